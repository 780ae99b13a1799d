/** CONTRIBUTING.md, "A page": one is added with its row, its head, a link to it and its place in the specification. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteCopy } from "./site-copy.ts";

const PAGE = `import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /ordlista */
export default function WordsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Ordlista" />
      <PageHeading>Ordlista</PageHeading>
      <Lead>Ord om namn, med vad de betyder.</Lead>
    </>
  );
}
`;

const TEST = `import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import WordsPage from "@/pages/words-page.tsx";

test("the page has its heading", () => {
  render(<WordsPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading", { level: 1, name: "Ordlista" })).toBeVisible();
});
`;

const HEAD = `  "/ordlista": {
    title: "Ordlista: vad orden om namn betyder här – Namnfynd",
    description:
      "Vad betyder tilltalsnamn, andranamn och namnlängd? Korta förklaringar av de ord om namn som står på sidorna, med exempel på varje.",
  },
`;

let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
  site.write("src/pages/words-page.tsx", PAGE);
  site.write("tests/pages/words-page.test.tsx", TEST);
  site.insertBefore(
    "src/app/routes.ts",
    '  { path: "/villkor", kind',
    '  { path: "/ordlista", kind: "content", page: () => import("@/pages/words-page.tsx") },\n',
  );
  site.insertBefore("src/app/page-heads.ts", '  "/villkor": {', HEAD);
  site.insertBefore(
    "src/app/footer-content.tsx",
    '      { to: "/villkor", label',
    '      { to: "/ordlista", label: "Ordlista" },\n',
  );
  site.insertBefore("docs/specification.md", "`/villkor`, `/tillganglighet`", "`/ordlista`, ");
});

afterAll(() => site.remove());

test("the compiler accepts it", async () => {
  await site.runTool("typescript/bin/tsc", "-p", "tsconfig.json");
});

test("the tests of every page accept it", async () => {
  const { proving, failed } = await site.runTests([
    "tests/app",
    "tests/config",
    "tests/pages/content-pages.test.tsx",
    "tests/pages/words-page.test.tsx",
    "tests/scripts/build",
  ]);
  expect(failed).toEqual([]);
  expect(proving).toContain("tests/pages/words-page.test.tsx");
});
