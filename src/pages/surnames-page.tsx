import { surnameGenerator } from "@/generators/surnames.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/efternamn.tsx");

async function loadFacts() {
  return (await import("@/generators/surname-facts.ts")).lookUpSurname;
}

/** /efternamn */
export default function SurnamesPage() {
  return (
    <FilterGeneratorPage
      definition={surnameGenerator}
      heading="Efternamn"
      lead="Efternamn som minst hundra personer bär i Sverige, efter ursprung, ändelse och längd. Vanligare namn dyker upp oftare."
      loadFacts={loadFacts}
      source="Antal bärare: SCB, 31 december 2020."
      loadGuide={loadGuide}
    />
  );
}
