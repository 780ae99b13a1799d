import { secondNameFacts } from "../../words/second-name-facts.ts";
import { nameDayOf } from "../days/name-days.ts";
import { readNumbers } from "../word-list.ts";
import type { CarriedName, FactsLookup } from "./facts.ts";
import { secondNameList } from "./second-name-list.ts";

const all = readNumbers(secondNameFacts.all);
const daily = readNumbers(secondNameFacts.daily);
const carried = new Map<string, CarriedName>(
  secondNameList.map(({ name }, i) => [name, { all: all[i] ?? 0, daily: daily[i] ?? 0 }]),
);

/** Those who carry a second name, and its name day. */
export const lookUpSecondName: FactsLookup = (name) => {
  const counted = carried.get(name);
  const nameDay = nameDayOf(name);
  return { ...(counted && { carried: counted }), ...(nameDay && { nameDay }) };
};
