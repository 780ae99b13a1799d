/** What random usernames and those with a visitor's own name are composed of. */

import { usernameSeeds, type SeedGroup as WrittenGroup } from "../../words/username-seeds.ts";
import type { Random } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";

export interface StyledSeeds {
  readonly platform: string;
  readonly style: string;
  /** The groups of docs/specification.md, "Usernames": any first word suits any second one. */
  readonly groups: readonly SeedGroup[];
}

export interface SeedGroup {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
  readonly joint: WrittenGroup["joint"];
}

const allSeeds: readonly StyledSeeds[] = Object.entries(usernameSeeds).flatMap(
  ([platform, seedsByStyle]) =>
    Object.entries(seedsByStyle).map(([style, groups]) => ({
      platform,
      style,
      groups: groups.map(({ firsts, seconds, joint }) => ({
        firsts: firsts.split(" "),
        seconds: seconds.split(" "),
        joint,
      })),
    })),
);

/** The seeds of the chosen platform and style. */
export function seedsFor(choices: Choices): readonly StyledSeeds[] {
  const platform = choiceOf(choices, "plattform");
  const style = choiceOf(choices, "stil");
  return allSeeds.filter(
    (seeds) =>
      (platform === ALL || seeds.platform === platform) && (style === ALL || seeds.style === style),
  );
}

/** No two names of a page begin with the same letters, this many, while there are others. */
const BEGINNING = 4;

export function beginningOf(text: string): string {
  return text.slice(0, BEGINNING).toLowerCase();
}

/** Names composed for each draw: more than a page has, in case some have just been shown or are hidden. */
export const POOL_SIZE = 20;

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Styles whose names are in lower case; those of the others are in CamelCase. */
export function isInLowerCase(style: string): boolean {
  return style === "sot" || style === "enkel";
}
