import { nameDays } from "../words/name-days.ts";
import { ALMANAC_YEAR } from "../words/statistics.ts";
import type { NameDay } from "./facts.ts";

const printedLater = new Set(nameDays.printedLater.split(","));
const calendar = new Map<string, NameDay>();

for (const [, name, month, day] of nameDays.days.matchAll(/([^\d,]+)(\d\d)(\d\d)/g)) {
  if (!name) continue;
  calendar.set(name, {
    month: Number(month),
    day: Number(day),
    listedAs: name,
    ...(printedLater.has(name) && { printedFrom: ALMANAC_YEAR }),
  });
}

const variants = new Map(
  nameDays.variants.split(",").map((pair): [string, string] => {
    const [variant = "", listed = ""] = pair.split("=");
    return [variant, listed];
  }),
);

/** The name day of a name, under its own or another spelling; undefined if it has none. */
export function nameDayOf(name: string): NameDay | undefined {
  return calendar.get(name) ?? calendar.get(variants.get(name) ?? "");
}
