import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The modules that test files mock, each with "factory" or "automatic". */
function mocks(): (readonly [module: string, kind: string])[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`tests/${file}`, "utf8").matchAll(/vi\.(?:m|doM)ock\(\s*"([^"]+)"(,)?/g),
    ])
    .map(([, module = "", comma]) => [module, comma ? "factory" : "automatic"]);
}

// In a worker that two such files share, Vitest gives the second the module of the first.
test("a module is mocked either by factories or automatically", () => {
  const all = mocks();
  const manual = new Set(all.flatMap(([module, kind]) => (kind === "factory" ? [module] : [])));
  const automatic = all.flatMap(([module, kind]) => (kind === "automatic" ? [module] : []));
  expect(automatic).not.toEqual([]);
  expect(automatic.filter((module) => manual.has(module))).toEqual([]);
});
