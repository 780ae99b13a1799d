/** An article on /blogg. */
export interface Article {
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** Reading time of the excerpt and the text, in minutes. */
  readonly readTime: number;
  /** The paragraphs after the excerpt. */
  readonly text: readonly string[];
  /** Large text beside the title, to catch the eye. */
  readonly sign: { readonly lines: readonly [string, string]; readonly caption: string };
}
