import { describe, expect, test } from "vitest";
import { syllablesOf } from "@/names/sounds/syllables.ts";
import { countedSyllables } from "./counted-syllables.ts";

const names = Object.values(countedSyllables)
  .join()
  .split(",")
  .map((entry) => {
    const [, name = "", syllables] = /^\s*(.+) (\d)$/.exec(entry) ?? [];
    return { name, syllables: Number(syllables) };
  });

describe("syllables of 300 names counted by hand", () => {
  test("are 300 different names", () => {
    expect(new Set(names.map(({ name }) => name)).size).toBe(300);
  });

  test("are those of the sounds", () => {
    const wrong = names.filter(({ name, syllables }) => syllablesOf(name) !== syllables);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  ["-ia and -io are two syllables", { Julia: 3, Antonio: 4, Mio: 2 }],
  ["two vowels that are no diphthong are two", { Thea: 2, Noa: 2, Emanuel: 4, Chloë: 2 }],
  ["a diphthong is one", { Aurora: 3, Eugen: 2, Lou: 1, Reidar: 2, Tuomo: 2 }],
  ["double vowels are one, but two different ones are not", { Saara: 2, Isaac: 2, Timea: 3 }],
  ["a silent e is none after two syllables", { Colette: 2, Suzanne: 2, Justine: 2, Florence: 2 }],
  ["a sounded e is one", { Mette: 2, Janne: 2, Trine: 2, Ebbe: 2, André: 2, Penelope: 4 }],
  ["y is a vowel between consonants and a consonant beside a vowel", { Kyra: 2, Yara: 2, Kay: 1 }],
  ["loan names are said as most Swedes say them", { Phoenix: 2, Heaven: 2, Eleanor: 3, Taim: 1 }],
  ["the silent e of -ore", { Leonore: 3, Theodore: 3, Eleonore: 4 }],
  ["the e of a Turkish name is sounded", { Emine: 3 }],
  ["abbreviations are read as the name", { Md: 3, Mhd: 3 }],
  ["the parts of a name are added up", { "Karl-Erik": 3, "Al Hassan": 3, "De la Cruz": 3 }],
  ["case, and the way an accent is encoded, make no difference", { ANDRÉ: 2, "Rene\u0301": 2 }],
  ["a name without vowels has one", { Ng: 1, Þ: 1 }],
])("%s", (_, expected) => {
  for (const [name, syllables] of Object.entries(expected)) {
    expect([name, syllablesOf(name)]).toEqual([name, syllables]);
  }
});
