/** How much there is to read on each kind of page: every document has one, and is within its limit. */
import { expect, test } from "vitest";
import { allDocuments, pageAt } from "./site.ts";

/** The most words in the main part of a document, by the first pattern that its path matches. */
const MOST_WORDS: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^kallor$/, 900],
  [/^kallor\//, 1200],
  [/^(?:villkor|integritetspolicy|cookiepolicy|tillganglighet)$/, 1600],
  [/^namn\/lista\//, 2300],
  [/^namn\/topplista\//, 1700],
  [/^(?:namn\/listor|namnsdag)$/, 1400],
  [/^namn\//, 900],
  [/^efternamn\//, 400],
  [/^data\/klassiker$/, 3200],
  [/^blogg/, 2000],
  [/^api$/, 1400],
  // Each card unfolds to links to the services that take such a name.
  [/^anvandarnamn$/, 2000],
  // Other generators, the home page, and what is about the site.
  [/^/, 1100],
];

const CODE = /<(script|style|template|nav|button|select|svg)\b.*?<\/\1>/gs;

/** The words between the tags of the main part. */
function wordsIn(html: string): string[] {
  const [, main = ""] = /<main\b(.*)<\/main>/s.exec(html) ?? [];
  const text = main
    .replace(CODE, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

test("no document has more words than its kind may have", () => {
  const faults = [...allDocuments()].flatMap(([file, html]) => {
    const path = file.replaceAll("\\", "/").replace(/(?:^index)?\.html$/, "");
    const [, most = 0] = MOST_WORDS.find(([kind]) => kind.test(path)) ?? [];
    const { length } = wordsIn(html);
    return length > most ? [`/${path}: ${length} words, at most ${most}`] : [];
  });
  expect(faults).toEqual([]);
});

test("the note below the names of a generator is short, and leads to its rules", () => {
  for (const path of ["/fornamn", "/barnnamn", "/efternamn", "/hundnamn", "/foretagsnamn"]) {
    const link = pageAt(path).document.querySelector('main p > a.prose-link[href^="/kallor/"]');
    const note = link?.parentElement?.textContent ?? "";
    expect(note, path).toMatch(/Så (?:läser du korten|blir namnen till)$/);
    expect(note.split(/\s+/).length, path).toBeLessThan(35);
  }
});
