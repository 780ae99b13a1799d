import * as v from "npm:valibot@1.5.0";
import { drawNames, type Random, shuffled } from "../../../src/generators/engine/engine.ts";

/** Names that are added at a time. */
const NEXT_NAMES = 20;

/** Names that the next ones are compared with, of each taste; drawn again each time. */
const COMPARED_NAMES = 20;

const NAMES = v.array(v.string());

/** What the next names are drawn from, as the database answers. Nothing of it may be in an answer to a browser. */
export const ROOM_TASTES = v.object({
  sex: v.picklist(["girls", "boys", "both", "companies"]),
  /** All names of the room. */
  names: NAMES,
  matches: NAMES,
  /** What the caller likes most. */
  mine: NAMES,
  /** What the other likes most; empty when there is no other. */
  theirs: NAMES,
});

/**
 * The next names of a deck: like the matches, or without one like what each of the two likes. As long as the
 * caller likes nothing, or nothing is left that is like it, they are any names of the room's kind. A room about names of
 * companies keeps those that it began with.
 */
export async function drawNextNames(
  { sex, names, matches, mine, theirs }: v.InferOutput<typeof ROOM_TASTES>,
  random: Random,
): Promise<readonly string[]> {
  if (sex === "companies") return [];
  const { neighbourList, neighboursOf } = await import(
    "../../../src/generators/given-names/neighbours.ts"
  );
  const candidates = neighbourList(sex);
  const byName = new Map(candidates.map((candidate) => [candidate.name, candidate]));
  const options = { count: NEXT_NAMES, random, exclude: names };
  const eachTaste = theirs.length > 0 ? [mine, theirs] : [mine];
  const near = neighboursOf(
    (matches.length > 0 ? [matches] : eachTaste).map((liked) =>
      shuffled(
        liked.flatMap((name) => byName.get(name) ?? []),
        random,
      ).slice(0, COMPARED_NAMES),
    ),
    candidates,
    options,
  );
  return near.length > 0 ? near : drawNames(candidates, options).names;
}
