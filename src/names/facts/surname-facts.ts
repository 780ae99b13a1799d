import { surnameFacts } from "../../words/surname-facts.ts";
import { readNumbers } from "../word-list.ts";
import type { FactsLookup } from "./facts.ts";
import { newSurnameList, surnameList } from "./late-surnames.ts";

const counts = readNumbers(surnameFacts.bearers);
const bearers = new Map([
  ...surnameList.map(({ name }, i) => [name, counts[i] ?? 0] as const),
  ...newSurnameList.map(({ name }) => [name, 0] as const),
]);

/** Bearers of a surname. */
export const lookUpSurname: FactsLookup = (name) => {
  const count = bearers.get(name);
  return count === undefined ? {} : { surnameBearers: count };
};
