/** The spellings that can be counted as one name. */
import { spellingGroups } from "../../words/spelling-groups.ts";

/** Each group has the spelling with most bearers first. */
export const SPELLING_GROUPS: readonly (readonly string[])[] = spellingGroups
  .trim()
  .split("\n")
  .map((line) => line.split(","));

const groups = new Map(SPELLING_GROUPS.flatMap((group) => group.map((name) => [name, group])));

/** The other spellings of a name; none for most names. */
export function otherSpellings(name: string): readonly string[] {
  return groups.get(name)?.filter((spelling) => spelling !== name) ?? [];
}
