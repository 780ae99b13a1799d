import { type ExportContent, fileNameOf, loadGroups } from "./export-content.ts";

export type ExportFormat = "pdf" | "csv";

interface MakingOptions {
  /** Stops the work: the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with how many names are done. */
  readonly onProgress: (done: number) => void;
}

/** Makes a file of the names. Rejects when facts, fonts or the code of PDF files cannot be loaded. */
export async function makeFile(
  content: ExportContent,
  format: ExportFormat,
  { signal, onProgress }: MakingOptions,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const day = new Date();
  const name = fileNameOf(content.subject, day, format);
  const groups = await loadGroups(content.groups);
  signal.throwIfAborted();
  if (format === "csv") {
    const { makeCsv } = await import("./export-csv.ts");
    return { name, blob: new Blob([makeCsv(groups)], { type: "text/csv;charset=utf-8" }) };
  }
  const [{ makePdf }, { fetchPdfFonts }] = await Promise.all([
    import("./export-pdf.ts"),
    import("./pdf-fonts.ts"),
  ]);
  const fonts = await fetchPdfFonts(signal);
  const parts = await makePdf(groups, { title: content.title, day, fonts, signal, onProgress });
  return { name, blob: new Blob([...parts], { type: "application/pdf" }) };
}
