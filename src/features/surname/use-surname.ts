import { useSearchParams } from "react-router-dom";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** The parameter of a page address with the surname to show beside the names. */
const PARAM = "efternamn";

/** The surname in the page address, not yet cleaned and empty without one, and a function that changes it. */
export function useSurname(): [surname: string, change: (surname: string) => void] {
  const [params, setParams] = useSearchParams();
  // A page is prerendered without query parameters.
  const surname = useIsHydrating() ? null : params.get(PARAM);
  function change(next: string) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set(PARAM, next);
        else changed.delete(PARAM);
        return changed;
      },
      // Typing adds no history entries.
      { preventScrollReset: true, replace: true },
    );
  }
  return [surname ?? "", change];
}
