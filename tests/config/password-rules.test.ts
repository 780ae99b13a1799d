/** The sign-up form and the auth service (supabase/config.toml) ask for the same passwords. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";
import { expect, test } from "vitest";
import { PASSWORD_MIN_LENGTH } from "@/config/limits.ts";
import { missingNeeds, PASSWORD_RULES } from "@/features/auth/password/password-rules.ts";

/** The character classes of `lower_upper_letters_digits_symbols`, as the auth service has them. */
const CHARACTER_CLASSES = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0123456789",
  "!@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~",
];

const CONFIG = v.object({
  auth: v.object({
    minimum_password_length: v.number(),
    password_requirements: v.literal("lower_upper_letters_digits_symbols"),
  }),
});

const { auth } = v.parse(CONFIG, parse(readFileSync("supabase/config.toml", "utf8")));

test("the shortest password has the same length", () => {
  expect(auth.minimum_password_length).toBe(PASSWORD_MIN_LENGTH);
  const shortest = "Namn1!".padEnd(auth.minimum_password_length, "a");
  expect(missingNeeds(shortest)).toEqual([]);
  expect(missingNeeds(shortest.slice(0, -1))).toHaveLength(1);
});

test("the same character classes are required", () => {
  // The rules that a character meets by itself, of which the minimum length is none.
  const metRules = (character: string) =>
    PASSWORD_RULES.filter(({ isMet }) => isMet(character)).map(({ need }) => need);
  for (const characters of CHARACTER_CLASSES) {
    expect(new Set([...characters].map((character) => metRules(character).join()))).toHaveLength(1);
  }
  const rules = CHARACTER_CLASSES.map(([character = ""]) => metRules(character).join());
  expect(new Set(rules)).toHaveLength(PASSWORD_RULES.length - 1);

  for (let code = 0; code < 256; code += 1) {
    const character = String.fromCharCode(code);
    const isInClass = CHARACTER_CLASSES.some((characters) => characters.includes(character));
    expect(metRules(character), character).toHaveLength(isInClass ? 1 : 0);
  }
});
