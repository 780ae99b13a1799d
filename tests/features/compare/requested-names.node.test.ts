import { expect, test } from "vitest";
import { parseRequestedNames } from "@/features/compare/requested-names.ts";

test("names are read as they are written, without empty ones", () => {
  expect(parseRequestedNames("Astrid, Anna  Karin ,,D’Angelo,Alexandra-Josefin")).toEqual({
    names: ["Astrid", "Anna Karin", "D'Angelo", "Alexandra-Josefin"],
    problems: [],
  });
  expect(parseRequestedNames("Astrid;Alma.\nBjo\u0308rn")).toEqual({
    names: ["Astrid", "Alma", "Björn"],
    problems: [],
  });
  expect(parseRequestedNames("")).toEqual({ names: [], problems: [] });
});

test.each([
  [
    "Astrid,astrid,Ester",
    ["Astrid", "Ester"],
    "Astrid står flera gånger i länken och visas en gång.",
  ],
  [
    "Ada,Bo,Cleo,Disa,Ebbe,Frej,Greta,Hugo,Ines,Jack",
    ["Ada", "Bo", "Cleo", "Disa", "Ebbe", "Frej", "Greta", "Hugo"],
    "Här ryms 8\u00a0namn. Ines och Jack är inte med.",
  ],
  [
    `Astrid,${"a".repeat(200)}`,
    ["Astrid"],
    `Vi hoppade över ”${"a".repeat(20)} …”, som inte är ett namn.`,
  ],
  ["Astrid,<b>,12", ["Astrid"], "Vi hoppade över ”<b>” och ”12”, som inte är namn."],
])("%s is read with a sentence on what is not shown", (text, names, problem) => {
  expect(parseRequestedNames(text)).toEqual({ names, problems: [problem] });
});
