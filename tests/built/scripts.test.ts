import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pages, readBuilt, scriptsOf } from "./site.ts";

test.each(pages)("$path announces every chunk that its scripts import", ({ document }) => {
  const announced = scriptsOf(document);
  for (const address of announced) {
    for (const [, imported] of readBuilt(address).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      expect(announced, address).toContain(`/assets/${imported}`);
    }
  }
});

const chunks = readdirSync("dist/assets")
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: readBuilt(`/assets/${file}`) }));

test.each(pages)(
  "$path has no link of React Router, which each navigation would render again",
  ({ document }) => {
    // The mark that it gives them.
    expect(document.querySelector("[data-discover]")).toBeNull();
  },
);

test("the browser compiles the code of a sheet and its dialog when it is loaded, not at the press", () => {
  const sheet = chunks.find(({ file }) => file.startsWith("filter-sheet-"));
  const dialog = chunks.find(({ code }) => code.includes("focusScope.autoFocusOnMount"));
  for (const chunk of [sheet, dialog]) {
    expect(chunk?.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("no chunk imports itself by way of others", () => {
  const imports = new Map(
    chunks.map(({ file, code }) => [
      file,
      [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, imported = ""]) => imported),
    ]),
  );
  function reachableFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
    for (const imported of imports.get(file) ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      reachableFrom(imported, seen);
    }
    return seen;
  }
  expect([...imports.keys()].filter((file) => reachableFrom(file).has(file))).toEqual([]);
});
