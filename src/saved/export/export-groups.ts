import { generators } from "@/generators/registry.ts";
import type { NameGroup } from "./export-content.ts";

/** Names of a generator, with the facts and curves that its cards show. */
export function groupOfPage(page: string, names: readonly string[]): NameGroup {
  const entry = generators.find(({ id }) => id === page);
  if (!entry) return groupOfAnyNames("Namngenerator", names);
  const { label, facts } = entry;
  return { label, names, loadFacts: facts?.load, hasCurves: facts?.hasCurves ?? false };
}

/** Names whose purpose is unknown. */
export function groupOfAnyNames(label: string, names: readonly string[]): NameGroup {
  const loadFacts = async () => (await import("@/names/facts/any-name-facts.ts")).lookUpAnyName;
  return { label, names, loadFacts, hasCurves: true };
}
