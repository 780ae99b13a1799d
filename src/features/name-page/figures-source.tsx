import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";

/** Where the figures come from, with their terms, and of which day and years they are. */
export function FiguresSource({ kind }: { kind: "given" | "surname" }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-ink-soft">
      Källa:{" "}
      <Link to="/kallor#register" className="prose-link">
        SCB
      </Link>
      {kind === "given"
        ? ` (bärare ${GIVEN_NAMES_DAY}, nyfödda ${NEWBORN_YEARS}), per stavning; namnsdagar: Namnlängdskommittén.`
        : ` via svensktext, CC\u00a0BY\u00a04.0 (bärare ${SURNAMES_DAY}), per stavning.`}
    </p>
  );
}
