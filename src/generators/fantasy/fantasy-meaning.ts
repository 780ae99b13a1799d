import { fantasyMeanings } from "../../words/fantasy-meanings.ts";
import { peopleNames } from "../../words/people-names.ts";
import { allFantasyNames, namesOf } from "./fantasy.ts";

const meanings = new Map(
  [...allFantasyNames, ...namesOf(peopleNames)].map(({ word, first, last, category, origin }) => {
    const lists = fantasyMeanings[category]?.[origin];
    return [word, `${meaningIn(lists?.firsts, first)} + ${meaningIn(lists?.lasts, last)}`] as const;
  }),
);

/** The meaning of an element in a list such as "jarn järn, storm storm". */
function meaningIn(list = "", element: string): string {
  const entry = list.split(", ").find((each) => each.startsWith(`${element} `));
  if (!entry) throw new Error(`No meaning of "${element}"`);
  return entry.slice(element.length + 1);
}

/** What a fantasy name is made of, "järn + vakt", with a byname or without; undefined for other names. */
export function fantasyMeaningOf(name: string): string | undefined {
  return meanings.get(name.split(" ")[0] ?? "");
}
