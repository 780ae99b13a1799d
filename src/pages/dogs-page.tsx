import { DOG_SIZE_KILOGRAMS } from "@/config/limits.ts";
import { dogGenerator } from "@/generators/dogs.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/hundnamn.tsx");

async function loadFacts() {
  return (await import("@/generators/pet-facts.ts")).lookUpDog;
}

const { smallBelow, largeAbove } = DOG_SIZE_KILOGRAMS;

/** /hundnamn */
export default function DogsPage() {
  return (
    <FilterGeneratorPage
      definition={dogGenerator}
      heading="Hundnamn"
      lead={`Namn till valpen eller den vuxna hunden, efter kön, storlek, personlighet och rasgrupp. Små hundar väger under ${smallBelow}\u00a0kg, stora över ${largeAbove}\u00a0kg.`}
      loadFacts={loadFacts}
      source="Namnen är utvalda för hand. Antal hundar: Jordbruksverkets hundregister, där en siffra har publicerats."
      cardSize="small"
      loadGuide={loadGuide}
    />
  );
}
