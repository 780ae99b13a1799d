import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginsAlike,
  countVowels,
  endsAlike,
  firstSound,
  isOneSoundApart,
  isSameSound,
  lastSound,
  rhymes,
} from "@/names/sounds/likeness.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";

describe("one sound apart", () => {
  test.each([
    ["a vowel is another one", "Ebba", "Abba"],
    ["a consonant is another one", "Mats", "Mans"],
    ["a sound is added", "Ann", "Anna"],
    ["a sound is added, and the vowel before it is short", "Ela", "Elsa"],
    ["a sound is added, and the vowel before it is long", "Granvåg", "Granevåg"],
    ["a vowel is long", "Anna", "Ana"],
    ["the stress is on another syllable", "Mari", "Marie"],
    ["y is i", "My", "Mi"],
    ["long e is short ä", "Hedda", "Heda"],
  ])("%s: %s, %s", (_, left, right) => {
    const [one, other] = [soundsOf(left), soundsOf(right)];
    expect(isOneSoundApart(one, other)).toBe(true);
    expect(isOneSoundApart(other, one)).toBe(true);
    expect(isSameSound(one, other)).toBe(false);
  });

  test.each([
    ["the same sounds", "Sara", "Sarah"],
    ["two sounds", "Elsa", "Alva"],
    ["a vowel that is another one, and long", "Anna", "Ona"],
    ["a sound, and the length of another vowel", "Lina", "Linna s"],
    ["a sound, and the stress", "Emil", "Emilia"],
    ["a sound, and a length that it does not force", "Ann", "Ana"],
    ["two sounds that have changed places", "Astrid", "Astird"],
  ])("not with %s: %s, %s", (_, left, right) => {
    const [one, other] = [soundsOf(left), soundsOf(right)];
    expect(isOneSoundApart(one, other)).toBe(false);
    expect(isOneSoundApart(other, one)).toBe(false);
  });
});

test("a lesser stress is no difference", () => {
  expect(isSameSound(soundsOf("Ann-Marie"), soundsOf("Annmarie"))).toBe(true);
  expect(isSameSound(",anmar'I", "anmar'I")).toBe(true);
});

describe("names that begin alike", () => {
  test.each([
    ["the same consonant and vowel", "Maja", "Malm"],
    ["the same consonant and vowel of another length", "Mona", "Mosander"],
    ["the same consonants", "Brynolf", "Brandt"],
    ["a sje-sound", "Charlotte", "Sjögren"],
    ["a tje-sound", "Kjell", "Tjäder"],
    ["a vowel and the sound after it", "Elin", "Elg"],
    ["j in other letters", "Hjalmar", "Ljarn"],
    ["long ä and e", "Pär", "Pehrson"],
    ["c and k", "Karl", "Carlsson"],
  ])("%s: %s %s", (_, given, surname) => {
    expect(beginsAlike(soundsOf(given), soundsOf(surname, "surname"))).toBe(true);
  });

  test.each([
    ["another vowel", "Lina", "Lundin"],
    ["other consonants", "Stina", "Strand"],
    ["another sound after the vowel", "Elin", "Ekström"],
    ["o and å", "Bo", "Borg"],
    ["a vowel alone", "Ea", "E"],
    ["ch as k", "Charlotte", "Carlsson"],
  ])("not with %s: %s %s", (_, given, surname) => {
    expect(beginsAlike(soundsOf(given), soundsOf(surname, "surname"))).toBe(false);
  });
});

describe("names that rhyme", () => {
  test.each([
    ["from the stressed vowel on", "Josefin", "Modin"],
    ["in the two last vowels", "Lisa", "Nisa"],
    ["with one syllable", "Bo", "Lo"],
  ])("%s: %s %s", (_, given, surname) => {
    expect(rhymes(soundsOf(given), soundsOf(surname, "surname"))).toBe(true);
  });

  test.each([
    ["another length", "Linn", "Fin"],
    ["a stress that only one has", "Linn", "Martin"],
    ["another consonant before the vowel", "Håkan", "Wahlman"],
    ["an open syllable", "Anna", "Sundina"],
  ])("not with %s: %s %s", (_, given, surname) => {
    expect(rhymes(soundsOf(given), soundsOf(surname, "surname"))).toBe(false);
  });

  test.each([
    ["Knut", "Lindknut"],
    ["Ivan", "Radwan"],
    ["Elin", "Malin"],
  ])("not without the stress, but they end alike: %s %s", (given, surname) => {
    const [one, other] = [soundsOf(given), soundsOf(surname, "surname")];
    expect(rhymes(one, other)).toBe(false);
    expect(endsAlike(one, other)).toBe(true);
  });
});

test.each([
  ["Louise", "s"],
  ["Charlotte", "t"],
  ["Georg", "j"],
  ["Max", "s"],
  ["Sarah", "a"],
  ["Marie", "i"],
])("%s ends in %s", (name, sound) => {
  expect(lastSound(soundsOf(name))).toBe(sound);
});

test.each([
  ["Göransson", "j"],
  ["Åberg", "å"],
  ["Cederlund", "s"],
  ["Philipson", "f"],
])("%s begins with %s", (name, sound) => {
  expect(firstSound(soundsOf(name, "surname"))).toBe(sound);
});

const name = fc.string({ unit: fc.constantFrom(..."aeiouyåäöbcdfghklmnrstv"), maxLength: 8 });

test("any two names: both ways the same answer, and one of same, apart and different", () => {
  fc.assert(
    fc.property(name, name, (left, right) => {
      const [one, other] = [soundsOf(left), soundsOf(right)];
      expect(isSameSound(one, one)).toBe(true);
      expect(isOneSoundApart(one, one)).toBe(false);
      expect(isSameSound(one, other)).toBe(isSameSound(other, one));
      expect(isOneSoundApart(one, other)).toBe(isOneSoundApart(other, one));
      expect(beginsAlike(one, other)).toBe(beginsAlike(other, one));
      expect(
        Math.abs(countVowels(one) - countVowels(other)) > 1 && isOneSoundApart(one, other),
      ).toBe(false);
    }),
  );
});
