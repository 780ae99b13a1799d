import { assertNoneUnknown, moduleText, type Output } from "./emit.ts";
import { commaList, compareCodePoints, tier } from "./encoding.ts";
import type { Sources } from "./provenance.ts";
import { SURNAME_MARKS, sortedSurnames, surnameMarks, unknownListedSurnames } from "./surnames.ts";

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** The modules of surnames and their bearers. @throws Error for unknown curated names */
export function surnameFiles(persons: ReadonlyMap<string, number>, sources: Sources): Output {
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
  const groups = groupSurnames(names, bearers, marks);
  const common = groups.filter((group) => group.tier > 0);
  const rare = groups.filter((group) => group.tier === 0);
  const rareCount = rare.reduce((sum, group) => sum + group.names.length, 0);
  return {
    files: new Map([
      [
        "surnames.ts",
        moduleText(
          sources.surnames,
          [
            "Surnames with 1 000 bearers or more, grouped by marks (the sum of 1 svenska, 2 nordiska,",
            "4 natur) and tier (1 for fewer than 10 000 bearers, or 2).",
            "rareSurnameCount: how many names rare-surnames.ts has.",
          ],
          { surnames: common.map(listed), rareSurnameCount: rareCount },
        ),
      ],
      [
        "rare-surnames.ts",
        moduleText(
          sources.surnames,
          ["Surnames with 100 to 999 bearers, tier 0; the format is that of surnames.ts."],
          { rareSurnames: rare.map(listed) },
        ),
      ],
      [
        "surname-facts.ts",
        moduleText(
          sources.surnames,
          [
            "People who bear each name of surnames.ts, then of rare-surnames.ts, in the same order.",
          ],
          {
            surnameFacts: {
              bearers: [...common, ...rare].flatMap((group) => group.bearers).join(","),
            },
          },
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

interface SurnameGroup {
  readonly marks: number;
  readonly tier: number;
  readonly names: string[];
  readonly bearers: number[];
}

/** A group as it is bundled. */
function listed({ marks, tier, names }: SurnameGroup) {
  return { marks: marks.toString(16), tier: String(tier), names: commaList(names) };
}

/** Groups the names by marks and tier, and keeps their order within a group. */
function groupSurnames(
  names: readonly string[],
  bearers: readonly number[],
  marks: readonly number[],
): SurnameGroup[] {
  const groups = new Map<string, SurnameGroup>();
  names.forEach((name, index) => {
    const sum = marks[index] ?? 0;
    const count = bearers[index] ?? 0;
    const key = `${sum} ${tier(count)}`;
    const group = groups.get(key) ?? { marks: sum, tier: tier(count), names: [], bearers: [] };
    group.names.push(name);
    group.bearers.push(count);
    groups.set(key, group);
  });
  return [...groups.entries()]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([, group]) => group);
}
