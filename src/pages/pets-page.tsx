import { petGenerator } from "@/generators/pets.ts";
import { Link } from "@/ui/link.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/husdjursnamn.tsx");

/** /husdjursnamn */
export default function PetsPage() {
  return (
    <FilterGeneratorPage
      definition={petGenerator}
      heading="Husdjursnamn"
      lead={
        <>
          Namn till hund, katt, kanin, fågel och fisk, efter stil, personlighet och längd. Fler
          filter finns för{" "}
          <Link to="/hundnamn" className="prose-link">
            hundnamn
          </Link>{" "}
          och{" "}
          <Link to="/kattnamn" className="prose-link">
            kattnamn
          </Link>
          .
        </>
      }
      source="Namnen är utvalda för hand."
      cardSize="small"
      loadGuide={loadGuide}
    />
  );
}
