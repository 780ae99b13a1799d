import { natureGivenNames } from "./curated/nature-given-names.ts";
import { nordicGivenNames } from "./curated/nordic-given-names.ts";
import { assertNoneUnknown, moduleText, type Output } from "./emit.ts";
import { base36List, frontCode, hexDigits, tier } from "./encoding.ts";
import { type Bearers, figuresOf, LETTERS, MARKS, marksOf, sexOf } from "./given-names.ts";
import type { Calendar } from "./name-day-file.ts";
import { SOURCES } from "./provenance.ts";
import type { Newborns } from "./sources.ts";

/** The modules of given names and their bearers. @throws Error for unknown curated names */
export function givenNameFiles(
  names: readonly string[],
  bearers: Bearers,
  newborns: Newborns,
  calendar: Calendar,
): Output {
  const women = names.map((name) => bearers.women.get(name) ?? 0);
  const men = names.map((name) => bearers.men.get(name) ?? 0);
  const figures = names.map((name) => figuresOf(name, bearers, newborns));
  const marks = names.map((name, index) => {
    const own = figures[index];
    return own === undefined ? 0 : marksOf(name, own, calendar.printed(name));
  });
  const known = new Set(names);
  assertNoneUnknown(
    "nordic",
    nordicGivenNames.filter((name) => !known.has(name)),
  );
  assertNoneUnknown(
    "nature",
    natureGivenNames.filter((name) => !known.has(name)),
  );
  const sexes = figures.map(sexOf).join("");
  const marked = (bit: number) => marks.filter((mark) => (mark & bit) !== 0).length;
  const byLetter = [...LETTERS].map(
    (letter) => `${letter} ${names.filter((name) => name.startsWith(letter)).length}`,
  );
  return {
    files: new Map([
      [
        "given-names.ts",
        moduleText(
          SOURCES.givenNames,
          [
            "Given names in use in Sweden, front-coded: each entry starts with the number of characters",
            "that it shares with the previous name. The other fields have one character per name: sexes",
            "is f, p or u (unisex); marks a hex digit, the sum of 1 klassiskt, 2 modernt, 4 nordiskt,",
            "8 natur; tiers 0 to 2 for fewer than 1 000, 1 000–9 999 and 10 000 bearers or more.",
          ],
          {
            givenNames: {
              names: frontCode(names),
              sexes,
              marks: hexDigits(marks),
              tiers: names
                .map((_, index) => tier((women[index] ?? 0) + (men[index] ?? 0)))
                .join(""),
            },
          },
        ),
      ],
      [
        "given-name-facts.ts",
        moduleText(
          SOURCES.givenNames,
          [
            "Women and men who bear each name of given-names.ts, in the same order, as base-36",
            "numbers; an empty entry means none.",
          ],
          { givenNameFacts: { women: base36List(women), men: base36List(men) } },
        ),
      ],
    ]),
    summary: [
      `given names ${names.length}: klassiskt ${marked(MARKS.classic)}, modernt ${marked(MARKS.modern)}, ` +
        `nordiskt ${marked(MARKS.nordic)}, natur ${marked(MARKS.nature)}`,
      `sexes: ${["f", "p", "u"].map((sex) => `${sex} ${sexes.split(sex).length - 1}`).join(", ")}`,
      `by letter: ${byLetter.join(", ")}`,
    ],
  };
}
