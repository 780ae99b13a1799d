import { catGenerator } from "@/generators/cats.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/kattnamn.tsx");

async function loadFacts() {
  return (await import("@/generators/pet-facts.ts")).lookUpCat;
}

/** /kattnamn */
export default function CatsPage() {
  return (
    <FilterGeneratorPage
      definition={catGenerator}
      heading="Kattnamn"
      lead="Namn till katten, efter kön, färg, personlighet och längd. Väljer du en färg får du bara namn som för tankarna till den."
      loadFacts={loadFacts}
      source="Namnen är utvalda för hand. Antal katter: Jordbruksverkets kattregister, där en siffra har publicerats."
      cardSize="small"
      loadGuide={loadGuide}
    />
  );
}
