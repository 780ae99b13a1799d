import type { FactsLookup } from "@/generators/facts.ts";

/** Loads what is known of the names of one category of the combined generator. */
export async function loadCategoryFacts(category: string): Promise<FactsLookup> {
  if (category === "barn") {
    return (await import("@/generators/child-name-facts.ts")).lookUpChildName;
  }
  const { lookUpCat, lookUpDog } = await import("@/generators/pet-facts.ts");
  return category === "hund" ? lookUpDog : lookUpCat;
}
