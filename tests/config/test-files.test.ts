import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("only files that are named isolated mock modules", () => {
  const mocking = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /^vi\.mock\(/m.test(readFileSync(`tests/${file}`, "utf8")));
  expect(mocking).not.toEqual([]);
  expect(mocking.filter((file) => !file.includes(".isolated.test."))).toEqual([]);
});
