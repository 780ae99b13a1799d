import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR, SURNAMES_DAY } from "@/words/statistics.ts";

/** Where the figures come from and end, and the way to other names. */
export function PageEnd({ kind }: { kind: "given" | "surname" }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-ink-soft">
      {kind === "given"
        ? `Bärare: tilltalsnamn den ${GIVEN_NAMES_DAY}, per stavning om inget annat står. Nyfödda: ${NEWBORN_YEARS}, där SCB:s namnstatistik slutar. Källa: SCB. Namnsdagar: Namnlängdskommittén.`
        : `Bärare: efternamn den ${SURNAMES_DAY}, per stavning. Källa: SCB via svensktext (CC\u00a0BY\u00a04.0). SCB slutade med namnstatistik efter ${LAST_NEWBORN_YEAR}.`}{" "}
      Siffran vid andra namn är antalet bärare. Namn med en enda bärare ingår inte.{" "}
      <Link to="/sok" className="prose-link">
        Slå upp ett annat namn
      </Link>
    </p>
  );
}
