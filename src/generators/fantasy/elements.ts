import type { ElementLists, FantasyElements } from "../../words/fantasy-elements.ts";

/** A part of names, with what it means. */
interface Element {
  readonly form: string;
  readonly meaning: string;
}

export type Sex = "manlig" | "kvinnlig";

const SEXES: readonly Sex[] = ["manlig", "kvinnlig"];

/** A name of two elements. */
export interface FantasyName {
  readonly word: string;
  readonly first: Element;
  readonly last: Element;
  readonly category: string;
  readonly origin: string;
  /** What its first element suits. */
  readonly style: string;
  readonly sex: Sex;
  /** Whether a reader found it good; the others are passable, or nobody has read them. */
  readonly isGood: boolean;
}

/** The marks of pairs of elements in the lists that are generated. */
export const PAIR_MARKS = { refused: "0", fit: "1", good: "2" };

/** The letter of a category in the lists of elements. */
const CATEGORY_LETTERS: Readonly<Record<string, string>> = {
  krigare: "k",
  magiker: "m",
  alv: "a",
  dvarg: "d",
  drake: "r",
  halvling: "h",
  gnom: "g",
  orch: "o",
  halvalv: "b",
  demonattling: "l",
};

/**
 * The fit names of lists of elements.
 *
 * @param marks by origin and category, a mark for each pair of elements
 */
export function composedNames(
  lists: ElementLists,
  marks: Readonly<Record<string, string>>,
): readonly FantasyName[] {
  return Object.entries(lists).flatMap(([origin, elements]) =>
    categoriesOf(elements).flatMap((category) =>
      pairsOf(lists, origin, category, marks[`${origin} ${category}`] ?? ""),
    ),
  );
}

/** The categories that elements suit. */
export function categoriesOf({ firsts }: FantasyElements): readonly string[] {
  const all = Object.values(firsts).join(", ");
  return Object.keys(CATEGORY_LETTERS).filter((category) => elementsOf(all, category).length > 0);
}

/**
 * The pairs of elements of an origin and a category that are not refused.
 *
 * @param marks of all pairs in this order; without, none is refused
 */
export function pairsOf(
  lists: ElementLists,
  origin: string,
  category: string,
  marks?: string,
): readonly FantasyName[] {
  const { firsts = {}, lasts = {} } = lists[origin] ?? {};
  const endings = SEXES.flatMap((sex) =>
    elementsOf(lasts[sex], category).map((last) => ({ sex, last })),
  );
  const pairs: FantasyName[] = [];
  let place = 0;
  for (const [style, list] of Object.entries(firsts)) {
    for (const first of elementsOf(list, category)) {
      for (const { sex, last } of endings) {
        const mark = marks === undefined ? PAIR_MARKS.fit : marks[place];
        place += 1;
        if (mark !== PAIR_MARKS.fit && mark !== PAIR_MARKS.good) continue;
        const word = joined(first.form, last.form);
        const isGood = mark === PAIR_MARKS.good;
        pairs.push({ word, first, last, category, origin, style, sex, isGood });
      }
    }
  }
  return pairs;
}

/** The elements of a list such as "storm kr storm, stål kd stål" that suit a category. */
function elementsOf(list = "", category: string): readonly Element[] {
  return list.split(/,\s+/).flatMap((entry) => {
    const [form = "", letters = "", ...meaning] = entry.split(" ");
    const isSuiting = letters.includes(CATEGORY_LETTERS[category] ?? " ");
    return isSuiting ? [{ form, meaning: meaning.join(" ") }] : [];
  });
}

/** The name of two elements; of two vowels that meet, the first is left out. */
function joined(first: string, last: string): string {
  const isClash = /[aeiouyåäö]$/.test(first) && /^[aeiouyåäö]/.test(last);
  const word = (isClash ? first.slice(0, -1) : first) + last;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
