import { useEffect, useEffectEvent, useState } from "react";
import { hasCombinedNames, loadCombinedNames } from "@/generators/combined.ts";
import { showError } from "@/ui/toast-store.ts";

/**
 * Whether the names of a category of the combined generator are loaded. Those of dogs and cats are
 * loaded when the visitor chooses them.
 *
 * @param onFailure chooses another category; the visitor has been told that the names are missing
 */
export function useCombinedNames(category: string, onFailure: () => void): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  const areLoaded = loaded === category || hasCombinedNames(category);
  const fail = useEffectEvent((error: unknown) => {
    console.warn("The names of a category failed to load", error);
    showError("Namnen kunde inte hämtas. Kontrollera nätet och försök igen.");
    onFailure();
  });

  useEffect(() => {
    if (areLoaded) return;
    let isCurrent = true;
    loadCombinedNames(category).then(
      () => isCurrent && setLoaded(category),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [category, areLoaded]);

  return areLoaded;
}
