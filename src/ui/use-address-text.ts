import { useCallback, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** The texts of a page address that are beside the names: a surname, the names of a family or of siblings, and a year of birth. */
type AddressText = "efternamn" | "familj" | "fodda" | "fornamn" | "syskon";

/**
 * A text in the parameters of the page address, not yet cleaned and empty without one, and a function
 * that changes it, the same in every render.
 */
export function useAddressText(param: AddressText): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  // A page is prerendered without query parameters.
  const text = useIsHydrating() ? null : params.get(param);
  // The router's own is another one for each address, which the choice of a filter changes too.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const change = useCallback(
    (next: string) =>
      latest.current(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next) changed.set(param, next);
          else changed.delete(param);
          return changed;
        },
        // Typing adds no history entries.
        { preventScrollReset: true, replace: true },
      ),
    [param],
  );
  return [text ?? "", change];
}
