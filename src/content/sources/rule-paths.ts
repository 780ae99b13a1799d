import type { GeneratorEntry } from "@/generators/registry.ts";

/** The pages below /kallor. One that has the id of a generator says the rules of its options, and of its parts. */
export const RULE_PAGE_IDS = [
  "fornamn",
  "barnnamn",
  "andranamn",
  "efternamn",
  "husdjursnamn",
  "foretagsnamn",
  "anvandarnamn",
  "fantasy-namn",
  "namnsidor",
  "andra-lander",
] as const;

export type RulePageId = (typeof RULE_PAGE_IDS)[number];

export function rulesPath(id: RulePageId): string {
  return `/kallor/${id}`;
}

/** Path of the page with the rules of a generator's options; undefined if none has them. */
export function rulesPathOf({
  id,
  partOf = id,
}: Pick<GeneratorEntry, "id" | "partOf">): string | undefined {
  const page = RULE_PAGE_IDS.find((each) => each === partOf);
  return page && rulesPath(page);
}
