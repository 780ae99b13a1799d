import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { SIDE_BY_SIDE_NAMES } from "@/config/limits.ts";
import { useChangeParams } from "@/name-parts/files/address-params.ts";
import { SIDE_BY_SIDE_PARAM } from "@/name-parts/links/compare-path.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { leftOutMessage, parseNameList } from "@/names/form/pasted-names.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** The names that an address asks to compare. */
export interface RequestedNames {
  /** In normal form, each once. */
  readonly names: readonly string[];
  /** In sentences, what of the address is not among them. */
  readonly problems: readonly string[];
}

/** Reads the names of an address: with commas between them, or as they are pasted. */
export function parseRequestedNames(text: string): RequestedNames {
  const { names, repeated, leftOut } = parseNameList(text);
  const others = names.slice(SIDE_BY_SIDE_NAMES);
  const problems = [
    leftOutMessage(leftOut),
    repeated.length > 0 && `${joinWords(repeated)} står flera gånger i länken och visas en gång.`,
    others.length > 0 &&
      `Här ryms ${SIDE_BY_SIDE_NAMES}\u00a0namn. ${joinWords(others)} är inte med.`,
  ];
  return {
    names: names.slice(0, SIDE_BY_SIDE_NAMES),
    problems: problems.filter((problem) => typeof problem === "string"),
  };
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
  const parsed = parseRequestedNames(requested);
  const written = parsed.names.join(",");
  const cleanAddress = useEffectEvent(() =>
    changeParams((changed) => changed.set(SIDE_BY_SIDE_PARAM, written), { replace: true }),
  );
  // An address with problems says what they are, also after a reload.
  const isUnclean = parsed.problems.length === 0 && written !== requested;
  useEffect(() => {
    if (isUnclean) cleanAddress();
  }, [isUnclean]);
  return {
    ...parsed,
    change(next) {
      changeParams((changed) => {
        if (next.length > 0) changed.set(SIDE_BY_SIDE_PARAM, next.join(","));
        else changed.delete(SIDE_BY_SIDE_PARAM);
      });
    },
  };
}
