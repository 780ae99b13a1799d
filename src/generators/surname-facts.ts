import { surnameFacts } from "../words/surname-facts.ts";
import { surnames } from "../words/surnames.ts";
import type { FactsLookup } from "./facts.ts";
import { decodeNames, decodeNumbers } from "./word-list.ts";

const counts = decodeNumbers(surnameFacts.bearers);
const bearers = new Map(decodeNames(surnames.names).map((name, i) => [name, counts[i] ?? 0]));

/** Bearers of a surname. */
export const lookUpSurname: FactsLookup = (name) => {
  const count = bearers.get(name);
  return count ? { surnameBearers: count } : {};
};
