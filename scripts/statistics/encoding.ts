/** Longest shared prefix that one decimal digit can express. */
const LONGEST_SHARED_PREFIX = 9;

/** How many characters two names share at their start, at most `longest`. */
export function sharedPrefixLength(previous: string, name: string, longest: number): number {
  const limit = Math.min(previous.length, name.length, longest);
  let shared = 0;
  while (shared < limit && previous.charCodeAt(shared) === name.charCodeAt(shared)) shared += 1;
  return shared;
}

/** Compares by code unit, which is by code point for names (no characters beyond U+FFFF). */
export function compareCodePoints(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Front-codes sorted names: each entry is one digit (the number of UTF-16 code units shared with
 * the previous name, at most 9) and the rest of the name, without separators.
 *
 * @throws Error when a name is empty or contains a digit, or names are not strictly ascending
 */
export function frontCode(names: readonly string[]): string {
  let previous = "";
  let coded = "";
  for (const name of names) {
    if (name === "" || /\d/.test(name)) throw new Error(`Cannot front-code "${name}"`);
    if (name !== name.normalize("NFC")) throw new Error(`"${name}" is not in NFC`);
    if (compareCodePoints(previous, name) >= 0) {
      throw new Error(`Names are not in ascending order: "${previous}", "${name}"`);
    }
    const shared = sharedPrefixLength(previous, name, LONGEST_SHARED_PREFIX);
    if (shared === name.length) throw new Error(`Nothing is left of "${name}"`);
    coded += `${shared}${name.slice(shared)}`;
    previous = name;
  }
  return coded;
}

/**
 * Writes the many numbers of the newborn series without separators, in base 26 with letters as
 * digits, the last digit of each number in lower case and those before it in upper case.
 *
 * @throws Error when a number is negative or not whole
 */
export function numberList(numbers: readonly number[]): string {
  return numbers.map(codedNumber).join("");
}

function codedNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Cannot code ${value}`);
  let coded = letter(value % 26);
  for (let rest = Math.floor(value / 26); rest > 0; rest = Math.floor(rest / 26)) {
    coded = letter(rest % 26).toUpperCase() + coded;
  }
  return coded;
}

function letter(digit: number): string {
  return (digit + 10).toString(36);
}

/** Writes each value as one hex digit. @throws Error when one is not 0 to 15 */
export function hexDigits(values: readonly number[]): string {
  return values
    .map((value) => {
      if (!Number.isInteger(value) || value < 0 || value > 15) {
        throw new Error(`${value} is not one hex digit`);
      }
      return value.toString(16);
    })
    .join("");
}

/**
 * Joins names with commas.
 *
 * @throws Error when a name is empty, contains a comma or occurs twice
 */
export function commaList(names: readonly string[]): string {
  const seen = new Set<string>();
  for (const name of names) {
    if (name === "" || name.includes(",")) throw new Error(`Cannot list "${name}"`);
    if (seen.has(name)) throw new Error(`"${name}" occurs twice`);
    seen.add(name);
  }
  return names.join(",");
}

/** Fewest bearers of a name in tier 1 and in tier 2; all other names are in tier 0. */
const TIER_THRESHOLDS = [1_000, 10_000] as const;

/** The tier of a number of bearers: 0 to 2. */
export function tier(bearers: number): number {
  return TIER_THRESHOLDS.filter((threshold) => bearers >= threshold).length;
}
