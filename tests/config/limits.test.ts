import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SLOW_LOADING_MS } from "../../src/config/limits.ts";

test("the scripts of index.html say that a page is slow as soon as its own code does", () => {
  const delays = readFileSync("index.html", "utf8").matchAll(/(?<![\w#.-])(\d{4,})(?=[,)])/g);
  expect([...delays].map(([, delay]) => Number(delay))).toEqual([SLOW_LOADING_MS, SLOW_LOADING_MS]);
});
