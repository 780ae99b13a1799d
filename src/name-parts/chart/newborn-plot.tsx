import { type PointerEvent, useId, useMemo, useState } from "react";
import type { Years } from "@/names/series/years.ts";
import { gapNote, isOfSex, lastYearOf, type NewbornLine, yearText } from "./newborn-lines.ts";
import { PlotDrawing, PlotFrame, Reading } from "./plot-drawing.tsx";
import { plotGeometry } from "./plot-geometry.ts";

interface NewbornPlotProps {
  readonly lines: readonly NewbornLine[];
  readonly period: Years;
}

/**
 * Curves of newborns, one per line, from zero. A year can be read by pointing at it, and with the arrow
 * keys. A range input over the plot provides the keys, and reads each year out to screen readers.
 */
export function NewbornPlot({ lines, period }: NewbornPlotProps) {
  const lastYear = lastYearOf(lines, period);
  const [chosen, setYear] = useState(lastYear);
  // Points of a name that is no longer compared may have been the last.
  const year = Math.min(chosen, lastYear);
  const geometry = useMemo(() => plotGeometry(lines, period), [lines, period]);
  const label = useId();
  const gaps = gapNote(lines);

  function readAt({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setYear(geometry.yearAt((clientX - left) / width));
  }

  return (
    <>
      <p id={label} className="sr-only">
        År i kurvan, med antal och plats
      </p>
      <Reading lines={lines} year={year} />
      <PlotFrame
        lines={lines}
        geometry={geometry}
        lastYear={lastYear}
        className="rounded-control has-focus-visible:outline-3 has-focus-visible:outline-falu"
      >
        <div
          onPointerMove={readAt}
          onPointerDown={readAt}
          className="relative h-60 grow cursor-crosshair touch-pan-y sm:h-80"
        >
          <PlotDrawing lines={lines} geometry={geometry} lastYear={lastYear} year={year} />
          <input
            type="range"
            autoComplete="off"
            aria-labelledby={label}
            aria-valuetext={`${year}: ${lines.map((line) => spokenText(line, year)).join("; ")}`}
            min={period.first}
            max={lastYear}
            value={year}
            onChange={({ target }) => setYear(target.valueAsNumber)}
            className="pointer-events-none absolute size-full opacity-0"
          />
        </div>
      </PlotFrame>
      {gaps && <p className="text-sm text-ink-soft">{gaps}</p>}
    </>
  );
}

/** "603 flickor, plats 1", after the name if there are several. */
function spokenText(line: NewbornLine, year: number): string {
  const text = yearText(line, year);
  return isOfSex(line) ? text : `${line.name} ${text}`;
}
