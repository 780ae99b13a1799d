import { givenNameFacts } from "../../words/given-name-facts.ts";
import { nameDayOf } from "../days/name-days.ts";
import { readNumbers } from "../word-list.ts";
import type { FactsLookup, GivenNameBearers } from "./facts.ts";
import { givenNameList } from "./given-name-list.ts";

const women = readNumbers(givenNameFacts.women);
const men = readNumbers(givenNameFacts.men);
const bearers = new Map<string, GivenNameBearers>(
  givenNameList.map(({ name }, i) => [name, { women: women[i] ?? 0, men: men[i] ?? 0 }]),
);

/** Bearers and name day of a given name. */
export const lookUpGivenName: FactsLookup = (name) => {
  const counted = bearers.get(name);
  const nameDay = nameDayOf(name);
  return { ...(counted && { bearers: counted }), ...(nameDay && { nameDay }) };
};
