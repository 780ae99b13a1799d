/** A line never breaks between a number and its noun or unit: the space there is a non-breaking one. */
import { describe, expect, test } from "vitest";
import { nameDocuments, pages, tradesAndArticles } from "./site.ts";

/** What the site counts and measures, as it is written after a number. */
const NOUNS = [
  ...["kr", "kronor", "öre", "procent", "%", "‰", "§", "kap"],
  ...["kg", "kilo", "gram", "cm", "meter", "bildpunkter", "sidor", "rader", "ord", "tecken"],
  ...["sekunder", "minut", "minuter", "timme", "timmar", "dygn", "dag", "dagar", "arbetsdagar"],
  ...["vecka", "veckor", "månad", "månader", "år", "gång", "gånger"],
  ...["januari", "februari", "mars", "april", "maj", "juni"],
  ...["juli", "augusti", "september", "oktober", "november", "december"],
  ...["namn", "förnamn", "efternamn", "flicknamn", "pojknamn", "hundnamn", "kattnamn"],
  ...["namnförslag", "förslag", "favorit", "favoriter", "lista", "listor", "namnlistor"],
  ...["person", "personer", "bärare", "nyfödda", "barn", "kvinna", "kvinnor", "man", "män"],
  ...["flicka", "flickor", "pojke", "pojkar", "hund", "hundar", "katt", "katter"],
  ...["bokstav", "bokstäver", "stavelse", "stavelser", "plats", "platser", "par"],
  ...["varumärken", "domäner", "nyckel", "nycklar", "anrop", "generatorer", "poäng"],
];

const NOUN = NOUNS.join("|");

/** A year is no number of what follows it: "Trend 2024 namn". Larger counts are grouped: "2 024". */
const YEAR = "(?:19|20)\\d\\d";

const BREAKABLE = new RegExp(
  [`(?<!\\d)(?!${YEAR}\\s)\\d+[ \\n]+(?:${NOUN})(?!\\p{L})`, "(?<!\\d)\\d{1,3} \\d{3}(?!\\d)"].join(
    "|",
  ),
  "gu",
);

/** Elements that do not end a line of text. */
const INLINE = new Set("a abbr b bdi em i small span strong sub sup time".split(" "));

/** Not prose; code is shown as it is typed and as a program prints it. */
const SKIPPED = new Set(["script", "style", "svg", "code", "pre"]);

const ATTRIBUTES = ["alt", "aria-label", "aria-valuetext", "placeholder", "title"];

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  // React puts one between two texts.
  if (node.nodeType === node.COMMENT_NODE) return "";
  const children = [...(node instanceof HTMLTemplateElement ? node.content : node).childNodes];
  const name = node.nodeName.toLowerCase();
  if (SKIPPED.has(name)) return " ";
  const text = children.map(textOf).join("");
  return INLINE.has(name) ? text : `\r${text}\r`;
}

function attributesOf(document: Document): string[] {
  const descriptions = [...document.querySelectorAll("meta[content]")].map((meta) =>
    meta.getAttribute("content"),
  );
  const labels = ATTRIBUTES.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((it) => it.getAttribute(attribute)),
  );
  return [...descriptions, ...labels].filter((text) => text !== null);
}

/** Numbers that a line can break after, each with its noun. */
function breakableNumbers(document: Document): string[] {
  const texts = [textOf(document), ...attributesOf(document)];
  return texts.flatMap((text) => text.match(BREAKABLE) ?? []);
}

describe("the rule", () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

  test.each([
    ["<p>12 namn</p>", ["12 namn"]],
    ["<p>den 31\n december</p>", ["31\n december"]],
    ["<p><b>2 560</b> kvinnor</p>", ["2 560"]],
    ["<p><b>2\u00a0560</b> kvinnor</p>", ["560 kvinnor"]],
    ['<p aria-label="Pris: 0 kr"></p>', ["0 kr"]],
    ["<template><p>25 %</p></template>", ["25 %"]],
    ["<h1>16<!-- --> namn</h1>", ["16 namn"]],
    ["<h1>16 000</h1>", ["16 000"]],
  ])("finds what can break in %s", (html, found) => {
    expect(breakableNumbers(parse(html))).toEqual(found);
  });

  test.each([
    "<p>12\u00a0namn och 2\u00a0560\u00a0kvinnor</p>",
    "<p>Trend 2024 namn</p>",
    "<li>31</li> <li>december</li>",
    "<p>12 namnsdagar</p>",
    "<code>12 namn</code>",
  ])("leaves %s", (html) => {
    expect(breakableNumbers(parse(html))).toEqual([]);
  });
});

test.each(pages)("$path keeps every number with its noun", ({ document }) => {
  expect(breakableNumbers(document)).toEqual([]);
});

test("the pages of names keep every number with its noun", () => {
  // One in a hundred of names, all lists, and one in five of trades and articles: reading all takes a minute.
  const ofNames = [...nameDocuments()].filter(
    ([path], i) => i % 100 === 0 || /^\/namn\/(topplista|lista)\//.test(path),
  );
  const others = [...tradesAndArticles()].filter((_, i) => i % 5 === 0);
  const documents = [...ofNames, ...others];
  expect(documents.length).toBeGreaterThan(100);
  for (const [path, html] of documents) {
    const document = new DOMParser().parseFromString(html, "text/html");
    expect(breakableNumbers(document), path).toEqual([]);
  }
}, 60_000);
