import { type GameRow, rowLabel } from "@/generators/fantasy/game-table.ts";
import { formatCsv } from "@/lib/csv.ts";
import { rollTable } from "./roll-table.ts";

const TITLE = "Spelledarens bord";

/** What is called by its name, after what it is: "Värdshus: Gamla Grytan". */
function headingOf({ kind, name }: GameRow): string {
  return [rowLabel(kind), name].filter(Boolean).join(": ");
}

/** A row in one line. */
export function describeRow(row: GameRow): string {
  return row.name === "" ? `${headingOf(row)}: ${row.text}` : `${headingOf(row)}. ${row.text}`;
}

/** The rows as plain text, one a line. */
export function makeGameText(rows: readonly GameRow[]): string {
  return `${[TITLE, ...rows.map(describeRow)].join("\n")}\n`;
}

export function makeGameCsv(rows: readonly GameRow[]): string {
  return formatCsv([
    ["Vad", "Namn", "Om"],
    ...rows.map((row) => [rowLabel(row.kind), row.name, row.text]),
  ]);
}

/** The rows as a roll table for Foundry Virtual Tabletop. */
export function makeGameRollTable(rows: readonly GameRow[]): string {
  return rollTable(
    TITLE,
    "",
    rows.map((row) => ({ name: headingOf(row), text: row.text })),
  );
}
