import { meanAgeOfAll } from "../../src/names/facts/mean-age.ts";
import { base36 } from "./all-names-files.ts";
import type { Bearers } from "./bearers.ts";
import { rises, yearTotals } from "./child-names.ts";
import { classicGivenNames, notClassicGivenNames } from "./curated/classic-given-names.ts";
import { natureGivenNames } from "./curated/nature-given-names.ts";
import { nordicGivenNames } from "./curated/nordic-given-names.ts";
import { assertNoneUnknown, moduleText, type Output } from "./emit.ts";
import { commaList, hexDigits, tier } from "./encoding.ts";
import {
  figuresFrom,
  isClassicByFigures,
  LETTERS,
  MARKS,
  marksOf,
  type NameSources,
  olderBearers,
  type Styles,
  sexOf,
} from "./given-names.ts";
import type { Calendar } from "./name-day-file.ts";
import type { Sources } from "./provenance.ts";
import { type Newborns, SEXES } from "./sources.ts";

/** Added to the tier of a name with a name day. */
const NAME_DAY_TIERS = 3;

/** Fewest older bearers of a classic by the curated list. */
const MIN_OLDER_LISTED = 100;

/** The modules of given names and their bearers. @throws Error for unknown curated names */
export function givenNameFiles(
  names: readonly string[],
  nameSources: NameSources,
  calendar: Calendar,
  styles: Styles,
  sources: Sources,
): Output {
  const { bearers, newborns } = nameSources;
  const { first, last } = newborns.years;
  const women = names.map((name) => bearers.women.get(name) ?? 0);
  const men = names.map((name) => bearers.men.get(name) ?? 0);
  const figures = names.map(figuresFrom(nameSources));
  const rising = risingNames(newborns);
  const marks = names.map((name) => marksOf(name, styles, (rise) => rising.has(rise)));
  const withDay = new Set(calendar.days.map((day) => day.name));
  const hasDay = (name: string) => withDay.has(calendar.variants.get(name) ?? name);
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
  const tiers = names.map((name, index) => {
    const bearers = (women[index] ?? 0) + (men[index] ?? 0);
    return tier(bearers) + (hasDay(name) ? NAME_DAY_TIERS : 0);
  });
  const risingIndexes = names.flatMap((name, index) => (rising.has(name) ? [index] : []));
  const marked = (bit: number) => marks.filter((mark) => (mark & bit) !== 0).length;
  const byLetter = [...LETTERS].map(
    (letter) => `${letter} ${names.filter((name) => name.startsWith(letter)).length}`,
  );
  return {
    files: new Map([
      [
        "given-names.ts",
        moduleText(
          sources.givenNames,
          [
            "Given names in use in Sweden. The other fields have one character per name: sexes is f, p or",
            "u (unisex); marks a hex digit, the sum of 1 klassiskt, 2 modernt, 4 nordiskt, 8 rising until",
            `${last}; tiers 0 to 2 for fewer than 1 000, 1 000–9 999 and 10 000 bearers or`,
            "more, and 3 more for a name with a name day. The rules are on /kallor. Of the spellings of",
            "a double name only the most common is listed; abbreviations, titles and parts of names are",
            "left out (scripts/statistics/curated/not-suggested.ts).",
          ],
          {
            givenNames: {
              names: commaList(names),
              sexes,
              marks: hexDigits(marks),
              tiers: tiers.join(""),
            },
          },
        ),
      ],
      [
        "rising-names.ts",
        moduleText(
          sources.givenNames,
          [
            `The names of given-names.ts that are rising until ${last}, which /fornamn opens with and so`,
            "does not wait for the others; names and tiers as there.",
          ],
          {
            risingNames: {
              names: commaList(risingIndexes.map((index) => names[index] ?? "")),
              tiers: risingIndexes.map((index) => tiers[index]).join(""),
            },
          },
        ),
      ],
      [
        "given-name-facts.ts",
        moduleText(
          sources.givenNames,
          ["Women and men who bear each name of given-names.ts, in the same order."],
          { givenNameFacts: { women: women.join(","), men: men.join(",") } },
        ),
      ],
      [
        "given-name-ages.ts",
        moduleText(
          sources.givenNames,
          [
            "Mean age of all who bear each name of given-names.ts, in the same order: whole years in",
            "base 36. Empty where it is not published, for fewer than ten bearers of a sex.",
          ],
          { givenNameAges: names.map((name) => wholeYears(meanAge(name, bearers))).join(",") },
        ),
      ],
      [
        "listed-classics.ts",
        moduleText(
          sources.givenNames,
          [
            "Names that are klassiska in our own judgement, by scripts/statistics/curated/",
            `classic-given-names.ts, and what the figures say about each: bearers of ${bearers.year} who are not`,
            `among the newborns of ${first}–${bearers.year}, and newborns of ${first} and of ${last} of the sex that is given`,
            "the name most. 0: fewer than 10.",
          ],
          { listedClassics: listClassics(nameSources, calendar) },
        ),
      ],
    ]),
    summary: [
      `given names ${names.length}: klassiskt ${marked(MARKS.classic)}, modernt ${marked(MARKS.modern)}, ` +
        `nordiskt ${marked(MARKS.nordic)}, rising ${marked(MARKS.rising)}`,
      `sexes: ${["f", "p", "u"].map((sex) => `${sex} ${sexes.split(sex).length - 1}`).join(", ")}`,
      `by letter: ${byLetter.join(", ")}`,
    ],
  };
}

function meanAge(name: string, { women, men, meanAges }: Bearers): number | null {
  return meanAgeOfAll({
    women: women.get(name) ?? 0,
    men: men.get(name) ?? 0,
    meanAge: { women: meanAges.F.get(name) ?? null, men: meanAges.M.get(name) ?? null },
  });
}

function wholeYears(age: number | null): string {
  return age === null ? "" : base36(Math.round(age));
}

/** The names that rise among the newborns of either sex. */
function risingNames(newborns: Newborns): ReadonlySet<string> {
  return new Set(
    SEXES.flatMap((sex) => {
      const all = newborns.bySex[sex];
      const totals = yearTotals(all);
      return [...all]
        .filter(([, series]) => rises(series, totals, newborns.years))
        .map(([name]) => name);
    }),
  );
}

/** @throws Error when the figures speak against a name on the curated list, or make it needless */
function listClassics(nameSources: NameSources, calendar: Calendar) {
  const { newborns } = nameSources;
  const figuresOf = figuresFrom(nameSources);
  const byFigures = (name: string) => isClassicByFigures(figuresOf(name), calendar.entryOf(name));
  const needless = [
    ...[...classicGivenNames].filter(byFigures),
    ...[...notClassicGivenNames].filter((name) => !byFigures(name)),
  ];
  if (needless.length > 0) throw new Error(`The rule decides already: ${needless.join(", ")}`);
  const names = [...classicGivenNames].sort(new Intl.Collator("sv").compare);
  const older = names.map((name) => olderBearers(figuresOf(name)));
  assertNoneUnknown(
    "classics",
    names.filter((_, index) => (older[index] ?? 0) < MIN_OLDER_LISTED),
  );
  const newbornsOf = (year: number) => (name: string) =>
    Math.max(...SEXES.map((sex) => newborns.bySex[sex].get(name)?.get(year) ?? 0));
  return {
    names: commaList(names),
    older: older.join(","),
    first: names.map(newbornsOf(newborns.years.first)).join(","),
    last: names.map(newbornsOf(newborns.years.last)).join(","),
  };
}
