import { type Count, countOf } from "@/name-parts/spellings/count.ts";
import { slugOf } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { linesBySex, RECENT_YEARS } from "./newborn-lines.ts";

/** Fewest years with a number: a curve that is mostly gaps says little where nothing explains it. */
const FEWEST_YEARS = 5;

/**
 * The address of a name's chart for other sites, not encoded; null for a name without a document of its own or with
 * too few years. Other sites have the address in their pages, so its form never changes.
 */
export function embedPathOf(record: NameRecord): string | null {
  const hasCurve = linesBySex(countOf(record), RECENT_YEARS).some(
    ({ years }) => years.filter(({ children }) => children !== null).length >= FEWEST_YEARS,
  );
  return hasCurve && record.hasGivenNameDocument ? `/inbaddat/namn/${slugOf(record.name)}` : null;
}

/** The chart for other sites of what is counted: of one spelling, since each has its own. */
export function embedOf({ record, spellings }: Count): { name: string; path: string } | null {
  const path = spellings.length === 1 ? embedPathOf(record) : null;
  return path === null ? null : { name: record.name, path };
}
