/** Names are not translated: for a machine, "Stig" is a path and "Björn" an animal. */
import { expect, test } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { allDocuments } from "./site.ts";

/** Words of the site that are names as well. */
const WORDS = new Set([
  "Alla",
  "April",
  "Dag",
  "Dina",
  "Juli",
  "Juni",
  "Junior",
  "Lista",
  "Lotta",
  "Maj",
  "Mina",
  "Samma",
]);

const names = new Set(givenNameList.map(({ name }) => name).filter((name) => !WORDS.has(name)));

/** Documents of one kind are made by the same code: a few of each are read. */
const OF_EACH_KIND = 3;

/** A name by itself, or a heading, is no longer; in characters. */
const LONGEST_TEXT = 100;

function* samplePages(): Generator<readonly [file: string, html: string]> {
  const read = new Map<string, number>();
  for (const [file, html] of allDocuments()) {
    const kind = file.replace(/[^/\\]+$/, (name) => (/[/\\]/.test(file) ? "" : name));
    const count = read.get(kind) ?? 0;
    if (count >= OF_EACH_KIND) continue;
    read.set(kind, count + 1);
    yield [file, html];
  }
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** The elements with a short text that a translation would read. */
function* translatedElements(document: Document): Generator<Element> {
  const seen = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    let element = walker.currentNode.parentElement;
    if (!element || element.closest("[translate=no], script, style")) continue;
    // Reads no long text more than once: an ancestor of what is too long is too long as well.
    while (element && !seen.has(element)) {
      seen.add(element);
      if (element.textContent.length > LONGEST_TEXT) break;
      yield element;
      element = element.parentElement;
    }
  }
}

/** The text of an element but for its parts that are not translated. */
function translatedTextOf(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true);
  for (const part of copy.querySelectorAll("[translate=no]")) part.remove();
  return copy.textContent;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}-]+/u);
}

test("a name by itself, and a name in the heading of its page, is not translated", () => {
  const translated = new Set<string>();
  for (const [file, html] of samplePages()) {
    const document = parse(html);
    const own = document.querySelector("h1")?.textContent ?? "";
    for (const element of translatedElements(document)) {
      const text = translatedTextOf(element)
        .trim()
        .replace(/[,.:]$/, "");
      const isOwn = element.matches("h1, h2, h3") && wordsOf(text).includes(own);
      if (names.has(text) || (names.has(own) && isOwn)) translated.add(`${file}: ${text}`);
    }
  }
  expect([...translated]).toEqual([]);
});

test("the title of a name's page is not translated", () => {
  const titles = [...samplePages()]
    .filter(([file]) => /^(efter)?namn[/\\]/.test(file))
    .map(([file, html]) => [file, parse(html).head.querySelector("title")?.translate]);
  expect(titles.length).toBeGreaterThan(OF_EACH_KIND);
  expect(titles.filter(([, translate]) => translate !== false)).toEqual([]);
});
