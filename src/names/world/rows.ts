/** A name in one country after the other, in figures that can be compared. */
import type { Abroad, Figure } from "./abroad.ts";
import { COUNTRIES, type Country, canWrite, totalOf } from "./countries.ts";
import { isUsed } from "./used.ts";

/** How many times as large a share is that is told as more common: what is counted differs a little. */
const CLEARLY = 1.25;

/** The published figures of a name in a country. */
export interface CountryRow {
  readonly country: Country;
  /** The country's own spelling; null for that of the name. */
  readonly spelling: string | null;
  /** Null below the limit of the office, which holds for each sex by itself. */
  readonly women: PublishedFigure | null;
  readonly men: PublishedFigure | null;
  /** Of the published figures, per hundred thousand people or births; null without a known total. */
  readonly share: number | null;
}

export interface PublishedFigure {
  readonly count: number;
  readonly rank: number | null;
}

/** Every published figure of a name. */
export function countryRows({ women, men }: Abroad): CountryRow[] {
  return COUNTRIES.flatMap((country, i) => {
    const [ofWomen, ofMen] = [women[i], men[i]];
    const spelling = (ofWomen?.own ?? ofMen?.own)?.spelling ?? null;
    return [
      rowOf(country, null, ofWomen?.exact, ofMen?.exact),
      ...(spelling === null ? [] : [rowOf(country, spelling, ofWomen?.own, ofMen?.own)]),
    ].filter((row) => row.women !== null || row.men !== null);
  });
}

function rowOf(
  country: Country,
  spelling: string | null,
  women: Figure | null | undefined,
  men: Figure | null | undefined,
): CountryRow {
  const [ofWomen, ofMen] = [published(women), published(men)];
  const total = totalOf(country)?.total;
  return {
    country,
    spelling,
    women: ofWomen,
    men: ofMen,
    share: total === undefined ? null : shareOf((ofWomen?.count ?? 0) + (ofMen?.count ?? 0), total),
  };
}

function published(figure: Figure | null | undefined): PublishedFigure | null {
  return figure && figure.count !== null ? { count: figure.count, rank: figure.rank } : null;
}

/** Per hundred thousand. */
export function shareOf(count: number, total: number): number {
  return (count * 100_000) / total;
}

/** The countries where the name is used, as it is spelt (./used.ts). */
export function countriesOfUse(rows: readonly CountryRow[]): Country[] {
  const used = rows.filter(
    ({ country, spelling, women, men }) =>
      spelling === null && isUsed((women?.count ?? 0) + (men?.count ?? 0), totalOf(country)?.total),
  );
  return used.map(({ country }) => country);
}

/** Births of earlier years, where the newest has no figure. */
export interface EarlierBirths {
  readonly country: Country;
  readonly spelling: string | null;
  readonly girls: number | null;
  readonly boys: number | null;
}

/** The countries without a figure of a name. */
export interface Unpublished {
  readonly earlier: readonly EarlierBirths[];
  /** Below the limit of the office. */
  readonly below: readonly Country[];
  /** The office does not write every letter of the name, so that a figure is not to be expected. */
  readonly unwritten: readonly Country[];
}

/** The countries without a figure of the newest year or day. */
export function unpublished(name: string, { women, men }: Abroad): Unpublished {
  const earlier: EarlierBirths[] = [];
  const below: Country[] = [];
  const unwritten: Country[] = [];
  COUNTRIES.forEach((country, i) => {
    const [ofGirls, ofBoys] = [women[i], men[i]];
    const figures = [ofGirls?.exact, ofGirls?.own, ofBoys?.exact, ofBoys?.own];
    if (figures.some((figure) => figure && figure.count !== null)) return;
    const spelling = (ofGirls?.own ?? ofBoys?.own)?.spelling ?? null;
    const girls = (ofGirls?.own ?? ofGirls?.exact)?.total ?? null;
    const boys = (ofBoys?.own ?? ofBoys?.exact)?.total ?? null;
    if (girls !== null || boys !== null) earlier.push({ country, spelling, girls, boys });
    else if (canWrite(country, name)) below.push(country);
    else unwritten.push(country);
  });
  return { earlier, below, unwritten };
}

/** Countries where the name is clearly more common than in Sweden, whatever the offices leave out. */
export function moreCommonIn(
  rows: readonly CountryRow[],
  counts: Country["counts"],
  swedishShare: number,
): CountryRow[] {
  return rows.filter(
    ({ country, spelling, share }) =>
      country.counts === counts &&
      spelling === null &&
      share !== null &&
      share >= CLEARLY * swedishShare,
  );
}
