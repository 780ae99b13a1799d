import { assertNoneUnknown, moduleText, type Output } from "./emit.ts";
import { base36List, frontCode, hexDigits, tier } from "./encoding.ts";
import { SOURCES } from "./provenance.ts";
import { SURNAME_MARKS, sortedSurnames, surnameMarks, unknownListedSurnames } from "./surnames.ts";

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** The files of surnames and of their bearers. @throws Error when a list names the unknown. */
export function surnameFiles(persons: ReadonlyMap<string, number>): Output {
  const names = sortedSurnames(persons);
  const bearers = names.map((name) => persons.get(name) ?? 0);
  const known = new Set(names);
  assertNoneUnknown("surnames", unknownListedSurnames(known));
  const marks = names.map((name) => surnameMarks(name, known));
  const total = bearers.reduce((sum, value) => sum + value, 0);
  const share = (label: string, bits: number) => {
    const indexes = names.map((_, index) => index).filter((i) => ((marks[i] ?? 0) & bits) !== 0);
    const people = indexes.reduce((sum, index) => sum + (bearers[index] ?? 0), 0);
    return `${label} ${indexes.length} (${percent(people, total)} of bearers)`;
  };
  return {
    files: new Map([
      [
        "surnames.ts",
        moduleText(
          SOURCES.surnames,
          [
            "Surnames with 100 bearers or more, front-coded as in given-names.ts. One digit a name in",
            "the others: marks 1 svenska, 2 nordiska, 4 natur; tiers 0 to 2 for fewer than",
            "1 000, 1 000–9 999 and 10 000 bearers or more.",
          ],
          {
            surnames: {
              names: frontCode(names),
              marks: hexDigits(marks),
              tiers: bearers.map(tier).join(""),
            },
          },
        ),
      ],
      [
        "surname-facts.ts",
        moduleText(
          SOURCES.surnames,
          ["People who bear each name of surnames.ts, in its order, as base-36 numbers."],
          { surnameFacts: { bearers: base36List(bearers) } },
        ),
      ],
    ]),
    summary: [
      `surnames ${names.length}: ${share("svenska", SURNAME_MARKS.swedish)}, ` +
        `${share("nordiska", SURNAME_MARKS.nordic)}, ${share("natur", SURNAME_MARKS.nature)}, ` +
        share("any", 7),
    ],
  };
}
