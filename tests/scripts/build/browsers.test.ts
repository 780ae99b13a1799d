import { expect, test } from "vitest";
import { buildTargets, compareVersions, oldestBrowsers } from "../../../scripts/build/browsers.ts";

test("takes the oldest version of each browser", () => {
  const listed = ["safari 16.0", "safari 9.1", "safari 15.4", "ios_saf 15.2-15.3", "chrome 103"];
  expect(oldestBrowsers(listed).map(({ compat, version }) => [compat, version])).toEqual([
    ["safari", "9.1"],
    ["safari_ios", "15.2"],
    ["chrome", "103"],
  ]);
});

test("rejects a browser that has no target", () => {
  expect(() => oldestBrowsers(["op_mini all"])).toThrow("op_mini");
});

test("builds for the browsers of package.json", () => {
  expect(buildTargets().toSorted()).toEqual([
    "chrome103",
    "edge103",
    "firefox102",
    "ios15.4",
    "safari15.4",
  ]);
});

test("compares minor versions as numbers", () => {
  expect(compareVersions("15.10", "15.4")).toBeGreaterThan(0);
  expect(compareVersions("103", "103.0")).toBe(0);
  expect(compareVersions("9.1", "15")).toBeLessThan(0);
});
