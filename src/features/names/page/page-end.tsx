import { Link } from "@/ui/link.tsx";

/** Where the figures come from and end, and the way to other names. */
export function PageEnd({ kind }: { kind: "given" | "surname" }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-ink-soft">
      {kind === "given"
        ? "Bärare: tilltalsnamn den 31\u00a0december 2020, per stavning. Nyfödda: 1998–2022, där SCB:s namnstatistik slutar. Källa: SCB via svensktext (CC\u00a0BY\u00a04.0) och SCB (CC0). Namnsdagar: Namnlängdskommittén."
        : "Bärare: efternamn den 31\u00a0december 2020, per stavning. Källa: SCB via svensktext (CC\u00a0BY\u00a04.0). SCB slutade med namnstatistik efter 2022."}{" "}
      Siffran vid andra namn är antalet bärare. Namn med en enda bärare ingår inte.{" "}
      <Link to="/sok" className="prose-link">
        Slå upp ett annat namn
      </Link>
    </p>
  );
}
