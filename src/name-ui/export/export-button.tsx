import { Suspense, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { ExportSuggestionsProps } from "./export-suggestions.tsx";

const ExportSuggestions = lazyWithFallback<ExportSuggestionsProps>(
  () => import("./export-suggestions.tsx"),
  () => <p role="alert">Exporten kunde inte laddas.</p>,
);

/** Exports the suggestions of a page; its code is loaded when it is pressed. */
export function ExportButton(props: Omit<ExportSuggestionsProps, "onClose">) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Exportera
      </Button>
      {isOpen && (
        <Suspense>
          <ExportSuggestions {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
