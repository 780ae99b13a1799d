import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { surnameList } from "@/names/facts/late-surnames.ts";
import {
  blockedAnywhere,
  blockedBeginnings,
  blockedEnds,
  blockedWords,
  harmless,
} from "@/words/blocked-words.ts";
import { petTopNames } from "@/words/pet-top-names.ts";

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Those of the names that pass the block list; none should where names are blocked. */
function passing(names: readonly string[]): string[] {
  return names.filter(isClean);
}

function blocked(names: readonly string[]): string[] {
  return names.filter((name) => !isClean(name));
}

describe("a blocked word is found", () => {
  test("anywhere in a name, for every word of the first list", () => {
    const words = wordsOf(blockedAnywhere);
    expect(words.length).toBeGreaterThan(200);
    expect(passing(words.flatMap((word) => [word, `Mu${word}ri`]))).toEqual([]);
  });

  test("as a separate word, for every word of the second list", () => {
    const words = wordsOf(blockedWords);
    expect(words.length).toBeGreaterThan(80);
    expect(passing(words.flatMap((word) => [word, `Lilla ${word}`, `${word}_42`]))).toEqual([]);
  });

  test("at the beginning of a word and at its end, for every word of those lists", () => {
    const beginnings = wordsOf(blockedBeginnings).flatMap((word) => [
      `${word}emir`,
      `Ulf ${word}ek`,
    ]);
    const ends = wordsOf(blockedEnds).flatMap((word) => [`Bri${word}`, `Bri${word} Råd`]);
    expect(passing([...beginnings, ...ends])).toEqual([]);
    expect(blocked(["Othorun", "Brisugrid", "Elfanor"])).toEqual([]);
  });

  test.each([
    ["upper case", "KNARK"],
    ["mixed case", "KnArk"],
    ["a space", "Ku Ko Kuk Ån"],
    ["a space inside", "kn ark"],
    ["a hyphen", "Kn-ark"],
    ["digits", "kna1rk22"],
    ["underscores and dots", "k_n.a_r_k"],
    ["accents", "Knárk"],
    ["a combining character", "bo\u0308g"],
    ["Danish letters", "bøg"],
    ["the joint of a compound", "Roslagsexport"],
    ["the joint of two words", "Nu design"],
    ["camel case", "SlySlav"],
    ["ph for f", "Phagorius"],
    ["a harmless word that ends where it begins", "Analysex"],
    ["a harmless word that overlaps it", "Brunkuk"],
    ["a letter before it that makes a harmless word", "Brynvald Runklinga"],
  ])("despite %s", (_, name) => {
    expect(isClean(name)).toBe(false);
  });
});

describe("a harmless name passes", () => {
  test("when it contains letters like those of a blocked word", () => {
    const names =
      "Björkverk,Kodsmedjan,Bageriet på Torget,Åsa & Co,Kompass,Klassix,Analyshuset,Kanalen," +
      "Fröverket,Brunkebergs bageri,Sporrhund,Cockerspaniel,Ljudet,Titan,Profitt,Beslutsverk," +
      "Javelin,Terapeuten,Montenegro,Thora,Thora Lind,Casper,Jesper,Mårten,Titus,Silvanus,Lukas," +
      "Fanny,Nudelköket,Karusell,Fantasia,Grusväg,Kallikvarn,Fanfaren,Fagerlunds bageri,Hornskroken," +
      "Horisont,Stefans bageri,Lustgården,Judith & Co,Pusselbiten,Polkagris,Tigris,Fullträff,Sexton," +
      "Svingården,Runristaren,Senapsfabriken,Mustarden,Elefanten,Sorgristaren,Phantom";
    expect(blocked(names.split(","))).toEqual([]);
  });

  test("unless a blocked word accompanies it", () => {
    expect(passing(["Thora Knark", "Mathora", "Fröverkuk"])).toEqual([]);
  });

  test("like nearly all surnames, given names and common pet names", () => {
    const lists = [surnameList, givenNameList, petTopNames.dogs, petTopNames.cats];
    const names = lists.flat().map(({ name }) => name);
    expect(blocked(names).length).toBeLessThan(names.length / 1000);
  });

  test("when it has no letters at all", () => {
    expect(blocked(["", "42 - &"])).toEqual([]);
  });
});

describe("the block list", () => {
  const lists = [blockedAnywhere, blockedBeginnings, blockedEnds, blockedWords, harmless].map(
    wordsOf,
  );

  test("has lower-case words, each once", () => {
    for (const list of lists) {
      expect(list.filter((word) => !/^=?[a-zåäö]+$/.test(word))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test("has no harmless word that would not be blocked otherwise", () => {
    const [anywhere = [], beginnings = [], ends = [], words = [], harmlessWords = []] = lists;
    const isNeeded = (word: string) =>
      words.includes(word) ||
      anywhere.some((bad) => word.includes(bad)) ||
      beginnings.some((bad) => word.replace(/^ph/, "f").startsWith(bad)) ||
      ends.some((bad) => word.endsWith(bad));
    expect(harmlessWords.filter((word) => !isNeeded(word.replace("=", "")))).toEqual([]);
  });

  test("has no word that another one blocks anyway", () => {
    const [anywhere = [], beginnings = [], ends = [], words = []] = lists;
    const needless = [...beginnings, ...ends, ...words].filter((word) =>
      anywhere.some((bad) => word.includes(bad)),
    );
    const blockedAlready = words.filter(
      (word) =>
        beginnings.some((bad) => word.startsWith(bad)) || ends.some((bad) => word.endsWith(bad)),
    );
    expect([...needless, ...blockedAlready]).toEqual([]);
  });
});
