import { nameDaysByName } from "../../../src/names/days/name-days.ts";
import { listPages } from "../../../src/names/lists/registry.ts";
import { decodeOrigins } from "../../../src/names/origins/origins.ts";
import { originRows } from "../../../src/words/origins.ts";
import { listData } from "./list-files.ts";
import { readGivenNames } from "./read-names.ts";

/** The names of the almanac, without their other spellings. */
export const almanacNames: readonly string[] = [...nameDaysByName]
  .filter(([name, { listedAs }]) => name === listedAs)
  .map(([name]) => name);

let told: ReadonlySet<string> | undefined;

/**
 * The given names that have a document however few bear them, since there is more to tell of them than figures: those of
 * the almanac, those whose origin has been looked up, and those that a list links to.
 */
export function toldGivenNames(): ReadonlySet<string> {
  told ??= new Set([...almanacNames, ...decodeOrigins(originRows).keys(), ...listedGivenNames()]);
  return told;
}

function listedGivenNames(): string[] {
  const data = listData(readGivenNames());
  return listPages
    .filter(({ nameKind }) => nameKind === "given name")
    .flatMap(({ select }) => select(data))
    .flatMap(({ entries }) => entries.map(({ name }) => name));
}
