import { generatorById } from "@/generators/registry.ts";
import { Motif } from "@/ui/motif.tsx";

/** Of the categories, those with a motif. */
const EXAMPLES = ["barnnamn", "husdjursnamn"].map(generatorById);

/** Names as the combined generator may suggest them, shown until it has been used. */
export default function CombinedExamples() {
  return (
    <ul aria-label="Exempel" className="grid grid-cols-2 gap-6 sm:gap-14">
      {EXAMPLES.map(({ id, motif, examples }) => {
        return (
          <li key={id} className="grid content-start justify-items-center gap-2">
            {motif && <Motif name={motif} className="h-14 sm:h-20" />}
            <span className="font-display sm:text-lg">{examples.join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
