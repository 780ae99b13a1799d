import { formatCount } from "@/lib/format.ts";
import type { NewbornSeries } from "@/names/series/newborn-series.ts";

const FEW = "färre än\u00a010";

/** A count of newborns; the statistics leave out those below ten. */
export function newbornsText(count: number | null): string {
  return count === null ? FEW : formatCount(count);
}

/** A curve in words: "Nyfödda flickor: 120 2004, 98 2013." */
export function describeSeries({ sex, firstYear, counts }: NewbornSeries): string {
  const first = newbornsText(counts[0] ?? null);
  const last = newbornsText(counts.at(-1) ?? null);
  return `Nyfödda ${sex}: ${first} ${firstYear}, ${last} ${firstYear + counts.length - 1}.`;
}
