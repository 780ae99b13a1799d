/** Readers of the formats in which the word lists are bundled (see src/words). */

/** A name of a list, and its weight in a draw. */
export interface Candidate {
  readonly name: string;
  /** Above 0. A name of weight 2 is drawn about twice as often as one of weight 1. */
  readonly weight: number;
}

/**
 * Decodes front-coded names: each begins with the number of characters, one digit, that it shares
 * with the name before it.
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

/** Numbers with commas between them. */
export function readNumbers(list: string): number[] {
  return list.split(",").map(Number);
}

interface MarkedName {
  readonly name: string;
  /** The columns before the colon. */
  readonly marks: readonly string[];
  readonly weight: number;
}

/** Reads lines of marks and names ("so k: Gosan Gosen"); a name with an asterisk has weight 2. */
export function readMarkedNames(list: string): MarkedName[] {
  return list
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [marks = "", names = ""] = line.split(": ");
      return names.split(" ").map((name) => ({
        name: name.replace("*", ""),
        marks: marks.split(" "),
        weight: name.endsWith("*") ? 2 : 1,
      }));
    });
}

/** Decodes numbers in base 26 with letters as digits, the last one of each number in lower case. */
export function decodeNumbers(encoded: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const letter of encoded) {
    number = number * 26 + Number.parseInt(letter, 36) - 10;
    if (letter < "a") continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** Whether a hexadecimal digit, read as a set of bits, contains the given bit. */
export function hasMark(digit: string, mark: number): boolean {
  return (Number.parseInt(digit, 16) & mark) !== 0;
}

/** Draw weight of a frequency tier: a name is drawn four times as often as one a tier below. */
export function tierWeight(tier: number): number {
  return 4 ** tier;
}
