import { readFile } from "node:fs/promises";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";

test("pages have the size of the API's answers", async () => {
  expect(parse(await readFile("supabase/config.toml", "utf8"))).toMatchObject({
    api: { max_rows: API_MAX_ROWS },
  });
});
