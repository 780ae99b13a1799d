import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

// Closing the local backend must not lose what Deno has said.
test("the runner of the functions' tests fails when Deno does", () => {
  const file = "tests/functions/missing.test.ts";
  const { status, stderr } = spawnSync("npx", ["tsx", "scripts/test-functions.ts", file], {
    encoding: "utf8",
  });
  expect(stderr).toContain(file);
  expect(status).toBe(1);
});
