import { describe, expect, test } from "vitest";
import { guessUsername } from "@/generators/usernames/username-guess.ts";
import { labelledUsernames } from "../labelled-usernames.ts";
import { equallyLongPairs, laterUsernamePairs, usernamePairs } from "../username-pairs.ts";

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
    ["written before the words", usernamePairs, 100, 95],
    ["written without reading the words", laterUsernamePairs, 40, 38],
    ["of equal length", equallyLongPairs, 20, 18],
  ])("puts nearly all labelled pairs %s in their order", (_, pairs, count, least) => {
    const ordered = pairs.filter(
      ([likelier, other]) => guessUsername(likelier).score > guessUsername(other).score,
    );
    expect(pairs).toHaveLength(count);
    expect(ordered.length).toBeGreaterThanOrEqual(least);
  });

  test.each([
    "johan.berg",
    "emmajohansson",
    "sara.andersson",
    "coffeelover",
    "designbyanna",
    "d.eriksson",
  ])("does not say that %s is perhaps free", (name) => {
    expect(guessUsername(name).words).not.toBe("kanske ledigt");
  });

  test.each([
    ["ninja", "troligen upptaget", "kort, ett vanligt ord"],
    ["Emma7", "troligen upptaget", "kort, vanligt förnamn, en siffra"],
    ["NeonNinja", "troligen upptaget", "ganska kort, flera vanliga ord"],
    ["neonninja", "troligen upptaget", "ganska kort, flera vanliga ord"],
    ["emmajohansson", "troligen upptaget", "långt, vanligt förnamn, vanligt efternamn"],
    ["AnnaSjostrom", "troligen upptaget", "långt, vanligt förnamn, vanligt efternamn"],
    ["kusinmys", "kanske upptaget", "ganska kort, ovanliga ord"],
    ["terrassfika", "kanske ledigt", "lagom långt, ovanliga ord"],
    ["SkymningsMelodi", "kanske ledigt", "långt, ovanliga ord"],
  ])("of %s is %j, because: %s", (name, words, reasons) => {
    expect(guessUsername(name)).toMatchObject({ words, reasons: reasons.split(", ") });
  });

  test.each([
    ["a longer name", "solkatten", "solkattungen"],
    ["a digit more", "viking4", "viking42"],
    ["a sign between words", "neonvarg", "neon_varg"],
  ])("is lower for %s", (_, shorter, longer) => {
    expect(guessUsername(longer).score).toBeLessThan(guessUsername(shorter).score);
  });
});
