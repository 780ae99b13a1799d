import { childNameGenerator } from "@/generators/child-names.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/barnnamn.tsx");

async function loadFacts() {
  return (await import("@/generators/child-name-facts.ts")).lookUpChildName;
}

/** /barnnamn */
export default function ChildNamesPage() {
  return (
    <FilterGeneratorPage
      definition={childNameGenerator}
      heading="Barnnamn"
      lead="Namn som ges till barn i Sverige. 2024 och 2023 visar trender, inte topplistor: namn som stigit i SCB:s statistik till och med 2022 eller stått på publicerade listor."
      loadFacts={loadFacts}
      source="Antal och plats per stavning: SCB, nyfödda 2022. Namnsdagar: Namnlängdskommittén."
      loadGuide={loadGuide}
    />
  );
}
