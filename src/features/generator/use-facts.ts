import { useEffect, useState } from "react";
import type { FactsLookup } from "@/generators/facts.ts";

/** Loads the facts about the names of one kind. */
export type LoadFacts = (kind: string) => Promise<FactsLookup>;

interface LoadedFacts {
  readonly load: LoadFacts;
  readonly kind: string;
  readonly lookUp: FactsLookup;
}

const lostFacts: FactsLookup = () => ({ areLost: true });

/**
 * Facts about the names on the page, or null until they have loaded. Lost ones are requested once more.
 *
 * @param kind what `load` is called with, where it has several kinds of names to choose between
 * @param hasNames whether names are shown; the facts are not loaded before they are needed
 */
export function useFacts(load: LoadFacts, hasNames: boolean, kind = ""): FactsLookup | null {
  const [loaded, setLoaded] = useState<LoadedFacts | null>(null);

  useEffect(() => {
    if (!hasNames) return;
    let isCurrent = true;
    load(kind)
      .catch(() => load(kind))
      .catch((error: unknown) => {
        // The names are useful without their facts.
        console.warn("The facts about the names failed to load", error);
        return lostFacts;
      })
      .then((lookUp) => {
        if (isCurrent) setLoaded({ load, kind, lookUp });
      });
    return () => {
      isCurrent = false;
    };
  }, [load, kind, hasNames]);

  // After a change of kind, the facts of the previous kind must not be shown.
  return loaded?.load === load && loaded.kind === kind ? loaded.lookUp : null;
}
