/** Validates the content of a list against the limits of the table. */
import { NAME_LIST_LIMITS, SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatCount } from "@/lib/format.ts";

/** The error of a title; null for a valid one. */
export function validateTitle(title: string): string | null {
  const cleaned = cleanText(title);
  if (cleaned === "") return "Titel krävs";
  if (lengthOf(cleaned) > NAME_LIST_LIMITS.title) {
    return `Titeln får ha högst ${NAME_LIST_LIMITS.title}\u00a0tecken.`;
  }
  return null;
}

/** The error of the names; null for valid ones. */
export function validateNames(names: readonly string[]): string | null {
  if (names.length > NAME_LIST_LIMITS.names) {
    return `En lista rymmer högst ${formatCount(NAME_LIST_LIMITS.names)}\u00a0namn. Nu är de ${formatCount(names.length)}. Ta bort några.`;
  }
  const tooLong = names.find((name) => lengthOf(name) > SAVED_NAME_MAX_LENGTH);
  if (tooLong !== undefined) {
    return `Ett namn får ha högst ${SAVED_NAME_MAX_LENGTH}\u00a0tecken. Korta det som börjar ”${[...tooLong].slice(0, 20).join("")}”.`;
  }
  return null;
}

/** In characters, as the database counts: an emoji is one, not two. */
function lengthOf(text: string): number {
  return [...text].length;
}
