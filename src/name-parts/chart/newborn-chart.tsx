import { useId } from "react";
import { useCount } from "@/name-parts/spellings/use-count.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { Panel } from "@/ui/panel.tsx";
import { ChartIntro, ChartNotes } from "./chart-text.tsx";
import { embedOf } from "./embed-path.ts";
import { findingOf, isDrawable, linesBySex, RECENT_YEARS } from "./newborn-lines.ts";
import { NewbornPlot } from "./newborn-plot.tsx";
import { PlanNote } from "./plan-note.tsx";

/** How many children were given a name in each of the last ten years, if there is a line to draw, and what a plan adds. */
export function NewbornChart({ record }: { record: NameRecord }) {
  const heading = useId();
  const count = useCount(record);
  const lines = linesBySex(count, RECENT_YEARS);
  return (
    <>
      {/* Another chart, not the same one with other text: nothing in it moves. */}
      {isDrawable(lines) && (
        <Panel key={count.spellings.join()} aria-labelledby={heading} className="sm:p-6">
          <figure>
            <h2 id={heading} className="max-sm:text-lg">
              {findingOf(lines, RECENT_YEARS)}
            </h2>
            <ChartIntro spellings={count.spellings} lines={lines} period={RECENT_YEARS} />
            <NewbornPlot lines={lines} period={RECENT_YEARS} />
            <ChartNotes lines={lines} period={RECENT_YEARS} embed={embedOf(count)} />
          </figure>
        </Panel>
      )}
      <PlanNote record={record} />
    </>
  );
}
