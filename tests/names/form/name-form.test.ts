import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { surnameList } from "@/names/facts/late-surnames.ts";
import { nameForm, typedName } from "@/names/form/name-form.ts";
import { nameOfSlug, slugOf } from "@/names/search/name-addresses.ts";

const realNames = [...givenNameList, ...surnameList].map(({ name }) => name);

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."aÅö'’´-–. ,1()[]\u0308\u200b\u00a0\ufe0f❤ЖαﾠﬁΐßＭ٣") }),
);

/** The text that a form is read from, and leads to. */
function textOf(text: string): string {
  const form = nameForm(text);
  if (form.kind === "empty") return "";
  return form.kind === "no-name" ? form.text : form.name;
}

describe("the normal form of a name", () => {
  test.each([
    ["bjo\u0308rn", "björn"],
    ["Björn.", "Björn"],
    ["Björn)", "Björn"],
    ["Ｍaja", "Maja"],
    ["𝐌𝐚𝐣𝐚", "Maja"],
    ["Anna\u00a0\u2009Karin", "Anna Karin"],
    ["As\u200btrid\ufeff", "Astrid"],
    ["\u202eAstrid\u202c", "Astrid"],
    ["D’Angelo", "D'Angelo"],
    ["D´Angelo", "D'Angelo"],
    ["Anna‐Karin", "Anna-Karin"],
    ["Anna–Karin", "Anna-Karin"],
    ["1. Astrid", "Astrid"],
    ["2) Bo", "Bo"],
    ["12 Astrid", "Astrid"],
    ["[x] Tyra", "Tyra"],
    ["- Alma", "Alma"],
    ["•\tAlma", "Alma"],
    ["1️⃣ Maja", "Maja"],
    ["❤️ Ella 👩🏽‍🍼", "Ella"],
    ["”Astrid”,", "Astrid"],
    ["'Astrid'", "Astrid"],
    ["Astrid (603)", "Astrid"],
    ["Astrid – 603", "Astrid"],
    ["Nicolo'", "Nicolo'"],
    ["J:son Lindh", "J:son Lindh"],
    ["N\u0304aru", "N\u0304aru"],
  ])("of %j is %j", (text, name) => {
    expect(nameForm(text)).toEqual({ kind: "name", name });
  });

  test.each(["", "  ", "\u200b\u00ad", "❤️", "👩‍🍼"])("of %j is empty", (text) => {
    expect(nameForm(text)).toEqual({ kind: "empty" });
  });

  test.each(["12", "???", "astrid99", "<b>Bo</b>", "https://x.se", "-", "a".repeat(61)])(
    "is none for %j",
    (text) => {
      expect(nameForm(text).kind).toBe("no-name");
    },
  );

  test.each([
    ["Ольга", "Olga"],
    ["Татьяна", "Tatjana"],
    ["Сергей", "Sergej"],
    ["Александр", "Alexandr"],
    ["Милица", "Militsa"],
    ["Σοφία", "Sofia"],
    ["ΓΙΏΡΓΟΣ", "Giorgos"],
    ["Анна Мария", "Anna Maria"],
    // With a Cyrillic А.
    ["Аstrid", "Astrid"],
    ["محمد", null],
    ["שרה", null],
    ["美咲", null],
  ])("of %s is in another script, and Latin letters have it as %s", (text, latin) => {
    expect(nameForm(text)).toMatchObject({ kind: "other-script", latin });
  });

  test("reads any text, and what it has read the same again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(nameForm(textOf(text)).kind).toBe(nameForm(text).kind);
        expect(textOf(textOf(text))).toBe(textOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("has only letters, apostrophes, hyphens, colons and single spaces, and begins with a letter", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const form = nameForm(text);
        if (form.kind !== "name") return;
        expect(form.name).toMatch(/^\p{L}(?: ?[\p{L}\p{M}':-])*$/u);
        expect(form.name.normalize("NFKC")).toBe(form.name);
        expect(form.name.length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 2000 },
    );
  });

  test("is the same for every spelling of the same characters, and what surrounds it in a list", () => {
    const before = ["", " ", "1. ", "12) ", "- ", "• ", "[ ] ", "❤️ ", "“", "(", "\u00a0", "\ufeff"];
    const after = ["", " ", ".", ",", ";", ")", "?", "!", "”", " (603)", " ❤️", "…", "\u200b", "/"];
    const spelt = [
      (name: string) => name,
      (name: string) => name.normalize("NFD"),
      (name: string) => name.replaceAll("'", "’").replaceAll("-", "‑").replaceAll(" ", "\u00a0"),
      (name: string) => [...name].join("\u200d"),
      (name: string) => name.replace(/[A-Za-z]/g, (letter) => fullWidth(letter)),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...realNames),
        fc.constantFrom(...before),
        fc.constantFrom(...after),
        fc.constantFrom(...spelt),
        (name, start, end, spell) => {
          expect(nameForm(start + spell(name) + end)).toEqual({ kind: "name", name });
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test.each(["1 ", "- ", "(1 ", "1. ", " (1)", "a-", "'", "[", "a "])(
  "a text of many %j is read in steps that grow with its length alone",
  (part) => {
    const longest = nameForm(`${part.repeat(200)}x`).kind;
    expect(["no-name", "name"]).toContain(longest);
    expect(nameForm(`${part.repeat(100_000)}x`).kind).toBe("no-name");
  },
);

test("a real name is its own normal form", () => {
  expect(realNames.filter((name) => textOf(name) !== name)).toEqual([]);
});

function fullWidth(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}

test("the address of a name leads to the same name again", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const form = nameForm(text);
      if (form.kind !== "name") return;
      const slug = slugOf(form.name);
      expect(nameForm(nameOfSlug(slug))).toEqual({ kind: "name", name: nameOfSlug(slug) });
    }),
    { numRuns: 2000 },
  );
});

describe("a typed name", () => {
  test.each([
    ["astrid", "Astrid"],
    ["anna-karin", "Anna-Karin"],
    ["von essen", "von Essen"],
    ["o'brien", "O'Brien"],
    ["MacLeod", "MacLeod"],
    ["Lind.", "Lind"],
    ["12", ""],
    ["???", ""],
    ["ольга", "Ольга"],
    ["St. Clair", "St Clair"],
    ["Andersson/Berg", "Andersson Berg"],
    ["Lindqvist2", "Lindqvist"],
    ["j:son/lindh", "J:son Lindh"],
    ["@lind: ek", "Lind Ek"],
    ["A".repeat(60), "A".repeat(40)],
    [`${"A".repeat(39)} Berg`, "A".repeat(39)],
  ])("%j is %j", (typed, name) => {
    expect(typedName(typed)).toBe(name);
  });

  test("never vanishes as long as it has a letter", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typedName(`${text}å`)).not.toBe("");
      }),
      { numRuns: 2000 },
    );
  });

  test("is at most 40 characters, and typed again the same", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = typedName(text);
        expect(name.length).toBeLessThanOrEqual(40);
        expect(typedName(name)).toBe(name);
      }),
    );
  });
});
