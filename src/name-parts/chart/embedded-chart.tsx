import { countOf } from "@/name-parts/spellings/count.ts";
import { givenNamePath } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { listYears, type Years, yearsText } from "@/names/series/years.ts";
import { LATEST_YEARS, ringNotes, SCB, SKATTEVERKET } from "./chart-sources.ts";
import { ChartIntro } from "./chart-text.tsx";
import {
  countText,
  entryOf,
  findingOf,
  gapNote,
  lastYearOf,
  linesBySex,
  type NewbornLine,
  RECENT_YEARS,
} from "./newborn-lines.ts";
import { PlotDrawing, PlotFrame, Reading } from "./plot-drawing.tsx";
import { plotGeometry } from "./plot-geometry.ts";

/**
 * The newborns of a name in the page of another site: the curve of its page, with every number in a table.
 * Only the build renders it, as a static document that works without scripts (docs/decisions/0041-embedded-charts.md).
 */
export function EmbeddedChart({ record }: { record: NameRecord }) {
  const { name } = record;
  const period = RECENT_YEARS;
  const lines = linesBySex(countOf(record), period);
  const lastYear = lastYearOf(lines, period);
  const geometry = plotGeometry(lines, period);
  const gaps = gapNote(lines);
  return (
    <main>
      <h1>
        <a href={givenNamePath(record)} target="_top">
          {name}
        </a>
      </h1>
      <p>{findingOf(lines, period)}</p>
      <ChartIntro spellings={[name]} lines={lines} period={period} />
      <Reading lines={lines} year={lastYear} />
      <PlotFrame lines={lines} geometry={geometry} lastYear={lastYear}>
        <div className="relative h-60 grow sm:h-80">
          <PlotDrawing lines={lines} geometry={geometry} lastYear={lastYear} />
        </div>
      </PlotFrame>
      <details>
        <summary>Siffrorna i en tabell</summary>
        <Numbers name={name} lines={lines} />
      </details>
      <footer>
        {[...(gaps ? [gaps] : []), ...ringNotes(lines), sourceText(lines)].join(" ")} Diagram:{" "}
        <a href="/" target="_top">
          Namnfynd
        </a>
      </footer>
    </main>
  );
}

/** Every number of the chart, in a form that needs no styles. */
function Numbers({ name, lines }: { name: string; lines: readonly NewbornLine[] }) {
  const hasLatest = lines.some(({ latest }) => latest.length > 0);
  return (
    <table>
      <caption>Barn per år med tilltalsnamnet {name}</caption>
      <thead>
        <tr>
          <th>År</th>
          {lines.map(({ sex }) => (
            <th key={sex}>{sex}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows years={RECENT_YEARS} lines={lines} />
      </tbody>
      {hasLatest && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={lines.length + 1}>
              Skatteverket
            </th>
          </tr>
          <Rows years={LATEST_YEARS} lines={lines} />
        </tbody>
      )}
    </table>
  );
}

function Rows({ years, lines }: { years: Years; lines: readonly NewbornLine[] }) {
  return listYears(years).map((year) => (
    <tr key={year}>
      <th>{year}</th>
      {lines.map((line) => (
        <td key={line.sex}>{countText(entryOf(line, year))}</td>
      ))}
    </tr>
  ));
}

/** Where the numbers are from, of which years, and what may be done with them. */
function sourceText(lines: readonly NewbornLine[]): string {
  const hasLatest = lines.some(({ latest }) => latest.length > 0);
  const sources = [
    `${SCB.name} ${yearsText(RECENT_YEARS)} (${SCB.licence})`,
    ...(hasLatest
      ? [`${SKATTEVERKET.name} ${yearsText(LATEST_YEARS)}, ${SKATTEVERKET.licence}`]
      : []),
  ];
  return `Källa: ${sources.join("; ")}.`;
}
