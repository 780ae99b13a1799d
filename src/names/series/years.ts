/** The spans of years that rules and texts refer to, counted from the last year of the newborns. */

/** A span of years, the first and the last included. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

/** The last ten years: what a curve shows, and what "modernt" means. */
export function recentYears(last: number): Years {
  return { first: last - 9, last };
}

/** What is compared to find a name that rises or falls among the newborns. */
export function trendYears(last: number): { readonly before: Years; readonly after: Years } {
  return {
    before: { first: last - 7, last: last - 5 },
    after: { first: last - 2, last },
  };
}

/** What the last year is compared with to find a name that rose in it. */
export function yearsBefore(last: number): Years {
  return { first: last - 3, last: last - 1 };
}

/** Every year of a span. */
export function listYears({ first, last }: Years): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** "1990–2009", or "1990" for a single year. */
export function yearsText({ first, last }: Years): string {
  return first === last ? `${first}` : `${first}–${last}`;
}

/**
 * Two years with a word between them ("2008 och 2009"), and other spans as in {@link yearsText}.
 *
 * @param word och or eller
 */
export function yearsInWords({ first, last }: Years, word: string): string {
  return last === first + 1 ? `${first} ${word} ${last}` : yearsText({ first, last });
}
