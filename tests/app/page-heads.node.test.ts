import { describe, expect, test } from "vitest";
import { pageHead } from "@/app/page-heads.ts";
import { routes } from "@/app/routes.ts";

/** The pages that search engines may index; those with a parameter have heads of their own. */
const indexed = routes.filter(
  ({ path, kind }) => (kind === "generator" || kind === "content") && !path.includes(":"),
);

const heads = await Promise.all(
  indexed.map(async ({ path }) => ({ path, ...(await pageHead(path)) })),
);

describe.each(heads)("$path", ({ title, description }) => {
  test("has a title that search engines show whole, in 50 to 60 characters", () => {
    expect(title.length, title).toBeGreaterThanOrEqual(50);
    expect(title.length, title).toBeLessThanOrEqual(60);
  });

  test("has a description of 120 to 155 characters", () => {
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
  });
});
