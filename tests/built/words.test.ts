/** What no page says: a value that was not filled in, a figure without its date, and statements found to be wrong. */
import { describe, expect, test } from "vitest";
import { nameDocuments, pages } from "./site.ts";
import { UNFILLED } from "./unfilled.ts";

/** Each was once on a page, and is not true of the site, the law or the data. */
const WRONG = [
  "går med på det",
  "Obegränsade sökningar",
  "10 namn per sökning",
  "vi får inte veta vilka namn",
  "Köpet hävs",
  "pengarna är hos dig",
  "för första gången sedan 1998",
  "Mor- och farföräldrarnas namn",
  "Vanligast samma år",
  "Svenska är namn på -son",
  "med riktig svensk namnstatistik bakom",
  "Prislistan visas inte här",
  "Senast uppdaterad december 2024",
  "rapporteringen är påslagen",
  "Antal, år och källa står tillsammans",
  "De två efternamnen närmast före",
  "Står i almanackan, tryckt från",
  "William i topp arton år",
  "svar först när båda har svarat",
];

function headOf(document: Document): string[] {
  const named = [...document.querySelectorAll("meta[content]")].map(
    (meta) => meta.getAttribute("content") ?? "",
  );
  return [document.title, ...named.filter((text) => !text.startsWith("http"))];
}

function textOf(document: Document): string {
  const texts = headOf(document);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest("script, style, code, pre")) texts.push(textContent ?? "");
  }
  return texts.join("");
}

describe.each(pages)("$path", ({ document }) => {
  const text = textOf(document);

  test("has every value filled in", () => {
    expect(UNFILLED.exec(text)?.[0]).toBeUndefined();
  });

  test("says nothing that was found to be wrong", () => {
    expect(WRONG.filter((words) => text.includes(words))).toEqual([]);
  });
});

test("the head of every name has its values filled in, and the year of each count of people", () => {
  const faults = [...nameDocuments()].flatMap(([path, html]) => {
    const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
    const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    const isUnfilled = UNFILLED.test(`${title} ${description}`);
    const hasCount = /\d\s(?:kvinnor|män|person)/.test(description);
    return isUnfilled || (hasCount && !/\b(?:19|20)\d{2}\b/.test(description))
      ? [`${path}: ${description}`]
      : [];
  });
  expect(faults).toEqual([]);
});
