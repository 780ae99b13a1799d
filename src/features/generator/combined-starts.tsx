import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { generatorById } from "@/generators/registry.ts";
import { Link } from "@/ui/link.tsx";
import { Motif } from "@/ui/motif.tsx";

const STARTS = [
  { id: "barnnamn", to: "/namngenerator", motif: "cradle", tint: "bg-falu-tint" },
  { id: "hundnamn", to: "/namngenerator?kategori=hund", motif: "paw", tint: "bg-honey-tint" },
  { id: "kattnamn", to: "/namngenerator?kategori=katt", motif: "paw", tint: "bg-pine-tint" },
] as const;

/** The categories of the combined generator with some of their names; a press generates. */
export default function CombinedStarts() {
  return (
    <ul aria-label="Börja här" className="grid h-full gap-3 sm:h-auto sm:grid-cols-3 sm:gap-4">
      {STARTS.map(({ id, to, motif, tint }) => {
        const { label, examples } = generatorById(id);
        return (
          <li
            key={id}
            className={`relative flex items-center gap-4 rounded-card p-3 sm:flex-col sm:justify-center sm:py-7 sm:text-center ${tint}`}
          >
            <Motif name={motif} className="h-12 w-16 sm:h-20 sm:w-auto" />
            <div>
              <Link
                to={to}
                state={GENERATE_ON_ARRIVAL}
                className="font-display text-lg font-semibold after:absolute after:inset-0 after:rounded-card hover:text-falu hover:underline"
              >
                {label}
              </Link>
              <p className="text-sm text-balance" translate="no">
                {examples.join(", ")}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
