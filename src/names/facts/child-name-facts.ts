import { nameDayOf } from "../days/name-days.ts";
import { childNameList } from "./child-name-list.ts";
import type { FactsLookup, Newborns } from "./facts.ts";

const newborns = new Map<string, Newborns[]>();

for (const { name, sex, newborns: count, year, rank } of childNameList) {
  newborns.set(name, [...(newborns.get(name) ?? []), { sex, count, year, rank }]);
}

/** Newborns of the last year and name day of a child's name. */
export const lookUpChildName: FactsLookup = (name) => {
  const counted = newborns.get(name);
  const nameDay = nameDayOf(name);
  return { ...(counted && { newborns: counted }), ...(nameDay && { nameDay }) };
};
