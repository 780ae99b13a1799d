import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";
import { SlowNote } from "./slow-note.tsx";
import { useRootMark } from "./use-root-mark.ts";

/**
 * In place of a page until it has loaded: as high as the window, and with the footer hidden, which would jump
 * into view otherwise.
 */
export function LoadingPage({ children }: { children?: ReactNode }) {
  useRootMark("data-page-loading");
  return (
    <div data-page-loading="" className="min-h-screen">
      {children}
      <SlowNote heading={<PageHeading>Sidan laddas långsamt</PageHeading>} />
    </div>
  );
}
