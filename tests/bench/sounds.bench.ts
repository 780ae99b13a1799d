import { bench } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { surnameList } from "@/names/facts/late-surnames.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";

/** A budget of 2 ms for them is 20 µs for each. */
const NAMES = 100;

/** Names from all of a list. */
function drawn(list: readonly { readonly name: string }[]): string[] {
  const step = Math.floor(list.length / NAMES);
  return list.filter((_, i) => i % step === 0).map(({ name }) => name);
}

const given = drawn(givenNameList).slice(0, NAMES);
const surnames = drawn(surnameList).slice(0, NAMES);

bench(`sounds of ${NAMES} given names`, () => {
  for (const name of given) soundsOf(name);
});

bench(`sounds of ${NAMES} surnames`, () => {
  for (const name of surnames) soundsOf(name, "surname");
});
