import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface ReloadNoteProps {
  /** A note does not interrupt: for what several parts of a page may say at once. */
  readonly role?: "alert" | "note";
  readonly children: ReactNode;
}

/**
 * What is missing, and a button that requests the page again: a new document loads lost code once more, and is the
 * only way past code that hangs.
 */
export function ReloadNote({ role = "alert", children }: ReloadNoteProps) {
  return (
    <div role={role} className="grid max-w-[52ch] justify-items-start gap-4 py-12">
      {children}
      <Button onClick={() => window.location.reload()}>Ladda om sidan</Button>
    </div>
  );
}
