import { NameIndex } from "../../../src/names/search/all-names.ts";
import type { AnsweredFacts } from "./facts.ts";

/** Kept for later calls of the same instance. */
let loading: Promise<NameIndex> | null = null;

/** Every given name of the statistics. */
export function loadGivenNames(): Promise<NameIndex> {
  loading ??= import("../../../src/words/all-names/given-names.ts").then(
    ({ allGivenNames }) => new NameIndex(allGivenNames),
  );
  return loading;
}

/** Looks up the mean age of those who have a given name, in the words of the API. */
export async function loadMeanAges(): Promise<(name: string) => Pick<AnsweredFacts, "medelalder">> {
  const given = await loadGivenNames();
  return (name) => answerMeanAge(given.find(name) ?? []);
}

/** @param columns of a given name in the source of the name search */
export function answerMeanAge(columns: readonly string[]): Pick<AnsweredFacts, "medelalder"> {
  const [, , , , women = "", men = ""] = columns;
  return women || men ? { medelalder: { kvinnor: yearsOf(women), man: yearsOf(men) } } : {};
}

/** From tenths of a year in base 36; null where the source has none. */
function yearsOf(tenths: string): number | null {
  return tenths === "" ? null : Number.parseInt(tenths, 36) / 10;
}
