import { useEffect, useState } from "react";
import type { FactsLookup } from "@/generators/facts.ts";

/** Loads the facts of a page's names. */
export type LoadFacts = () => Promise<FactsLookup>;

/** The facts, loaded once there are names to show them for; null until then. */
export function useFacts(load: LoadFacts, areNamesShown: boolean): FactsLookup | null {
  const [loaded, setLoaded] = useState<{ load: LoadFacts; lookUp: FactsLookup } | null>(null);

  useEffect(() => {
    if (!areNamesShown) return;
    let isCurrent = true;
    load().then(
      (lookUp) => {
        if (isCurrent) setLoaded({ load, lookUp });
      },
      // The names are of use without their facts; a reload brings them back.
      (error: unknown) => console.warn("The facts of the names could not be loaded", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, areNamesShown]);

  // Facts of another kind of names must not show while the right ones are on their way.
  return loaded?.load === load ? loaded.lookUp : null;
}
