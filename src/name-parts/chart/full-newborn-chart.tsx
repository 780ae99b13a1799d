import { type ReactNode, useId, useState } from "react";
import { useCount } from "@/name-parts/spellings/use-count.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { Panel } from "@/ui/panel.tsx";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { ChartIntro, ChartNotes } from "./chart-text.tsx";
import { ComparisonForm } from "./comparison-form.tsx";
import { embedOf } from "./embed-path.ts";
import {
  ALL_YEARS,
  countText,
  entryOf,
  findingOf,
  linesBySex,
  mainLine,
  type NewbornLine,
} from "./newborn-lines.ts";
import { NewbornPlot } from "./newborn-plot.tsx";
import { NewbornTable } from "./newborn-table.tsx";
import { useComparison } from "./use-comparison.ts";

/** Newborns with a name in every year of the statistics, as a chart and a table, beside other names. Nothing for a name without any. */
export function FullNewbornChart({ record }: { record: NameRecord }) {
  const heading = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  const count = useCount(record);
  const { compared, change } = useComparison(record);
  const others = compared.flatMap(({ line }) => line ?? []);
  const isComparison = others.length > 0;
  const own = mainLine(count, ALL_YEARS);
  const lines = isComparison ? [...(own ? [own] : []), ...others] : linesBySex(count, ALL_YEARS);

  if (lines.length === 0 && compared.length === 0) return null;
  return (
    <>
      {/* Another chart, not the same one with other text: nothing in it moves. */}
      {lines.length > 0 && (
        <Panel key={count.spellings.join()} aria-labelledby={heading} className="sm:p-6">
          <figure>
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-sm:mb-2 lg:-mb-3">
              <h2 id={heading} className="max-sm:text-lg">
                {isComparison ? comparisonOf(lines) : findingOf(lines, ALL_YEARS)}
              </h2>
              <fieldset className="flex rounded-control border-[1.5px] border-edge max-sm:w-full">
                <legend className="sr-only">Visa som</legend>
                <ViewButton isPressed={view === "chart"} onClick={() => setView("chart")}>
                  Kurva
                </ViewButton>
                <ViewButton isPressed={view === "table"} onClick={() => setView("table")}>
                  Tabell
                </ViewButton>
              </fieldset>
            </div>
            <ChartIntro
              spellings={isComparison ? null : count.spellings}
              lines={lines}
              period={ALL_YEARS}
            />
            {!own && (
              <p className="mt-1 text-sm text-ink-soft">
                {record.name} har för få nyfödda för en kurva.
              </p>
            )}
            <div hidden={view !== "chart"}>
              <NewbornPlot lines={lines} period={ALL_YEARS} />
            </div>
            <div hidden={view !== "table"}>
              <NewbornTable
                caption={`Nyfödda per år: ${joinWords(lines.map(({ label }) => label))}`}
                lines={lines}
              />
            </div>
            <ChartNotes
              lines={lines}
              period={ALL_YEARS}
              embed={isComparison ? null : embedOf(count)}
            />
          </figure>
        </Panel>
      )}
      <ComparisonForm record={record} compared={compared} onChange={change} />
    </>
  );
}

/** What a chart of several names shows: the most common one in the last year. */
function comparisonOf(lines: readonly NewbornLine[]): string {
  const [most] = lines
    .map((line) => ({ line, last: entryOf(line, LAST_NEWBORN_YEAR) }))
    .sort((left, right) => (right.last.children ?? 0) - (left.last.children ?? 0));
  if (!most || most.last.children === null) return joinWords(lines.map(({ name }) => name));
  return `Flest ${LAST_NEWBORN_YEAR}: ${most.line.name}, ${countText(most.last)}\u00a0${most.line.sex}`;
}

interface ViewButtonProps {
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ViewButton({ isPressed, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className="min-h-11 grow rounded-[0.55rem] px-4.5 font-semibold aria-pressed:bg-pine aria-pressed:text-ground"
    >
      {children}
    </button>
  );
}
