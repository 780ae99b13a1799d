import type { FactsLookup } from "./facts.ts";

/** Loads the facts about the names of one category of the combined generator. */
export async function loadCombinedFacts(category: string): Promise<FactsLookup> {
  if (category === "barn") {
    return (await import("./child-name-facts.ts")).lookUpChildName;
  }
  const { lookUpCat, lookUpDog } = await import("./pet-facts.ts");
  return category === "hund" ? lookUpDog : lookUpCat;
}
