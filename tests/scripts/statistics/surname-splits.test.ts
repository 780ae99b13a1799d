import { describe, expect, it, test } from "vitest";
import {
  NATURE_FIRST,
  NATURE_LAST,
  OLD_SPELLINGS,
  OTHER_FIRST,
  OTHER_LAST,
} from "../../../scripts/statistics/curated/surname-elements.ts";
import {
  isReviewed,
  namesNature,
  splitSurname,
} from "../../../scripts/statistics/surname-splits.ts";

/** The division of a name as "lind+berg", "lund-in", "svens'son", or "lind(d)dahl" for a shared letter. */
function divided(name: string): string | null {
  const split = splitSurname(name);
  if (!split) return null;
  const [first, last] = split.parts;
  const sign = { compound: "+", ending: "-", patronymic: "'" }[split.kind];
  return `${first}${split.joined ? `(${last.charAt(0)})` : sign}${last}`;
}

describe("a name read by hand", () => {
  it.each([
    ["Lindberg", "lind+berg"],
    ["Lindahl", "lind(d)dahl"],
    ["Lundahl", "lund(d)dahl"],
    ["Sandahl", "sand(d)dahl"],
    ["Wallin", "wall-in"],
    ["Hallin", "hall-in"],
    ["Norén", "nor-én"],
    ["Linder", "lind-er"],
    ["Ekman", "ek+man"],
    ["Svensson", "svens'son"],
    ["Larsson", "lars'son"],
    ["Olsson", "ols'son"],
    ["Ekelund", "eke+lund"],
    ["Åström", "å+ström"],
  ])("%s is %s", (name, division) => {
    expect(isReviewed(name)).toBe(true);
    expect(divided(name)).toBe(division);
  });

  it.each([
    ...["Söder", "Öster", "Wester", "Lager", "Berg"],
    ...["Berlin", "Werner", "Sander", "Ali", "Andersen", "Johnson"],
    // Nor-dahl or Nord-dahl, Hage-lin or Hagel-in.
    ...["Nordahl", "Hagelin"],
    // Mel and boh are no words.
    ...["Melin", "Bohlin"],
  ])("%s is not divided", (name) => {
    expect(isReviewed(name)).toBe(true);
    expect(splitSurname(name)).toBeNull();
  });
});

describe("a rarer name", () => {
  it.each([
    ["Hammarsköld", "hammar+sköld"],
    ["Granfors", "gran+fors"],
    ["Hjortsberg", "hjorts+berg"],
    ["von Malmborg", "malm+borg"],
    ["Wahlund", "wahl(l)lund"],
    ["Strandahl", "strand(d)dahl"],
    ["Dahlander", "dahl-ander"],
    ["Strandell", "strand-ell"],
    ["Björklin", "björk-lin"],
    ["Bergius", "berg-ius"],
    ["Torkelsson", "torkels'son"],
    ["Tomasson", "tomas'son"],
    ["Larsdotter", "lars'dotter"],
  ])("%s is %s", (name, division) => {
    expect(isReviewed(name)).toBe(false);
    expect(divided(name)).toBe(division);
  });

  it.each([
    // One part is on no list.
    ...["Goldberg", "Kågström", "Bergxyz", "Mitchell", "Rosenbaum"],
    // Vi-dal or Vid-dal, En-gren or Eng-gren.
    ...["Vidal", "Engren"],
    // Words and foreign names in -er and -man, and a name with one letter for two that is a place.
    ...["Hager", "Ryder", "Osman", "Holman", "Halland"],
    // No man's name, or none in the genitive.
    ...["Bergsson", "Jonson", "Erikson", "Amundsen"],
    ...["Roland", "Viking", "Selby", "Ek-Lund", "X"],
  ])("%s is not divided", (name) => {
    expect(splitSurname(name)).toBeNull();
  });
});

describe("namesNature", () => {
  it.each([
    ["Bergström", true],
    ["Hellström", true],
    ["Lindman", true],
    ["Sundin", true],
    ["Dahlöf", true],
    ["Hammarsköld", false],
    ["Norell", false],
    ["Björnsson", false],
  ])("says of %s %s", (name, isNature) => {
    const split = splitSurname(name);
    expect(split && namesNature(split)).toBe(isNature);
  });
});

test("an element that spells a word for something in nature in an old way has the class of the word", () => {
  const nature = new Set([...NATURE_FIRST, ...NATURE_LAST]);
  const others = [...OTHER_FIRST, ...OTHER_LAST];
  expect(others.filter((part) => nature.has(OLD_SPELLINGS.get(part) ?? ""))).toEqual([]);
});

test("no element is on two lists of the same place", () => {
  for (const [nature, other] of [
    [NATURE_FIRST, OTHER_FIRST],
    [NATURE_LAST, OTHER_LAST],
  ] as const) {
    const all = [...nature, ...other];
    expect(all.filter((part, i) => all.indexOf(part) !== i)).toEqual([]);
  }
});
