import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pages, readBuilt, scriptsOf } from "./site.ts";

/** Names of chunks that no generator needs for its first suggestion. */
const LATER = [/(name|pet)-facts-/, /^pet-top-names-/, /^guide-/, /^faq-/, /^toaster-/, /^sentry-/];

test.each(LATER)("the build has a chunk %s of its own", (name) => {
  expect(readdirSync("dist/assets").some((file) => name.test(file))).toBe(true);
});

const generatorPages = pages.filter(({ path, kind }) => kind === "generator" || path === "/");

test.each(generatorPages)("$path starts without code that it needs later", ({ document }) => {
  const scripts = scriptsOf(document).map((address) => address.replace("/assets/", ""));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => LATER.some((name) => name.test(script)))).toEqual([]);
});

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
