import { expect, test } from "vitest";
import { comparePath } from "@/name-parts/links/compare-path.ts";

test("the address of a comparison is read back as its names", () => {
  const names = ["Åsa", "D'Angelo", "Anna Karin", "A&B=C"];
  const { pathname, searchParams } = new URL(comparePath(names), "https://example.se");
  expect(pathname).toBe("/jamfor");
  expect(searchParams.get("namn")?.split(",")).toEqual(names);
});

test("the names in the address of a comparison are divided by plain commas", () => {
  expect(comparePath(["Astrid", "Sigrid"])).toBe("/jamfor?namn=Astrid,Sigrid");
});

test("a comparison without names has the address of the page", () => {
  expect(comparePath([])).toBe("/jamfor");
});
