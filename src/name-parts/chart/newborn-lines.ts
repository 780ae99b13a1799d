/** What a chart of newborns shows, and how it says it in words. */

import { formatCount } from "@/lib/format.ts";
import { tiedYears, tiedYearsText } from "@/name-parts/facts/same-count-years.ts";
import type { Count } from "@/name-parts/spellings/count.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import type { YearOfNewborns } from "@/names/search/name-files.ts";
import { addYears } from "@/names/search/together.ts";
import { latestOf, listLength } from "@/names/series/latest-newborns.ts";
import { YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import {
  listYears,
  recentYears,
  type Years,
  yearsInWords,
  yearsText,
} from "@/names/series/years.ts";
import { FIRST_NEWBORN_YEAR, LAST_LATEST_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

export const SEXES = ["flickor", "pojkar"] as const;

type ChildSex = (typeof SEXES)[number];

/** What everyone sees. */
export const RECENT_YEARS: Years = recentYears(LAST_NEWBORN_YEAR);

/** Everything that SCB has published. */
export const ALL_YEARS: Years = { first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR };

/** A year of a line; `children` is null if it is missing from the statistics. */
export interface LineYear {
  readonly year: number;
  readonly children: number | null;
  readonly rank?: number;
  /** For spellings counted together: how many spellings the statistics leave out that year. */
  readonly missing?: number;
}

/** Newborns of one sex with a name, for every year of a period. */
export interface NewbornLine {
  readonly name: string;
  readonly sex: ChildSex;
  /** What tells it from the other lines of the chart. */
  readonly label: string;
  readonly years: readonly LineYear[];
  /** The years after those in which Skatteverket lists the name: points beside the line. */
  readonly latest: readonly LineYear[];
}

/** A line for each sex that the name was given to in the period. */
export function linesBySex({ record, spellings }: Count, period: Years): NewbornLine[] {
  const { name } = record;
  const missing = spellings.length > 1 ? { missing: spellings.length } : {};
  const everyYear = (published: readonly YearOfNewborns[]) =>
    listYears(period).map(
      (year): LineYear =>
        published.find((entry) => entry.year === year) ?? { year, children: null, ...missing },
    );
  const latest = (sex: "girls" | "boys") => {
    const [only = [], ...others] = spellings.map((spelling) => latestOf(spelling, sex));
    return others.length > 0 ? addYears([only, ...others]) : only;
  };
  const lineOf = (sex: ChildSex, newborns: "girls" | "boys"): NewbornLine => ({
    name,
    sex,
    label: sex,
    years: everyYear(record[newborns]),
    latest: latest(newborns),
  });
  return [lineOf("flickor", "girls"), lineOf("pojkar", "boys")].filter(({ years }) =>
    years.some(({ children }) => children !== null),
  );
}

/** The line of the sex that the name is given to most, or null when it has no year of newborns. */
export function mainLine(count: Count, period: Years): NewbornLine | null {
  const [line] = linesBySex(count, period).sort((left, right) => total(right) - total(left));
  return line ? { ...line, label: line.name } : null;
}

/** Every year lists names with so many children. */
const FEWEST_IN_EVERY_YEAR = 10;

/** Whether a line has a year that is listed in all of the series: fewer children are known of the last years only. */
export function isCurve({ years }: NewbornLine): boolean {
  return years.some(({ children }) => (children ?? 0) >= FEWEST_IN_EVERY_YEAR);
}

/** Whether there is a line to draw, from one year to another: a single year is a fact, told in words. */
export function isDrawable(lines: readonly NewbornLine[]): boolean {
  return lines.some(
    ({ years, latest }) =>
      [...years, ...latest].filter(({ children }) => children !== null).length > 1,
  );
}

function total({ years }: NewbornLine): number {
  return years.reduce((sum, { children }) => sum + (children ?? 0), 0);
}

/** The fewest children that a year's list includes: the latest years list names from two children. */
function fewestListed(year: number): number {
  return year >= YEARS_FROM_TWO.first ? 2 : FEWEST_IN_EVERY_YEAR;
}

/**
 * "603", "minst 594" where the statistics leave out a spelling that is counted, or "färre än 10" for a
 * year that they leave out.
 */
export function countText({ year, children, missing = 0 }: LineYear): string {
  if (children === null && year > LAST_NEWBORN_YEAR) {
    return `inte bland de ${listLength(year)}\u00a0vanligaste`;
  }
  if (children === null) return fewerThan(fewestListed(year), missing > 0);
  return `${missing > 0 ? "minst\u00a0" : ""}${formatCount(children)}`;
}

function fewerThan(limit: number, isPerSpelling: boolean): string {
  return `färre än\u00a0${limit}${isPerSpelling ? " per stavning" : ""}`;
}

/** "603 flickor, plats 1" */
export function yearText(line: NewbornLine, year: number): string {
  const entry = entryOf(line, year);
  if (entry.children === null && year > LAST_NEWBORN_YEAR) {
    return `${countText(entry)} ${line.sex === "flickor" ? "flicknamnen" : "pojknamnen"}`;
  }
  return withRank(`${countText(entry)}\u00a0${line.sex}`, entry);
}

export function withRank(text: string, { rank }: LineYear): string {
  return rank === undefined ? text : `${text}, plats\u00a0${formatCount(rank)}`;
}

export function entryOf({ years, latest }: NewbornLine, year: number): LineYear {
  return [...years, ...latest].find((entry) => entry.year === year) ?? { year, children: null };
}

/** The last year of a chart: that of the points after the lines, if there are any. */
export function lastYearOf(lines: readonly NewbornLine[], { last }: Years): number {
  return lines.some(({ latest }) => latest.length > 0) ? LAST_LATEST_YEAR : last;
}

/** The last year of a line, or of the points after it. */
export function endOf({ years, latest }: NewbornLine): LineYear | undefined {
  return latest.at(-1) ?? years.at(-1);
}

/** Whether a line is one of the two of a chart of a single name. */
export function isOfSex({ label, sex }: NewbornLine): boolean {
  return label === sex;
}

/**
 * The year with most children, the first of several; undefined when another year may have had as many,
 * with what the statistics leave out.
 */
export function peakOf(line: NewbornLine): LineYear | undefined {
  const highest = highestOf(line);
  const isCertain = line.years.every(
    (entry) =>
      entry === highest ||
      leftOut(entry) === 0 ||
      (entry.children ?? 0) + leftOut(entry) < (highest?.children ?? 0),
  );
  return isCertain ? highest : undefined;
}

/** The most children that the statistics may leave out of a year. */
function leftOut({ year, children, missing }: LineYear): number {
  return (missing ?? (children === null ? 1 : 0)) * (fewestListed(year) - 1);
}

/** The listed year with most children. */
function highestOf({ years }: NewbornLine): LineYear | undefined {
  return years.reduce<LineYear | undefined>(
    (highest, entry) => ((entry.children ?? 0) > (highest?.children ?? 0) ? entry : highest),
    undefined,
  );
}

/** What the chart of one name shows: "Från 439 till 603 flickor, 2013–2022", or what is known where no change is. */
export function findingOf(lines: readonly NewbornLine[], period: Years): string {
  const [line] = [...lines].sort((left, right) => total(right) - total(left));
  const first = line?.years[0];
  const last = line?.years.at(-1);
  const highest = line && highestOf(line);
  if (!line || !first || !last || !highest) return "";
  if (isChange(first, last)) {
    return `Från ${countText(first)} till ${countText(last)}\u00a0${line.sex}, ${yearsText(period)}`;
  }
  if (last.children !== null && first.children === last.children) {
    return `${countText(last)}\u00a0${line.sex} både ${first.year} och ${last.year}`;
  }
  const peak = peakOf(line);
  if (peak) return `Som mest ${countText(peak)}\u00a0${line.sex}, ${peak.year}`;
  const known = last.children === null ? highest : last;
  return `${upperFirst(countText(known))}\u00a0${line.sex} fick namnet ${known.year}`;
}

/** Whether two years differ, with whatever the statistics leave out of them. */
function isChange(first: LineYear, last: LineYear): boolean {
  const isLess = (one: LineYear, other: LineYear) =>
    (one.children ?? 0) + leftOut(one) < (other.children ?? 0);
  return isLess(first, last) || isLess(last, first);
}

/** A line in words: its ends, its peak, and the years that are missing. */
export function summaryOf(line: NewbornLine): string {
  const [first] = line.years;
  const last = line.years.at(-1);
  if (!first || !last) return "";
  const peak = peakOf(line);
  const subject = isOfSex(line) ? upperFirst(line.sex) : `${line.name}, ${line.sex}`;
  return [
    `${subject} ${first.year}: ${countText(first)}, ${last.year}: ${countText(last)}.`,
    ...(peak ? [`${peakText(peak, line)}.`] : []),
    ...gapsOf(line),
    ...(line.latest.length > 0 ? [`Skatteverket ${latestText(line)}.`] : []),
  ].join(" ");
}

/** "Flest 1998: 603", with the rank if the peak is a single year. */
function peakText(peak: LineYear, { years }: NewbornLine): string {
  const text = `Flest ${tiedYearsText(peak, years)}: ${countText(peak)}`;
  return tiedYears(peak, years).length > 1 ? text : withRank(text, peak);
}

/** "2023: 470, 2024: 473" */
function latestText({ latest }: NewbornLine): string {
  return latest.map((entry) => `${entry.year}: ${countText(entry)}`).join(", ");
}

/** "2004–2006 och 2008: färre än 10.", "2011: färre än 2." */
function gapsOf(line: NewbornLine): string[] {
  const gaps = missingYears([line]);
  return limitsOf(gaps).map((limit) => {
    const years = gaps.filter((year) => fewestListed(year) === limit);
    return `${joinWords(spansOf(years))}: ${fewerThan(limit, isOfSpellings(line))}.`;
  });
}

/** Whether a line is of several spellings together. */
export function isOfSpellings({ years }: NewbornLine): boolean {
  return years.some(({ missing }) => missing !== undefined);
}

/** What the dots along the base of the chart stand for; null without any. */
export function gapNote(lines: readonly NewbornLine[]): string | null {
  const [limit, lower] = limitsOf(missingYears(lines));
  if (limit === undefined) return null;
  const late =
    lower === undefined ? "" : `, ${yearsInWords(YEARS_FROM_TWO, "och")} färre än\u00a0${lower}`;
  const perSpelling = lines.some(isOfSpellings) ? " per stavning" : "";
  return `Prickar längs botten: färre än\u00a0${limit}\u00a0barn${late}${perSpelling}.`;
}

/** Years that the statistics leave out. */
export function missingYears(lines: readonly NewbornLine[]): number[] {
  return lines.flatMap(({ years }) =>
    years.filter(({ children }) => children === null).map(({ year }) => year),
  );
}

/** The fewest listed children in these years, the highest limit first. */
function limitsOf(years: readonly number[]): number[] {
  return [...new Set(years.map(fewestListed))].sort((left, right) => right - left);
}

/** 2003, 2004, 2005, 2008 → "2003–2005", "2008" */
function spansOf(years: readonly number[]): string[] {
  const starts = years.filter((year) => !years.includes(year - 1));
  return starts.map((start) => {
    let end = start;
    while (years.includes(end + 1)) end += 1;
    return end === start ? `${start}` : `${start}–${end}`;
  });
}
