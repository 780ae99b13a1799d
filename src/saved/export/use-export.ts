import { useEffect, useRef, useState } from "react";
import { downloadFile } from "@/lib/download.ts";
import type { ExportContent } from "./export-content.ts";
import { type ExportFormat, makeFile } from "./make-file.ts";

export type ExportState =
  | { readonly status: "idle" }
  | { readonly status: "working"; readonly format: ExportFormat; readonly done: number }
  | { readonly status: "downloaded"; readonly fileName: string }
  | { readonly status: "failed" };

/** Makes and downloads one file at a time; the work ends with the component. */
export function useExport(content: ExportContent) {
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function exportAs(format: ExportFormat): Promise<void> {
    if (state.status === "working") return;
    const current = new AbortController();
    work.current = current;
    const { signal } = current;
    const onProgress = (done: number) => setState({ status: "working", format, done });
    onProgress(0);
    try {
      const { name, blob } = await makeFile(content, format, { signal, onProgress });
      if (signal.aborted) return;
      const isSaved = downloadFile(name, blob);
      setState(isSaved ? { status: "downloaded", fileName: name } : { status: "idle" });
    } catch (error) {
      if (signal.aborted) return;
      console.error("The names cannot be exported", error);
      setState({ status: "failed" });
    }
  }

  function cancel() {
    work.current?.abort();
    setState({ status: "idle" });
  }

  return { state, exportAs, cancel };
}
