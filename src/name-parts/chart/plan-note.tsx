import { useId } from "react";
import { countOf } from "@/name-parts/spellings/count.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { useComparedNames } from "./compared-names.ts";
import { ALL_YEARS, isCurve, linesBySex } from "./newborn-lines.ts";

/** What a plan with popularity graphs adds to the chart. */
export function PlanNote({ record }: { record: NameRecord }) {
  const heading = useId();
  const { names } = useComparedNames(record);
  const { first, last } = ALL_YEARS;
  // With neither a curve nor names to compare, the plan would add nothing.
  if (names.length === 0 && !linesBySex(countOf(record), ALL_YEARS).some(isCurve)) return null;
  return (
    <Panel
      tone="falu"
      aria-labelledby={heading}
      className="mt-4 flex min-h-48 flex-col items-start justify-between gap-x-10 gap-y-3 sm:min-h-33 sm:flex-row sm:items-center sm:px-6 print:hidden"
    >
      <div>
        <h3 id={heading}>
          {names.length > 0 ? "Flera namn i samma diagram" : `Hela kurvan sedan ${first}`}
        </h3>
        <p className="mt-1 max-w-[58ch] text-sm">
          {names.length > 0 &&
            `Länken visar ${record.name} med andra namn i samma diagram. Det ingår i Premium. `}
          Med Premium ser du alla år {first}–{last}, antal och plats i en tabell, och upp till fyra
          namn i samma diagram.
        </p>
      </div>
      <LinkButton to="/premium" className="shrink-0">
        Se Premium
      </LinkButton>
    </Panel>
  );
}
