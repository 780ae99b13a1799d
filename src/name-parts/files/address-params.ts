/** The parameters of the addresses of names. */
import { useNavigate, useSearchParams } from "react-router-dom";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

const SPELLINGS = "stavningar";
const TOGETHER = "tillsammans";

/** A function that changes the parameters, as a history entry like those of filters unless it replaces the last one. */
export function useChangeParams(): (
  change: (params: URLSearchParams) => void,
  options?: { readonly replace: boolean },
) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (change, options) => {
    const changed = new URLSearchParams(params);
    change(changed);
    // A comma needs no encoding, and the link is read by people.
    const search = changed.toString().replaceAll("%2C", ",");
    navigate({ search }, { ...options, preventScrollReset: true });
  };
}

/** Whether the visitor counts the spellings of a name together (`?stavningar=tillsammans`). */
export function useIsTogether(): boolean {
  const [params] = useSearchParams();
  // A page is prerendered without query parameters.
  return !useIsHydrating() && params.get(SPELLINGS) === TOGETHER;
}

export function setTogether(params: URLSearchParams, isTogether: boolean): void {
  if (isTogether) params.set(SPELLINGS, TOGETHER);
  else params.delete(SPELLINGS);
}

/** The address of another page, where spellings are counted in the same way. */
export function withSpellingChoice(path: string, isTogether: boolean): string {
  return isTogether ? `${path}?${SPELLINGS}=${TOGETHER}` : path;
}
