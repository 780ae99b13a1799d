import { nameDays } from "../words/name-days.ts";
import type { NameDay } from "./facts.ts";

const printedFrom2027 = new Set(nameDays.almanacFrom2027.split(","));
const calendar = new Map<string, NameDay>();

for (const [, name, month, day] of nameDays.days.matchAll(/([^\d,]+)(\d\d)(\d\d)/g)) {
  if (!name) continue;
  calendar.set(name, {
    month: Number(month),
    day: Number(day),
    listedAs: name,
    ...(printedFrom2027.has(name) && { printedFrom: 2027 }),
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
