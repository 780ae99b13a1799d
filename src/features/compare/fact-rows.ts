/** What the statistics say of names side by side, in words (docs/specification.md, "Names side by side"). */

import { formatCount, formatQuantity, formatShare, formatShortDay } from "@/lib/format.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { meanAgeOf } from "@/names/facts/mean-age.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord, YearOfNewborns } from "@/names/search/name-files.ts";
import { latestOf, listLength } from "@/names/series/latest-newborns.ts";
import { YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { listYears, yearsText } from "@/names/series/years.ts";
import { syllablesOf } from "@/names/sounds/syllables.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { countriesOfUse, countryRows, moreCommonIn } from "@/names/world/rows.ts";
import { swedishShareAtMost } from "@/names/world/swedish-share.ts";
import {
  FIRST_LATEST_YEAR,
  FIRST_NEWBORN_YEAR,
  GIVEN_NAMES_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR,
} from "@/words/statistics.ts";
import type { ComparedName } from "./compared-name-api.ts";

/** A fact about one name: a number or a word, and what belongs to it. */
interface Cell {
  readonly figure: string;
  readonly text?: string;
}

/** The same fact about each of the names, in their order. */
export interface FactRow {
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** Every fact that at least one of the names has. */
export function factRows(names: readonly ComparedName[]): FactRow[] {
  const rowOf = (label: string, cellOf: (name: ComparedName) => Cell): FactRow => ({
    label,
    cells: names.map(cellOf),
  });
  const isListedLately = ({ record }: ComparedName) => latestYears(record).length > 0;
  const hasSpellings = ({ together }: ComparedName) => together !== null;
  return [
    // The day is below the table: it is too long for a phone's label.
    rowOf(`Bar namnet ${GIVEN_NAMES_YEAR}`, ({ record }) => bearersCell(record)),
    rowOf("Medelålder", ({ record }) => meanAgeCell(record)),
    rowOf(`Födda sedan ${FIRST_NEWBORN_YEAR}`, ({ record }) => bornCell(record)),
    rowOf(`Nyfödda ${LAST_NEWBORN_YEAR}`, ({ record }) => newbornsCell(record)),
    ...(names.some(isListedLately)
      ? [rowOf(`Skatteverket ${LATEST_YEARS}`, ({ record }) => latestCell(record))]
      : []),
    rowOf("Namnsdag", ({ record }) => nameDayCell(record)),
    rowOf("Används i andra länder", worldCell),
    rowOf("Stavelser", ({ record: { name } }) => ({
      figure: formatCount(syllablesOf(name)),
      text: formatQuantity(name.replace(/\P{L}/gu, "").length, "bokstav", "bokstäver"),
    })),
    ...(names.some(hasSpellings) ? [rowOf("Andra stavningar", spellingsCell)] : []),
  ];
}

const LATEST_YEARS = yearsText({ first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR });

function bearersCell({ women, men }: NameRecord): Cell {
  if (women + men === 0) return { figure: "Färre än två" };
  const text =
    women > 0 && men > 0
      ? // A column of a phone may be narrower than a count and its noun.
        `${formatCount(women)} kvinnor, ${formatCount(men)}\u00a0män`
      : women > 0
        ? "kvinnor"
        : "män";
  return { figure: formatCount(women + men), text };
}

function meanAgeCell(record: NameRecord): Cell {
  const age = meanAgeOf(record);
  if (age === null) return { figure: "Okänd", text: "för få bärare" };
  if ("all" in age) return { figure: years(age.all) };
  return { figure: `${Math.round(age.women)} och ${years(age.men)}`, text: "kvinnor och män" };
}

function years(age: number): string {
  return `${Math.round(age)}\u00a0år`;
}

/** Newborns until the bearers were counted, and what share of the bearers they are. */
function bornCell({ women, men, girls, boys }: NameRecord): Cell {
  const counted = [girls, boys].map((all) => all.filter(({ year }) => year <= GIVEN_NAMES_YEAR));
  const born = sumOf(counted.flat());
  if (born === 0) return { figure: "Färre än tio", text: "varje år" };
  const isMinimum = counted.some(({ length }) => length > 0 && length < COUNTED_YEARS);
  // A column of a phone may be narrower than the two words.
  const least = isMinimum ? "minst " : "";
  return {
    figure: `${least}${formatCount(born)}`,
    ...(women + men > 0 && { text: shareText(born / (women + men), least) }),
  };
}

const COUNTED_YEARS = listYears({
  first: FIRST_NEWBORN_YEAR,
  last: Math.min(GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR),
}).length;

/** Some have moved abroad, died or changed names, and others have moved here. */
function shareText(share: number, least: string): string {
  if (share >= 0.995) return "ungefär lika många som bär det";
  const text = share < 0.005 ? `under ${formatShare(0.01)}` : formatShare(share);
  return `${least}${text} av bärarna`;
}

function newbornsCell({ girls, boys }: NameRecord): Cell {
  const ofSexes = [
    { sex: "flickor", ...yearOf(girls) },
    { sex: "pojkar", ...yearOf(boys) },
  ].filter(({ children }) => children !== undefined);
  if (ofSexes.length === 0) {
    return { figure: LAST_NEWBORN_YEAR >= YEARS_FROM_TWO.first ? "Färre än två" : "Färre än tio" };
  }
  const [only, other] = ofSexes;
  return {
    figure: formatCount(ofSexes.reduce((sum, { children = 0 }) => sum + children, 0)),
    text: other
      ? ofSexes
          .map(({ sex, children = 0, rank }) => `${formatCount(children)}\u00a0${sex}${at(rank)}`)
          .join("; ")
      : `${only?.sex}${at(only?.rank)}`,
  };
}

function yearOf(years: readonly YearOfNewborns[]): Partial<YearOfNewborns> {
  return years.find(({ year }) => year === LAST_NEWBORN_YEAR) ?? {};
}

function at(rank: number | undefined): string {
  return rank === undefined ? "" : `, plats\u00a0${formatCount(rank)}`;
}

/** The years in which Skatteverket lists the name, of the sex that it lists most. */
function latestYears({ name }: NameRecord) {
  const [girls, boys] = [
    { sex: "flickor", years: latestOf(name, "girls") },
    { sex: "pojkar", years: latestOf(name, "boys") },
  ];
  const { sex, years } = sumOf(girls.years) >= sumOf(boys.years) ? girls : boys;
  return years.map((year) => ({ ...year, sex }));
}

function latestCell(record: NameRecord): Cell {
  const [last, ...earlier] = latestYears(record).reverse();
  if (!last) {
    return { figure: "–", text: `inte bland de ${listLength(LAST_LATEST_YEAR)}\u00a0vanligaste` };
  }
  return {
    figure: formatCount(last.children),
    text: [
      `${last.sex} ${last.year}${at(last.rank)}`,
      ...earlier.map(({ year, children }) => `${year}:\u00a0${formatCount(children)}`),
    ].join("\u00a0· "),
  };
}

function nameDayCell({ name }: NameRecord): Cell {
  const day = nameDayOf(name);
  if (!day) return { figure: "Ingen" };
  const notes = [
    ...(day.listedAs === name ? [] : [`som ${day.listedAs}`]),
    ...(day.printedFrom ? [`tryckt från ${day.printedFrom}`] : []),
  ];
  return {
    figure: formatShortDay(day.month, day.day),
    ...(notes.length > 0 && { text: notes.join(", ") }),
  };
}

function worldCell({ record, abroad }: ComparedName): Cell {
  const rows = countryRows(abroad);
  const more = (["bearers", "births"] as const).flatMap((counts) => {
    const share = swedishShareAtMost(record, counts);
    return share === null ? [] : moreCommonIn(rows, counts, share);
  });
  const names = more.map(({ country }) => country.name);
  return {
    figure: `${countriesOfUse(rows).length} av ${COUNTRIES.length}`,
    ...(names.length > 0 && { text: `vanligare i ${joinWords(names)} än här` }),
  };
}

function spellingsCell({ together }: ComparedName): Cell {
  if (!together) return { figure: "–" };
  const { record, spellings } = together;
  return {
    figure: formatCount(record.women + record.men),
    text: `med ${joinWords(spellings.filter((spelling) => spelling !== record.name))}`,
  };
}

function sumOf(years: readonly { readonly children: number }[]): number {
  return years.reduce((sum, { children }) => sum + children, 0);
}
