import { DESCRIPTION_LENGTH } from "@/lib/page-head.ts";

/** An article, on /blogg and on a page of its own. */
export interface Article {
  /** The last part of its address, in ASCII. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** The paragraphs after the excerpt. */
  readonly text: readonly string[];
  /** Large text beside the title, to catch the eye. */
  readonly sign: { readonly lines: readonly [string, string]; readonly caption: string };
}

export function articlePath({ slug }: Pick<Article, "slug">): string {
  return `/blogg/${slug}`;
}

/** The first sentences of an article, as many as search engines show. */
export function descriptionOf({ excerpt }: Article): string {
  const sentences = excerpt.match(/[^.]+\.(?:\s|$)/g) ?? [excerpt];
  let description = "";
  for (const sentence of sentences) {
    if ((description + sentence).trim().length > DESCRIPTION_LENGTH) break;
    description += sentence;
  }
  return description.trim();
}

const WORDS_A_MINUTE = 200;

/** Reading time of an article, in minutes that have begun. */
export function readingMinutes({ excerpt, text }: Article): number {
  const words = [excerpt, ...text].join(" ").split(/\s+/);
  return Math.ceil(words.length / WORDS_A_MINUTE);
}
