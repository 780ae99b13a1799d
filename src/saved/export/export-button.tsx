import { Suspense, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { lazyOnPress, useOpener } from "@/ui/lazy.tsx";
import type { ExportSuggestionsProps } from "./export-suggestions.tsx";

const ExportSuggestions = lazyOnPress<ExportSuggestionsProps>(
  () => import("./export-suggestions.tsx"),
  "Exporten kunde inte laddas. Kontrollera nätet och försök igen.",
);

/** Exports the suggestions of a page. */
export function ExportButton(props: Omit<ExportSuggestionsProps, "onClose">) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(ExportSuggestions);
  return (
    <>
      <Button variant="quiet" {...opener} onClick={() => setIsOpen(true)}>
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
