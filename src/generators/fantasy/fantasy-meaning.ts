import { allFantasyNames } from "./fantasy-names.ts";
import { peopleNames } from "./people-names.ts";

const meanings = new Map(
  [...allFantasyNames, ...peopleNames].map(({ word, first, last }) => [
    word,
    `${first.meaning} + ${last.meaning}`,
  ]),
);

/** What a fantasy name is made of, "järn + vakt", with a byname or without; undefined for other names. */
export function fantasyMeaningOf(name: string): string | undefined {
  return meanings.get(name.split(" ")[0] ?? "");
}
