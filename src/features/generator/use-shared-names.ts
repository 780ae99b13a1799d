import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SHARED_NAMES_LIMIT } from "@/config/limits.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** The parameter of a page address with the names to show first. */
const PARAM = "namn";

/** Null without any. */
export type SharedNames = readonly string[] | "loading" | null;

interface SharedNamesState {
  readonly names: SharedNames;
  /** Removes them from the address. */
  drop(): void;
}

/** The names shared by the link that the page was opened with. */
export function useSharedNames(): SharedNamesState {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  // A page is prerendered without query parameters.
  const text = isHydrating ? null : params.get(PARAM);
  const [read, setRead] = useState<{ text: string; names: readonly string[] } | null>(null);

  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    import("./shared-names.ts").then(
      ({ parseSharedNames }) => {
        if (isCurrent) setRead({ text, names: parseSharedNames(text) });
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
  others.delete(PARAM);
  return others;
}

/** An address of the page with its filters and these names. */
export function addressWithNames(address: string, names: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set(PARAM, names.slice(0, SHARED_NAMES_LIMIT).join(","));
  // A comma needs no encoding, and the link is read by people.
  url.search = url.search.replaceAll("%2C", ",");
  return url.href;
}
