/** Shown by Excel as letters, which it does otherwise not recognize as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** What Swedish spreadsheets expect, since their decimal sign is the comma. */
const SEPARATOR = ";";

/** Beginnings that make a spreadsheet run a text as a formula; the wide forms do in East Asian ones. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

type Cell = string | number | null;

/**
 * Rows as a CSV file for spreadsheets: UTF-8 with a byte order mark, semicolons and CRLF
 * (docs/decisions/0026-export.md). A text that would run as a formula gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(SEPARATOR)}\r\n`).join("");
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "number" ? String(cell).replace(".", ",") : escapeFormula(cell);
  // Commas too, which separate in spreadsheets of other languages.
  return /[;,"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
