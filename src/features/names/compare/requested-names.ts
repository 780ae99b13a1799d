import { useSearchParams } from "react-router-dom";
import { SEARCHED_NAME_MAX_LENGTH, SIDE_BY_SIDE_NAMES } from "@/config/limits.ts";
import { distinctNames } from "@/lib/distinct-names.ts";
import { joinWords } from "@/lib/join-words.ts";
import { isWrittenName } from "@/lib/written-name.ts";
import { SIDE_BY_SIDE_PARAM } from "@/name-ui/links/compare-path.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useChangeParams } from "../address-params.ts";

/** The names that an address asks to compare. */
export interface RequestedNames {
  /** As the address has them, each once. */
  readonly names: readonly string[];
  /** In sentences, what of the address is not among them. */
  readonly problems: readonly string[];
}

/** Reads the names of an address, which are separated by commas. */
export function parseRequestedNames(text: string): RequestedNames {
  const all = text
    .split(",")
    .map((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
    .filter((name) => name !== "");
  const short = all.filter(({ length }) => length <= SEARCHED_NAME_MAX_LENGTH);
  const written = short.filter(isWrittenName);
  const distinct = distinctNames(written);
  const repeated = distinct.filter((name) => written.filter(isSameAs(name)).length > 1);
  const others = distinct.slice(SIDE_BY_SIDE_NAMES);
  const problems = [
    short.length < all.length &&
      `Ett namn i länken är längre än ${SEARCHED_NAME_MAX_LENGTH}\u00a0tecken och är inte med.`,
    written.length < short.length && "Något i länken är inget namn och är inte med.",
    repeated.length > 0 && `${joinWords(repeated)} står flera gånger i länken och visas en gång.`,
    others.length > 0 &&
      `Här ryms ${SIDE_BY_SIDE_NAMES}\u00a0namn. ${joinWords(others)} är inte med.`,
  ];
  return {
    names: distinct.slice(0, SIDE_BY_SIDE_NAMES),
    problems: problems.filter((problem) => problem !== false),
  };
}

function isSameAs(name: string): (other: string) => boolean {
  const folded = name.toLowerCase();
  return (other) => other.toLowerCase() === folded;
}

/** The names in the address of the page; each change is a history entry. */
export function useRequestedNames(): RequestedNames & {
  readonly change: (names: readonly string[]) => void;
} {
  const [params] = useSearchParams();
  const isHydrating = useIsHydrating();
  const changeParams = useChangeParams();
  // The page is prerendered without query parameters.
  const requested = isHydrating ? "" : (params.get(SIDE_BY_SIDE_PARAM) ?? "");
  return {
    ...parseRequestedNames(requested),
    change(next) {
      changeParams((changed) => {
        if (next.length > 0) changed.set(SIDE_BY_SIDE_PARAM, next.join(","));
        else changed.delete(SIDE_BY_SIDE_PARAM);
      });
    },
  };
}
