import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import {
  distinctNames,
  leftOutMessage,
  namesMissingIn,
  parseListedNames,
  parseNameList,
} from "@/names/form/pasted-names.ts";

const COMPOSED = "Åsa";
const DECOMPOSED = "A\u030asa";

describe("names that visitors have written", () => {
  test.each([
    [["Alma", "alma", "ALMA"], ["Alma"]],
    [
      ["bo", "Astrid", "Bo"],
      ["bo", "Astrid"],
    ],
    [[DECOMPOSED, COMPOSED.toLowerCase(), "Ås\u200ba"], [DECOMPOSED]],
    // Accents and hyphens make another name.
    [
      ["Linnea", "Linnéa", "Anna-Karin", "Anna Karin"],
      ["Linnea", "Linnéa", "Anna-Karin", "Anna Karin"],
    ],
  ])("%j are %j", (names, distinct) => {
    expect(distinctNames(names)).toEqual(distinct);
  });

  test("are missing in a list that has them in no spelling", () => {
    expect(namesMissingIn(["alma", COMPOSED], ["Alma", DECOMPOSED, "Linnea"])).toEqual(["Linnea"]);
  });
});

describe("a text of names", () => {
  test.each([
    ["", []],
    [" \n\t\n\u00a0\n", []],
    ["Astrid;Alma", ["Astrid", "Alma"]],
    ["Astrid, Alma,,Tyra ", ["Astrid", "Alma", "Tyra"]],
    ["Astrid\r\nBo\rCleo\u2028Disa", ["Astrid", "Bo", "Cleo", "Disa"]],
    ["Molly, Anna och Bo", ["Molly", "Anna", "Bo"]],
    ["Molly & Anna", ["Molly", "Anna"]],
    ["Astrid/Alma | Tyra", ["Astrid", "Alma", "Tyra"]],
    ["1. Astrid\n2. Alma\n10) Tyra", ["Astrid", "Alma", "Tyra"]],
    ["• Astrid\n- Alma\n* Tyra\n[ ] Bo\n[x] Cleo", ["Astrid", "Alma", "Tyra", "Bo", "Cleo"]],
    ["❤️ Astrid ❤️\n♡ Alma\n👶🏽 Tyra", ["Astrid", "Alma", "Tyra"]],
    ["Astrid (603)\nAlma – 590", ["Astrid", "Alma"]],
    ["Astrid ❤️ Alma ❤️ Bo", ["Astrid", "Alma", "Bo"]],
    ["Astrid👶🏽Alma 👩‍🍼 Bo", ["Astrid", "Alma", "Bo"]],
    ["1. Astrid 2. Alma 3) Bo", ["Astrid", "Alma", "Bo"]],
    // Copied from a table.
    ["1\tAstrid\t603\n2\tAlma\t1 590", ["Astrid", "Alma"]],
    ["Anna Karin\nAnna‐Karin", ["Anna Karin", "Anna-Karin"]],
    ["As\u200btrid\n\u202eAlma\u202c", ["Astrid", "Alma"]],
    // A room takes names in any script.
    ["Ольга, Astrid", ["Ольга", "Astrid"]],
  ])("%j is of the names %j", (text, names) => {
    expect(parseNameList(text)).toMatchObject({ names, leftOut: [] });
  });

  test("has each name once, in any case, and says which it has several times", () => {
    expect(parseNameList("Bo\nAstrid\n Bo\nbo\nA\u0301strid")).toEqual({
      names: ["Bo", "Astrid", "Ástrid"],
      repeated: ["Bo"],
      leftOut: [],
    });
  });

  test("leaves out what is no name", () => {
    expect(parseNameList("Astrid\n12\n???, <b>\n-\n•\nhttps://x.se")).toMatchObject({
      names: ["Astrid"],
      leftOut: ["12", "???", "<b>", "https://x.se"],
    });
  });

  test("has every real name of a list, however it is decorated", () => {
    const marks = fc.constantFrom("", "1. ", "- ", "• ", "❤️ ", "\t", "[ ] ", "”");
    const ends = fc.constantFrom("", ".", " (12)", " ❤️", "”", "\u200b");
    const between = fc.constantFrom("\n", "\r\n", "; ", ",", " , ", "\n\n", "\n\t");
    const name = fc.constantFrom(...givenNameList.map((listed) => listed.name));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 8 }), marks, ends, between, (...drawn) => {
        const [names, mark, end, separator] = drawn;
        const text = names.map((each) => mark + each + end).join(separator);
        expect(parseNameList(text)).toEqual({ names, repeated: [], leftOut: [] });
      }),
    );
  });
});

describe("the names of a list of any generator", () => {
  test.each([
    [
      "xX_astrid99_Xx\nNord & Söner\n2b\nCafé 9\nNord & Co.",
      ["xX_astrid99_Xx", "Nord & Söner", "2b", "Café 9", "Nord & Co."],
    ],
    ["1. Astrid (603)\n- Alma;Bo, Cleo", ["Astrid", "Alma", "Bo", "Cleo"]],
    ["1\tAnna Karin\n\u202eAstrid\u202c\n\u200e\u0007", ["Anna Karin", "Astrid"]],
  ])("%j", (text, names) => {
    expect(parseListedNames(text)).toMatchObject({ names, leftOut: [] });
  });

  test("stay as they are where the list has them already", () => {
    const stored = ["luna_", "Foto!", "Ek, Ask & Alm", "1. Bo ❤️", "007"];
    expect(parseListedNames([...stored, "sol_", "Ny!"].join("\n"), stored)).toEqual({
      names: [...stored, "sol", "Ny"],
      repeated: [],
      leftOut: [],
    });
  });

  test("are those with a letter", () => {
    expect(parseListedNames("12\nAstrid\n???")).toMatchObject({
      names: ["Astrid"],
      leftOut: ["12", "???"],
    });
  });

  test("are the same when the list is read again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { names } = parseListedNames(text);
        expect(parseListedNames(names.join("\n"))).toEqual({ names, repeated: [], leftOut: [] });
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  [[], null],
  [["12"], "Vi hoppade över ”12”, som inte är ett namn."],
  [["12", "???"], "Vi hoppade över ”12” och ”???”, som inte är namn."],
  [["1", "2", "3", "4"], "Vi hoppade över 4\u00a0delar som inte är namn."],
  [["9".repeat(30)], `Vi hoppade över ”${"9".repeat(20)} …”, som inte är ett namn.`],
])("what is left out is said in a sentence: %j", (leftOut, message) => {
  expect(leftOutMessage(leftOut)).toBe(message);
});
