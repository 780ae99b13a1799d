import type { ReactNode } from "react";
import { SlowNote } from "./slow-note.tsx";
import { useRootMark } from "./use-root-mark.ts";

/**
 * In place of a page until it has loaded: as high as the window, and with the footer hidden, which would jump
 * into view otherwise. What says that it is slow takes no focus: the visitor may be typing in the header by then.
 */
export function LoadingPage({ children }: { children?: ReactNode }) {
  useRootMark("data-page-loading");
  return (
    <div data-page-loading="" className="min-h-screen">
      {children}
      <SlowNote heading={<h1>Sidan laddas långsamt</h1>} />
    </div>
  );
}
