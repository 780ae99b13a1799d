/** Readers of the compact forms in which the word lists are bundled (see src/words). */

/**
 * Front-coded names: each begins with a digit that says how many characters it shares with the
 * name before it.
 */
export function decodeNames(frontCoded: string): string[] {
  const names: string[] = [];
  let previous = "";
  for (const [, shared, rest] of frontCoded.matchAll(/(\d)(\D*)/g)) {
    previous = previous.slice(0, Number(shared)) + rest;
    names.push(previous);
  }
  return names;
}

/** Puts back what signs stand for; each entry of the abbreviations is a sign and its letters. */
export function expand(text: string, abbreviations: string): string {
  return abbreviations
    .split(",")
    .reduceRight((shorter, entry) => shorter.replaceAll(entry.charAt(0), entry.slice(1)), text);
}

/** Numbers in base 36, separated by commas; an empty place is 0. */
export function decodeNumbers(encoded: string): number[] {
  return encoded.split(",").map((digits) => (digits === "" ? 0 : Number.parseInt(digits, 36)));
}

/** Whether a hexadecimal digit of marks has the bit of one mark. */
export function hasMark(digit: string, mark: number): boolean {
  return (Number.parseInt(digit, 16) & mark) !== 0;
}

/** Draw weight of a commonness tier: each tier up is drawn four times as readily. */
export function tierWeight(tier: string): number {
  return 4 ** Number(tier);
}
