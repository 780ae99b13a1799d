/** The names of a shared link. Loaded only for such a link, since the blocked words are many. */
import { SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { parseListedNames } from "@/names/form/pasted-names.ts";

/** What names consist of: no markup and no addresses. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._&'’-]*$/u;

/** Separated by commas; anyone can write such a link, so what no generator would show is left out. */
export function parseSharedNames(text: string, limit: number): readonly string[] {
  return parseListedNames(text)
    .names.filter(
      (name) => NAME.test(name) && name.length <= SAVED_NAME_MAX_LENGTH && isClean(name),
    )
    .slice(0, limit);
}
