import { meanAgeOfName } from "../../names/facts/given-name-ages.ts";
import { givenNameList } from "../../names/facts/given-name-list.ts";
import { GIVEN_NAMES_DAY } from "../../words/statistics.ts";
import type { TakeNames } from "../engine/definition.ts";
import { takeInOrder } from "../engine/in-order.ts";

/** What a page says of names in the order of their mean age. */
export const ORDER_NOTE = `I ordning efter bärarnas medelålder den ${GIVEN_NAMES_DAY}: SCB; namnsdagar: Namnlängdskommittén.`;

type AgeOrder = "youngest" | "oldest";

const orders = new Map<AgeOrder, readonly string[]>();

/** Takes given names by mean age; names of the same age in the alphabet's order, and those without one last. */
export function takeByAge(first: AgeOrder): TakeNames {
  const order = orders.get(first) ?? namesByAge(first);
  orders.set(first, order);
  return (candidates, options) => takeInOrder(order, candidates, options);
}

function namesByAge(first: AgeOrder): string[] {
  const { compare } = new Intl.Collator("sv");
  const rank = (name: string) => {
    const age = meanAgeOfName(name);
    if (age === undefined) return Infinity;
    return first === "youngest" ? age : -age;
  };
  const names = givenNameList.map(({ name }) => ({ name, rank: rank(name) }));
  names.sort((a, b) => (a.rank === b.rank ? compare(a.name, b.name) : a.rank - b.rank));
  return names.map(({ name }) => name);
}
