import { describe, expect, test } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { countVowels } from "@/names/sounds/likeness.ts";
import { pronunciationOf } from "@/names/sounds/pronunciation.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";
import { labelledStress } from "./labelled-stress.ts";

/** As pages show it: AS-trid. */
function written(name: string): string | null {
  const pronunciation = pronunciationOf(name);
  if (!pronunciation) return null;
  const { syllables, stressed } = pronunciation;
  return syllables.map((part, i) => (i === stressed ? part.toUpperCase() : part)).join("-");
}

describe("the pronunciation", () => {
  test.each([
    ["a consonant is long after a short vowel", { Anna: "AN-na", Isabella: "i-sa-BEL-la" }],
    ["and at the end", { Annette: "a-NETT", Michel: "mi-SJELL" }],
    ["a long vowel ends its syllable", { Erik: "E-rik", Mikael: "MI-ka-el", Fredrik: "FRE-drik" }],
    ["s closes a syllable", { Astrid: "AS-trid", Kristina: "kris-TI-na" }],
    ["as many consonants begin a syllable as begin words", { Alexander: "a-lek-SAN-der" }],
    ["sounds are spelt as anyone reads them", { Göran: "JÖ-ran", Kerstin: "TJERS-tin" }],
    ["ng is one sound", { Inga: "ING-a", Magnus: "MANG-nus" }],
    ["diphthongs stay together", { Freja: "FREJ-a", Laura: "LAU-ra" }],
    ["a short å is written as in most names", { Otto: "OT-to", Mårten: "MÅR-ten" }],
    ["a short ä too", { Märta: "MÄR-ta", Ester: "ES-ter" }],
    ["parts of double names are not joined", { "Lars-Erik": "lars-E-rik" }],
    ["compounds are divided where they meet", { Torbjörn: "TOR-björn" }],
  ])("%s", (_, expected) => {
    for (const [name, spelt] of Object.entries(expected)) {
      expect([name, written(name)]).toEqual([name, spelt]);
    }
  });

  test.each(["Bo", "Kim", "Amira", "Salman", "Natalie", "Andrzej"])(
    "is not given of %s, which has one syllable or no certain stress",
    (name) => {
      expect(pronunciationOf(name)).toBeNull();
    },
  );

  test("has the labelled stress, and is not given where Swedes differ", () => {
    const given = labelledStress.filter(({ name }) => pronunciationOf(name));
    expect(given.length).toBeGreaterThan(80);
    const wrong = given.filter(
      ({ name, stressed }) => (pronunciationOf(name)?.stressed ?? -1) + 1 !== stressed,
    );
    expect(wrong).toEqual([]);
  });

  test("has a syllable for each vowel that is heard", () => {
    const given = givenNameList.flatMap(({ name }) => {
      const pronunciation = pronunciationOf(name);
      return pronunciation ? [{ name, syllables: pronunciation.syllables }] : [];
    });
    expect(given.length).toBeGreaterThan(1000);
    const other = given.filter(
      ({ name, syllables }) =>
        syllables.length !== countVowels(soundsOf(name)) ||
        !syllables.every((syllable) => /^\p{L}+$/u.test(syllable)),
    );
    expect(other.map(({ name }) => name)).toEqual([]);
  });
});
