import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/block-list.ts";
import { surnameList } from "@/generators/surname-list.ts";
import { blockedAnywhere, blockedWords, harmless } from "@/words/blocked-words.ts";
import { petTopNames } from "@/words/pet-top-names.ts";

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

describe("a bad word is found", () => {
  test.each(wordsOf(blockedAnywhere))("inside a name: %s", (word) => {
    expect(isClean(`Mu${word}ri`)).toBe(false);
    expect(isClean(word)).toBe(false);
  });

  test.each(wordsOf(blockedWords))("as a word of its own: %s", (word) => {
    expect(isClean(word)).toBe(false);
    expect(isClean(`Lilla ${word}`)).toBe(false);
    expect(isClean(`${word}_42`)).toBe(false);
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
    ["composed of letter and mark", "bo\u0308g"],
    ["Danish letters", "bøg"],
    ["the joint of a compound", "Roslagsexport"],
    ["the joint of two words", "Nu design"],
    ["camel case", "SlySlav"],
  ])("despite %s", (_, name) => {
    expect(isClean(name)).toBe(false);
  });
});

describe("innocent names pass", () => {
  test.each([
    ["Björkverk", "Kodsmedjan", "Bageriet på Torget", "Åsa & Co", "Kompass", "Klassix"],
    // Each holds a blocked word, or letters near one.
    ["Analyshuset", "Kanalen", "Fröverket", "Brunkebergs bageri", "Sporrhund", "Cockerspaniel"],
    ["Ljudet", "Titan", "Profitt", "Beslutsverk", "Javelin", "Terapeuten", "Montenegro"],
    ["Thora", "Thora Lind", "Casper", "Jesper", "Mårten", "Titus", "Silvanus", "Lukas", "Fanny"],
    ["Nudelköket", "Karusell", "Fantasia", "Grusväg", "Kallikvarn", "Svindlande"],
  ])("%s, %s, %s, %s, %s and more", (...names) => {
    expect(names.filter((name) => !isClean(name))).toEqual([]);
  });

  test("a harmless word excuses no other word", () => {
    expect(isClean("Thora Knark")).toBe(false);
    expect(isClean("Mathora")).toBe(false);
    expect(isClean("Fröverkuk")).toBe(false);
  });

  test("nearly all Swedish surnames and all common pet names", () => {
    const names = [
      ...surnameList.map(({ name }) => name),
      ...petTopNames.dogs.map(({ name }) => name),
      ...petTopNames.cats.map(({ name }) => name),
    ];
    expect(names.filter((name) => !isClean(name)).length).toBeLessThan(names.length / 1000);
  });

  test("an empty name", () => {
    expect(isClean("")).toBe(true);
    expect(isClean("42 - &")).toBe(true);
  });
});

describe("the list", () => {
  const lists = [blockedAnywhere, blockedWords, harmless].map(wordsOf);

  test("has plain lower-case words, each once", () => {
    for (const list of lists) {
      expect(list.filter((word) => !/^=?[a-zåäö]+$/.test(word))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test("excuses only letters that would be blocked otherwise", () => {
    const [anywhere = [], words = []] = lists;
    const idle = (lists[2] ?? [])
      .map((word) => word.replace("=", ""))
      .filter((word) => !words.includes(word) && !anywhere.some((bad) => word.includes(bad)));
    // "fröv" and "pröv" hold "röv" and so on: nothing stands here without need.
    expect(idle).toEqual([]);
  });
});
