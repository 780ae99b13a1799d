import { givenNameGenerator } from "@/generators/given-names.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/fornamn.tsx");

async function loadFacts() {
  return (await import("@/generators/given-name-facts.ts")).lookUpGivenName;
}

/** /fornamn */
export default function GivenNamesPage() {
  return (
    <FilterGeneratorPage
      definition={givenNameGenerator}
      heading="Förnamn"
      lead="Förnamn som bärs i Sverige i dag, efter kön, stil, längd och första bokstav. Vanligare namn dyker upp oftare."
      loadFacts={loadFacts}
      source="Antal bärare: SCB, 31 december 2020. Namnsdagar: Namnlängdskommittén."
      loadGuide={loadGuide}
    />
  );
}
