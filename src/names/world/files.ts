/** The files of the figures of other countries, beside those of the name search. */

/** With this many files, each has some ninety names: a kilobyte with gzip. */
export const WORLD_FILES = 512;

/** The file that has a name: names that differ only in case share one, since they share a page. */
export function worldFile(name: string): string {
  return `world-${hashOf(name.toLowerCase(), WORLD_FILES)}.txt`;
}

/** A number below the limit for a text, the same on every machine. */
function hashOf(text: string, limit: number): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % limit;
  return hash;
}

/** The columns of a name in the text of its file; none if no country has the name. */
export function columnsIn(text: string, name: string): readonly string[] {
  const line = text.split("\n").find((each) => each.startsWith(`${name}\t`));
  return line?.split("\t").slice(1) ?? [];
}
