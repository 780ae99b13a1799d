import { originClasses } from "../../words/origin-classes.ts";
import { readMarkedNames } from "../word-list.ts";
import { groupsOf } from "./origin-groups.ts";

/** The groups of each name whose origin has been looked up. */
export const originGroups: ReadonlyMap<string, readonly string[]> = new Map(
  readMarkedNames(originClasses).map(({ name, marks }) => [
    // A space in a name would end it.
    name.replaceAll("_", " "),
    groupsOf(marks),
  ]),
);

/**
 * Whether a name is of the group of origins with a value.
 *
 * @param isNordic whether the name is on the list of Nordic names, which decides where its origin has not been looked up
 */
export function hasOrigin(name: string, group: string, isNordic = false): boolean {
  return originGroups.get(name)?.includes(group) ?? (isNordic && group === "nordiskt");
}
