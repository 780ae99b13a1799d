import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";
import { expect, test } from "vitest";
import { FIRST_MAIL_DELAY_MS } from "@/config/limits.ts";

const CONFIG = v.object({
  auth: v.object({
    email: v.object({ max_frequency: v.pipe(v.string(), v.regex(/^\d+s$/)) }),
  }),
});

test("a second mail is never sent as soon as the first one of a new account", () => {
  const { auth } = v.parse(CONFIG, parse(readFileSync("supabase/config.toml", "utf8")));
  expect(Number.parseInt(auth.email.max_frequency, 10) * 1000).toBeGreaterThan(FIRST_MAIL_DELAY_MS);
});
