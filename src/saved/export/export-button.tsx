import { Suspense, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { lazyOnPress, useOpener } from "@/ui/lazy.tsx";
import type { ExportSuggestionsProps } from "./export-suggestions.tsx";

const ExportSuggestions = lazyOnPress<ExportSuggestionsProps>(
  () => import("./export-suggestions.tsx"),
  "Exporten kunde inte laddas. Kontrollera nätet och försök igen.",
);

interface ExportButtonProps extends Omit<ExportSuggestionsProps, "names" | "onClose"> {
  /** The names at a press. */
  readonly names: () => readonly string[];
}

/** Exports the suggestions of a page. */
export function ExportButton({ names, ...props }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(ExportSuggestions);
  return (
    <>
      <Button variant="quiet" {...opener} onClick={() => setIsOpen(true)}>
        Exportera
      </Button>
      {isOpen && (
        <Suspense>
          <ExportSuggestions {...props} names={names()} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
