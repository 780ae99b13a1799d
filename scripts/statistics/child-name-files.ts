import { MANY_BEARERS } from "../../src/config/limits.ts";
import { listYears, yearsInWords } from "../../src/names/series/years.ts";
import type { Bearers } from "./bearers.ts";
import { type ChildName, type NewName, numberOne, YEAR_BITS } from "./child-names.ts";
import { isNatureGivenName } from "./curated/nature-given-names.ts";
import { moduleText, type Output } from "./emit.ts";
import { commaList, hexDigits } from "./encoding.ts";
import type { Styles } from "./given-names.ts";
import type { LatestYear } from "./latest-newborns.ts";
import type { Sources } from "./provenance.ts";
import { type Newborns, type PublishedRank, SEXES, type Sex } from "./sources.ts";
import type { Statistics } from "./statistics.ts";

/** Names of each sex that a first page is drawn from. */
const FIRST_NAMES = 150;

const MARKS = { classic: 1, modern: 2, borneByMany: 4, nature: 8 } as const;

/** The modules of child names, the published list and the number ones of each year. */
export function childNameFiles(
  lists: Readonly<Record<Sex, readonly ChildName[]>>,
  newNames: Readonly<Record<Sex, readonly NewName[]>>,
  newborns: Newborns,
  bearers: Bearers,
  latestYears: readonly LatestYear[],
  { FIRST_YEAR_FROM_TWO, GIVEN_NAMES_YEAR }: Statistics,
  styles: Styles,
  published: readonly PublishedRank[],
  sources: Sources,
): Output {
  const isBorneByMany = (name: string) =>
    (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0) >= MANY_BEARERS;
  const marksFor = ({ name }: ChildName) =>
    (styles.isClassic(name) ? MARKS.classic : 0) |
    (styles.isModern(name) ? MARKS.modern : 0) |
    (isBorneByMany(name) ? MARKS.borneByMany : 0) |
    (isNatureGivenName(name) ? MARKS.nature : 0);
  const encode = (list: readonly ChildName[], latest: readonly NewName[]) => ({
    names: commaList(list.map((child) => child.name)),
    newborns: list.map((child) => child.newborns).join(","),
    marks: hexDigits(list.map(marksFor)),
    years: hexDigits(list.map((child) => child.years)),
    newNames: commaList(latest.map((child) => child.name)),
    newNewborns: latest.map((child) => child.newborns).join(","),
    newYears: latest.map((child) => newborns.years.last - child.year).join(""),
  });
  const encodeFirst = (list: readonly ChildName[]) => {
    const { names, newborns, marks, years } = encode(list.slice(0, FIRST_NAMES), []);
    return { names, newborns, marks, years };
  };
  const newest = latestYears.at(-1)?.bySex;
  const trends = (from: number, to?: number) =>
    SEXES.flatMap((sex) => {
      const isListed = (name: string) => newest?.[sex].some((listed) => listed.name === name);
      return lists[sex]
        .slice(from, to)
        .filter(({ name, years }) => (years & YEAR_BITS.rising) !== 0 || isListed(name));
    }).map(({ name }) => name);
  const firstTrends = new Set(trends(0, FIRST_NAMES));
  const lateTrends = new Set(trends(FIRST_NAMES).filter((name) => !firstTrends.has(name)));
  const sexWords = { F: "girls", M: "boys" } as const;
  const { last } = newborns.years;
  const source = published[0];
  if (source === undefined) throw new Error("No published ranks");
  const summary = (["F", "M"] as const).map((sex) => {
    const list = lists[sex];
    const counted = (label: string, bits: (child: ChildName) => number, bit: number) => {
      const has = (child: ChildName) => (bits(child) & bit) !== 0;
      return `${label} ${list.slice(0, 100).filter(has).length}+${list.slice(100).filter(has).length}`;
    };
    return [
      `${sexWords[sex]} ${list.length} (top 100 + rarer):`,
      counted("rising", (child) => child.years, YEAR_BITS.rising),
      counted("rose lately", (child) => child.years, YEAR_BITS.roseLately),
      counted("tidlösa", (child) => child.years, YEAR_BITS.timeless),
      counted("klassiska", marksFor, MARKS.classic),
      counted("moderna", marksFor, MARKS.modern),
      counted("natur", marksFor, MARKS.nature),
    ].join(" ");
  });
  return {
    files: new Map([
      [
        "child-names.ts",
        moduleText(
          sources.childNames,
          [
            `Names given to 10 girls or more, or 10 boys or more, in ${last}, ordered by SCB's rank and`,
            `alphabetically where names share a rank. newborns: children of ${last}. The other`,
            "fields have one digit per name: marks is the sum of 1 klassiska, 2 moderna, 4 borne by",
            `${MANY_BEARERS.toLocaleString("sv")} or more, 8 natur; years the sum of 1 rising until ${last}, 2 rose in ${last}, 4 tidlös`,
            `(klassisk, counted every year since ${newborns.years.first}, and borne and given in all times).`,
            `newNames: names of 2 children or more in ${yearsInWords({ first: FIRST_YEAR_FROM_TWO, last }, "or")}`,
            `that at most one other person bore in ${GIVEN_NAMES_YEAR}, with the children of the latest year and, as`,
            `digits, that year (0 for ${last}, 1 for ${last - 1}). The rules are on /kallor.`,
          ],
          {
            childNames: {
              girls: encode(lists.F, newNames.F),
              boys: encode(lists.M, newNames.M),
            },
          },
        ),
      ],
      [
        "first-child-names.ts",
        moduleText(
          sources.childNames,
          [
            `The first ${FIRST_NAMES} names of each sex in child-names.ts, with the same fields: a first page of names`,
            "does not wait for the others. lateTrends: how many of the others are a trend of the newest year.",
          ],
          {
            firstChildNames: {
              girls: encodeFirst(lists.F),
              boys: encodeFirst(lists.M),
              lateTrends: lateTrends.size,
            },
          },
        ),
      ],
      [
        "published-top.ts",
        moduleText(
          sources.published,
          [`The five most given names of each sex in ${source.year}, with spellings merged.`],
          {
            publishedTop: published.map((row) => ({
              sex: sexWords[row.sex],
              rank: row.rank,
              name: row.name,
              mergedWith: row.mergedWith,
            })),
            publishedTopSource: { publisher: "Skatteverket, via Rötter", url: source.url },
          },
        ),
      ],
      [
        "number-ones.ts",
        moduleText(
          sources.newborns,
          ["The most given name of each sex by year, with every spelling counted separately."],
          {
            numberOnes: listYears(newborns.years).map((year) => ({
              year,
              girl: numberOne("F", year, newborns),
              boy: numberOne("M", year, newborns),
            })),
          },
        ),
      ],
    ]),
    summary,
  };
}
