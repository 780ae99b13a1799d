/** A chart of newborns as a file to use elsewhere, with its source, date and licence inside. */

import { formatCsv } from "@/lib/csv.ts";
import { formatDate } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { type Years, yearsText } from "@/names/series/years.ts";
import { fileNameOf } from "@/saved/export/export-content.ts";
import { drawChart } from "./chart-drawing.ts";
import { ringNotes, sourceOf } from "./chart-sources.ts";
import { countText, type LineYear, type NewbornLine } from "./newborn-lines.ts";
import { pngOf, svgOf } from "./shapes.ts";

export type ChartFormat = "csv" | "svg" | "png";

export interface ChartContent {
  readonly lines: readonly NewbornLine[];
  readonly period: Years;
  /** Of the page that shows the chart. */
  readonly address: string;
}

/** @throws when the browser cannot make a picture */
export async function makeChartFile(
  content: ChartContent,
  format: ChartFormat,
  day: Date,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const names = namesOf(content);
  return {
    name: fileNameOf(`nyfodda ${names.join(" ")}`, day, format),
    blob: await blobOf(content, format, day),
  };
}

async function blobOf(content: ChartContent, format: ChartFormat, day: Date): Promise<Blob> {
  if (format === "csv") {
    return new Blob([formatCsv(rowsOf(content, day))], { type: "text/csv;charset=utf-8" });
  }
  const drawing = drawChart({
    ...content,
    title: `${joinWords(namesOf(content))}: nyfödda per år ${yearsText(content.period)}`,
    notes: notesOf(content, day),
  });
  return format === "svg" ? new Blob([svgOf(drawing)], { type: "image/svg+xml" }) : pngOf(drawing);
}

function namesOf({ lines }: ChartContent): string[] {
  return [...new Set(lines.map(({ name }) => name))];
}

/** A row for each year of each line, which says itself where it is from. */
function rowsOf({ lines, address }: ChartContent, day: Date) {
  const rows = lines.flatMap((line) =>
    [...line.years, ...line.latest].map((entry) => {
      const { name, licence } = sourceOf(entry);
      return [
        line.name,
        line.sex,
        entry.year,
        entry.children,
        entry.rank ?? null,
        remarkOf(entry),
        name,
        licence,
        formatDate(day),
        address,
      ];
    }),
  );
  return [
    ["Namn", "Kön", "År", "Antal", "Plats", "Anmärkning", "Källa", "Licens", "Hämtat", "Adress"],
    ...rows,
  ];
}

/** What a count leaves out. */
function remarkOf(entry: LineYear): string | null {
  if (entry.children !== null && !entry.missing) return null;
  return countText(entry);
}

function notesOf({ lines, address }: ChartContent, day: Date): string[] {
  const entries = lines.flatMap(({ years, latest }) => [...years, ...latest]);
  const sources = [...new Set(entries.map(sourceOf))].map(
    ({ name, licence }) => `${name}, ${licence}`,
  );
  return [
    `Källa: ${sources.join("; ")}.`,
    `Diagram: ${address}, ${formatDate(day)}.`,
    ...ringNotes(lines),
    ...gapNotes(lines),
  ];
}

/** What the broken line means. */
function gapNotes(lines: readonly NewbornLine[]): string[] {
  const hasGaps = lines.some(({ years }) => years.some(({ children }) => children === null));
  return hasGaps ? ["Där linjen är bruten var barnen för få för statistiken."] : [];
}
