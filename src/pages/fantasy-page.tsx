import { fantasyGenerator } from "@/generators/fantasy.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/fantasy-namn.tsx");

/** /fantasy-namn */
export default function FantasyPage() {
  return (
    <FilterGeneratorPage
      definition={fantasyGenerator}
      heading="Fantasynamn"
      lead="Nya namn till krigare, magiker, alver, dvärgar och drakar, byggda av ljud som passar dem. Säg dem högt."
      source="Namnen sätts ihop på nytt varje gång."
      cardSize="small"
      loadGuide={loadGuide}
    />
  );
}
