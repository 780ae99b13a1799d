/** Names are not translated: for a machine, "Stig" is a path and "Björn" an animal. */
import { expect, test } from "vitest";
import { givenNameList } from "@/generators/given-name-list.ts";
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

function* sampleDocuments(): Generator<readonly [file: string, document: Document]> {
  const read = new Map<string, number>();
  for (const [file, html] of allDocuments()) {
    const kind = file.replace(/[^/\\]+$/, (name) => (/[/\\]/.test(file) ? "" : name));
    const count = read.get(kind) ?? 0;
    if (count >= OF_EACH_KIND) continue;
    read.set(kind, count + 1);
    yield [file, new DOMParser().parseFromString(html, "text/html")];
  }
}

function* translatedElements(document: Document): Generator<Element> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode;
    if (!(element instanceof Element) || element.closest("[translate=no], script, style")) continue;
    yield element;
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
  for (const [file, document] of sampleDocuments()) {
    const own = document.querySelector("h1")?.textContent ?? "";
    for (const element of translatedElements(document)) {
      if (element.textContent.length > LONGEST_TEXT) continue;
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
  const titles = [...sampleDocuments()]
    .filter(([file]) => /^(efter)?namn[/\\]/.test(file))
    .map(([file, { head }]) => [file, head.querySelector("title")?.translate]);
  expect(titles.length).toBeGreaterThan(OF_EACH_KIND);
  expect(titles.filter(([, translate]) => translate !== false)).toEqual([]);
});
