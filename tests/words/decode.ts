/** Decodes front-coded names: a digit, the number of shared characters, then the rest. */
export function decodeNames(coded: string): string[] {
  const names: string[] = [];
  for (const [, shared, rest] of coded.matchAll(/(\d)([^\d]+)/g)) {
    names.push((names.at(-1) ?? "").slice(0, Number(shared)) + (rest ?? ""));
  }
  return names;
}

const DIGITS = "abcdefghijklmnopqrstuvwxyz";

/** Decodes base-26 numbers, each of which ends with its only lower-case digit. */
export function decodeNumbers(coded: string): number[] {
  return Array.from(coded.matchAll(/[A-Z]*[a-z]/g), ([digits]) =>
    [...digits.toLowerCase()].reduce((value, digit) => value * 26 + DIGITS.indexOf(digit), 0),
  );
}

const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Decodes names of the days of a leap year: month and day in digits by name, and listed names by other spelling. */
export function decodeNameDays(coded: string) {
  const dates = MONTH_LENGTHS.flatMap((length, month) =>
    Array.from({ length }, (_, day) => String((month + 1) * 100 + day + 1).padStart(4, "0")),
  );
  const days = new Map<string, string>();
  const variants = new Map<string, string>();
  for (const [i, names] of coded.split(";").entries()) {
    for (const [listed = "", ...others] of names.split(",").map((entry) => entry.split("="))) {
      if (listed !== "") days.set(listed, dates[i] ?? "");
      for (const other of others) variants.set(other, listed);
    }
  }
  return { days, variants };
}

/** Names whose hexadecimal digit of marks contains a bit. */
export function withMark(names: readonly string[], marks: string, bit: number): Set<string> {
  return new Set(
    names.filter((_, index) => (Number.parseInt(marks.charAt(index), 16) & bit) !== 0),
  );
}

/** The names of groups, each with the digits of its group. */
export function decodeGroups(
  groups: readonly {
    readonly marks: string;
    readonly tier: string;
    readonly names: string;
  }[],
) {
  return groups.flatMap(({ marks, tier, names }) =>
    names.split(",").map((name) => ({ name, marks, tier })),
  );
}

/** The names of a list of pet names, each followed by its marks. */
export function rowsOf(list: string): string[][] {
  return [...list.matchAll(/^(.+): (.+)$/gm)].flatMap(([, marks = "", names = ""]) =>
    names.split(" ").map((name) => [name.replace(/\*$/, ""), ...marks.split(" ")]),
  );
}

/** The rows with a column, after the name, that its pattern does not match or that repeats a letter. */
export function rowsWithOtherMarks(
  rows: readonly (readonly string[])[],
  known: readonly RegExp[],
): (readonly string[])[] {
  return rows.filter(
    ([, ...marks]) =>
      !known.every((pattern, column) => {
        const letters = marks[column] ?? "";
        return pattern.test(letters) && new Set(letters).size === letters.length;
      }),
  );
}
