import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/**
 * What is missing, and a button that requests the page again: code that has been lost comes again in a new document,
 * and code that hangs in no other way.
 */
export function ReloadNote({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="grid max-w-[52ch] justify-items-start gap-4 py-12">
      {children}
      <Button onClick={() => window.location.reload()}>Ladda om sidan</Button>
    </div>
  );
}
