import type { PageDefinition } from "@/generators/engine/definition.ts";
import { drawNames, type Random, shuffled } from "@/generators/engine/engine.ts";
import { ALL, type Choices, type Filter } from "@/generators/engine/filters.ts";
import { distinctNames, namesMissingIn } from "@/names/form/pasted-names.ts";
import type { RoomSex } from "../rooms-api.ts";

/** Names of a deck, unless the visitor has more own ones. */
const DECK_SIZE = 40;

/** The generators that a deck can come from. */
export type DeckSource = "barnnamn" | "fornamn";

/** The filter that the first question of the form replaces. */
const SEX_FILTER = "kon";

/** Whose names the generators of a deck have. */
export type DeckSex = Exclude<RoomSex, "companies">;

const SEX_OPTIONS: Readonly<Record<DeckSex, string>> = {
  girls: "flickor",
  boys: "pojkar",
  both: ALL,
};

/** What a deck is drawn from. */
export interface DeckChoice {
  readonly sex: DeckSex;
  readonly definition: PageDefinition;
  /** Of the filters other than the sex, which `sex` has. */
  readonly choices: Choices;
}

/** A generator with all of its names. */
export async function loadDeckSource(source: DeckSource): Promise<PageDefinition> {
  const { generator } = await (source === "barnnamn"
    ? import("@/generators/given-names/child-names.ts")
    : import("@/generators/given-names/given-names.ts"));
  await generator.late?.load();
  return generator;
}

export function deckFilters({ filters }: PageDefinition): readonly Filter[] {
  return filters.filter(({ id, isOrder }) => id !== SEX_FILTER && !isOrder);
}

/** The own names and drawn ones, in random order. With few candidates there are fewer. */
export function drawDeck(
  { sex, definition, choices }: DeckChoice,
  own: readonly string[],
  random: Random,
): readonly string[] {
  const all = { ...choices, [SEX_FILTER]: SEX_OPTIONS[sex] };
  const mine = distinctNames(own);
  const { names } = drawNames(definition.candidates(all, random), { count: DECK_SIZE, random });
  const others = namesMissingIn(mine, names).slice(0, Math.max(DECK_SIZE - mine.length, 0));
  return shuffled([...mine, ...others], random);
}
