/** The rules for what is typed into a list: one name a line, and the limits of the table. */
import { NAME_LIST_LIMITS, SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";

/** The names of a text, one a line; empty lines and names that stand there already are dropped. */
export function parseNames(text: string): readonly string[] {
  const names = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

/** What is wrong with a title; null when nothing is. */
export function titleProblem(title: string): string | null {
  if (title.trim() === "") return "Titel krävs";
  if (lengthOf(title.trim()) > NAME_LIST_LIMITS.title) {
    return `Titeln får ha högst ${NAME_LIST_LIMITS.title} tecken.`;
  }
  return null;
}

/** What is wrong with the names; null when nothing is. */
export function namesProblem(names: readonly string[]): string | null {
  if (names.length > NAME_LIST_LIMITS.names) {
    return `En lista rymmer högst ${formatCount(NAME_LIST_LIMITS.names)} namn. Det här är ${formatCount(names.length)}.`;
  }
  const tooLong = names.find((name) => lengthOf(name) > SAVED_NAME_MAX_LENGTH);
  if (tooLong !== undefined) {
    return `Ett namn får ha högst ${SAVED_NAME_MAX_LENGTH} tecken. Korta det som börjar ”${[...tooLong].slice(0, 20).join("")}”.`;
  }
  return null;
}

/** Characters as the database counts them: a character beyond the first plane is one, not two. */
function lengthOf(text: string): number {
  return [...text].length;
}
