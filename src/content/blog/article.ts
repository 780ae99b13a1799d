/** An article on /blogg. */
export interface Article {
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** The paragraphs after the excerpt. */
  readonly text: readonly string[];
  /** Large text beside the title, to catch the eye. */
  readonly sign: { readonly lines: readonly [string, string]; readonly caption: string };
}

const WORDS_A_MINUTE = 200;

/** Reading time of an article, in minutes that have begun. */
export function readingMinutes({ excerpt, text }: Article): number {
  const words = [excerpt, ...text].join(" ").split(/\s+/);
  return Math.ceil(words.length / WORDS_A_MINUTE);
}
