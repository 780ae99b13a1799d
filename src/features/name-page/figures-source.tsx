import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";

/** Where the figures come from, with their terms, and the way to other names. */
export function PageEnd({ kind }: { kind: "given" | "surname" }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-ink-soft">
      Källa: SCB:s{" "}
      <Link to="/kallor#register" className="prose-link">
        öppna data
      </Link>
      {kind === "given"
        ? `, bärare den ${GIVEN_NAMES_DAY} och nyfödda ${NEWBORN_YEARS}, per stavning om inget annat står. Namnsdagar: Namnlängdskommittén. `
        : ` via svensktext (CC\u00a0BY\u00a04.0), bärare den ${SURNAMES_DAY}, per stavning. `}
      <Link to="/sok" className="prose-link">
        Slå upp ett annat namn
      </Link>
    </p>
  );
}
