/** A list of names as one writes it: Molly, Anna och Bo. */
const BETWEEN_NAMES = /\s*[,;/&+\n]\s*|\s+(?:och|o)\s+/;

/** The names of such a list. */
export function splitNames(typed: string): string[] {
  return typed
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter((name) => /\p{L}/u.test(name));
}
