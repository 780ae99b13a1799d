import { Suspense, useState } from "react";
import { site } from "@/config/site.ts";
import { downloadFile } from "@/lib/download.ts";
import { loadInTime } from "@/lib/load-in-time.ts";
import type { Years } from "@/names/series/years.ts";
import { lazyOnPress } from "@/ui/lazy.tsx";
import { showError } from "@/ui/toast-store.ts";
import type { ChartFormat } from "./chart-files.ts";
import type { EmbedDialogProps } from "./embed-dialog.tsx";
import type { NewbornLine } from "./newborn-lines.ts";

const EmbedDialog = lazyOnPress<EmbedDialogProps>(
  () => import("./embed-dialog.tsx"),
  "Koden kunde inte hämtas. Kontrollera nätet och försök igen.",
);

interface ChartDownloadsProps {
  readonly lines: readonly NewbornLine[];
  readonly period: Years;
  /** The chart for other sites, where there is one. */
  readonly embed: Omit<EmbedDialogProps, "onClose"> | null;
}

/** The chart to quote: as a file, or in another site. The code for both is loaded on a press. */
export function ChartDownloads({ lines, period, embed }: ChartDownloadsProps) {
  const [isEmbedOpen, setIsEmbedOpen] = useState(false);

  async function download(format: ChartFormat) {
    try {
      const { makeChartFile } = await loadInTime(import("./chart-files.ts"));
      const { pathname, search } = window.location;
      const address = site.url + decodeURI(pathname) + search;
      const { name, blob } = await makeChartFile({ lines, period, address }, format, new Date());
      downloadFile(name, blob);
    } catch (error) {
      console.warn("A chart could not be made into a file", error);
      showError("Filen kunde inte skapas. Kontrollera nätet och försök igen.");
    }
  }

  function button(format: ChartFormat) {
    return (
      <button
        type="button"
        className="prose-link"
        onClick={({ detail }) => detail < 2 && download(format)}
      >
        {format.toUpperCase()}
      </button>
    );
  }

  return (
    <p className="mt-2 print:hidden">
      Hämta diagrammet med källa och licens: {button("csv")}, {button("svg")} eller {button("png")}
      {embed && (
        <>
          {" · "}
          <button type="button" className="prose-link" onClick={() => setIsEmbedOpen(true)}>
            Bädda in
          </button>
        </>
      )}
      {embed && isEmbedOpen && (
        <Suspense>
          <EmbedDialog {...embed} onClose={() => setIsEmbedOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
