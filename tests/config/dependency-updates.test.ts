/** Packages with an exact version are updated by hand: docs/decisions/0005-pinned-tools.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

test("no update is proposed for a package whose version is exact or named by the functions", () => {
  const versions = v.record(v.string(), v.string());
  const { dependencies, devDependencies } = v.parse(
    v.object({ dependencies: versions, devDependencies: versions }),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const exact = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => /^\d/.test(version))
    .map(([name]) => name);
  const named = readdirSync("supabase/functions", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [
      ...readFileSync(join("supabase/functions", file), "utf8").matchAll(/"npm:(.+?)@\d/g),
    ])
    .flatMap(([, name]) => name ?? []);
  const settings = readFileSync(".github/dependabot.yml", "utf8");
  const ignored = [
    ...settings.matchAll(/- dependency-name: "?([^"\s]+)"?\n(?! +update-types)/g),
  ].flatMap(([, name]) => name ?? []);
  expect(exact.length).toBeGreaterThan(5);
  expect([...new Set([...exact, ...named])].sort()).toEqual(ignored.toSorted());
});
