import { describe, expect, test } from "vitest";
import { guessUsername } from "@/generators/username-guess.ts";
import { labelledUsernames } from "./labelled-usernames.ts";

describe("the guess whether a username is taken", () => {
  test("puts the labelled names in their order", () => {
    const groups = Object.values(labelledUsernames).map((names) =>
      names.map((name) => guessUsername(name).score),
    );
    expect(groups.flat()).toHaveLength(60);
    const pairs = groups.flatMap((likelier, i) =>
      groups
        .slice(i + 1)
        .flatMap((others) => likelier.flatMap((score) => others.map((other) => score > other))),
    );
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ["ninja", "troligen upptaget", "Kort, ett vanligt ord"],
    ["Emma7", "troligen upptaget", "Kort, vanligt förnamn, en siffra"],
    ["NeonNinja", "troligen upptaget", "Lagom långt, flera vanliga ord"],
    ["neonninja", "troligen upptaget", "Lagom långt, flera vanliga ord"],
    ["kusinmys", "kanske upptaget", "Lagom långt, ovanliga ord"],
    ["terrassfika", "kanske ledigt", "Lagom långt, ovanliga ord"],
    ["SkymningsMelodi", "kanske ledigt", "Långt, ovanliga ord"],
  ])("of %s is %j, because: %s", (name, words, reason) => {
    expect(guessUsername(name)).toMatchObject({ words, reason });
  });

  test.each([
    ["a longer name", "solkatten", "solkattungen"],
    ["a digit more", "viking4", "viking42"],
    ["a sign between words", "neonvarg", "neon_varg"],
  ])("is lower for %s", (_, shorter, longer) => {
    expect(guessUsername(longer).score).toBeLessThan(guessUsername(shorter).score);
  });
});
