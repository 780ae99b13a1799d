/** CONTRIBUTING.md, "A filter": one is added to /fornamn in its definition alone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteCopy } from "./site-copy.ts";

const DEFINITION = "src/generators/given-names/given-names.ts";

let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
  site.insertBefore(
    DEFINITION,
    '  {\n    id: "ordning",',
    `  openFilter("slutljud", "Slutar med", [
    { value: "vokal", label: "Vokal" },
    { value: "konsonant", label: "Konsonant" },
  ]),
`,
  );
  site.insertBefore(
    DEFINITION,
    "        (letter === ALL || given.letter === letter)",
    `        (choiceOf(choices, "slutljud") === ALL ||
          /[aeiouyåäöéáíóúü]$/i.test(given.name) === (choiceOf(choices, "slutljud") === "vokal")) &&
`,
  );
});

afterAll(() => site.remove());

test("the compiler and the linter accept it", async () => {
  await site.runTool("typescript/bin/tsc", "-p", "tsconfig.json");
  await site.runTool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", DEFINITION);
});

test("the tests of the generators, of their pages and of what they share accept it", async () => {
  const { proving, failed } = await site.runTests([
    "tests/config/documentation.test.ts",
    "tests/features/generator",
    "tests/features/rooms/deck.node.test.ts",
    "tests/generators",
    "tests/pages/family-field.test.tsx",
    "tests/pages/generator-filters.test.tsx",
    "tests/pages/generator-pages.test.tsx",
    "tests/pages/hidden-names.test.tsx",
  ]);
  expect(failed).toEqual([]);
  expect(proving).toContain("tests/generators/combinations.test.ts");
});

test("the tests of the API accept it", async () => {
  await site.runTool(
    "tsx/dist/cli.mjs",
    "scripts/test-functions.ts",
    "tests/functions/names.test.ts",
  );
});
