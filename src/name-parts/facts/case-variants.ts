import { formatCount } from "@/lib/format.ts";
import type { NameRecord } from "@/names/search/name-files.ts";

/** How many have a name that differs from another one only in case. */
export function caseVariantText({ women, men, surnameBearers }: NameRecord): string {
  const counts = [
    women > 0 && `${formatCount(women)}\u00a0kvinnor`,
    men > 0 && `${formatCount(men)}\u00a0män`,
    surnameBearers > 0 && `${formatCount(surnameBearers)} som efternamn`,
  ].filter((text) => text !== false);
  return counts.length > 0 ? counts.join(", ") : "färre än två";
}
