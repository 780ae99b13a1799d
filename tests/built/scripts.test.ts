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

test("no chunk imports itself by way of others", () => {
  const imports = new Map(
    readdirSync("dist/assets")
      .filter((file) => file.endsWith(".js"))
      .map((file) => [
        file,
        [...readBuilt(`/assets/${file}`).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
          ([, imported = ""]) => imported,
        ),
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
