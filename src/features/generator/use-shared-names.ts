import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SHARED_NAMES_LIMIT } from "@/config/limits.ts";
import {
  SHARED_DETAILS_PARAM,
  SHARED_NAMES_PARAM,
} from "@/name-parts/links/shared-names-address.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** Null without any. */
export type SharedNames = readonly string[] | "loading" | null;

interface SharedNamesState {
  readonly names: SharedNames;
  /** Removes the shared names from the address. */
  drop(): void;
}

/** The names shared by the link that the page was opened with. */
export function useSharedNames(): SharedNamesState {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const text = isHydrating ? null : params.get(SHARED_NAMES_PARAM);
  const [read, setRead] = useState<{ text: string; names: readonly string[] } | null>(null);

  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    import("@/name-parts/links/parse-shared-names.ts").then(
      ({ parseSharedNames }) => {
        if (isCurrent) setRead({ text, names: parseSharedNames(text, SHARED_NAMES_LIMIT) });
      },
      (error: unknown) => {
        // Names are suggested as on any other visit.
        console.warn("The shared names could not be read", error);
        if (isCurrent) setRead({ text, names: [] });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return {
    names: text === null ? null : read?.text === text ? noneAsNull(read.names) : "loading",
    drop() {
      if (text !== null) setParams(withoutSharedNames, { preventScrollReset: true, replace: true });
    },
  };
}

function noneAsNull(names: readonly string[]): readonly string[] | null {
  return names.length === 0 ? null : names;
}

export function withoutSharedNames(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete(SHARED_NAMES_PARAM);
  others.delete(SHARED_DETAILS_PARAM);
  return others;
}
