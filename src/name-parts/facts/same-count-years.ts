import { joinWords } from "@/names/form/join-words.ts";

interface Year {
  readonly year: number;
  readonly children: number | null;
}

/** The years with the same number of children as the given year, which is included. */
export function tiedYears({ children }: Year, years: readonly Year[]): readonly number[] {
  return years.filter((year) => year.children === children).map(({ year }) => year);
}

/** "1998 och 2017" */
export function tiedYearsText(peak: Year, years: readonly Year[]): string {
  return joinWords(tiedYears(peak, years).map(String));
}
