import type { ReactNode } from "react";
import { downloadFile } from "@/lib/download.ts";
import { Button } from "@/ui/button.tsx";

interface ExportButtonsProps {
  /** Name of the files, without its ending. */
  readonly file: string;
  readonly makeText: () => string;
  readonly makeCsv: () => string;
  readonly makeRollTable: () => string;
  /** A button before the others. */
  readonly children?: ReactNode;
}

/** Downloads what was rolled, or prints it. */
export function ExportButtons(props: ExportButtonsProps) {
  const { file, makeText, makeCsv, makeRollTable, children } = props;

  function save(extension: string, type: string, content: string) {
    downloadFile(`${file}.${extension}`, new Blob([content], { type: `${type};charset=utf-8` }));
  }

  return (
    <div className="mt-3 flex flex-wrap gap-3 print:hidden">
      {children}
      <Button variant="quiet" onClick={() => save("txt", "text/plain", makeText())}>
        Ladda ner text
      </Button>
      <Button variant="quiet" onClick={() => save("csv", "text/csv", makeCsv())}>
        Ladda ner CSV
      </Button>
      <Button variant="quiet" onClick={() => save("json", "application/json", makeRollTable())}>
        Ladda ner slumptabell (JSON)
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        Skriv ut
      </Button>
    </div>
  );
}
