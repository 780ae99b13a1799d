import { useSearchParams } from "react-router-dom";
import { COMPARED_NAMES } from "@/config/limits.ts";
import { useChangeParams } from "@/name-parts/files/address-params.ts";
import { parseNameList } from "@/names/form/pasted-names.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import { COMPARED_NAMES_PARAM, nameOfSlug, slugOf } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

interface ComparedNames {
  /** The compared names from the address, with capitals; the name of the page is not among them. */
  readonly names: readonly string[];
  /** Each change is a history entry, as with filters. */
  readonly change: (names: readonly string[]) => void;
}

/** The names that the page's name is compared with, kept in the address (`?med=elsa,maja`). */
export function useComparedNames({ name }: NameRecord): ComparedNames {
  const [params] = useSearchParams();
  const isHydrating = useIsHydrating();
  const changeParams = useChangeParams();
  // A page is prerendered without query parameters.
  const requested = isHydrating ? "" : (params.get(COMPARED_NAMES_PARAM) ?? "");
  // Anyone can write a link: what cannot be a name is left out.
  const names = parseNameList(nameOfSlug(slugOf(requested)))
    .names.map(withCapitals)
    .filter((other) => slugOf(other) !== slugOf(name));

  return {
    names: [...new Set(names)].slice(0, COMPARED_NAMES - 1),
    change(next) {
      changeParams((changed) => {
        if (next.length > 0) changed.set(COMPARED_NAMES_PARAM, next.map(slugOf).join(","));
        else changed.delete(COMPARED_NAMES_PARAM);
      });
    },
  };
}
