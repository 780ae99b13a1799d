/**
 * When two names that visitors have written are one and the same: "Alma" and "alma" are, whatever
 * Unicode calls their letters. What the site itself spells, such as favourites, is compared as it is.
 */

/** The first spelling of each name. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (!first.has(key)) first.set(key, name);
  }
  return [...first.values()];
}

/** The names that a list does not have in any spelling. */
export function namesMissingIn(
  list: readonly string[],
  names: readonly string[],
): readonly string[] {
  const listed = new Set(list.map(keyOf));
  return names.filter((name) => !listed.has(keyOf(name)));
}

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
