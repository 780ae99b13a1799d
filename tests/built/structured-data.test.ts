import { describe, expect, test } from "vitest";
import { findingsOf, listOf, readStructuredData } from "../structured-data.ts";
import { listedPages, pageAt, questionsOf, readBuiltFile, siteUrl, sizeOfPng } from "./site.ts";

function dataOf(path: string, type: string) {
  return readStructuredData(pageAt(path).document).find((data) => data["@type"] === type);
}

describe.each(listedPages)("$path", ({ document }) => {
  const blocks = readStructuredData(document);

  test("has valid data, one block a type but lists", () => {
    expect(blocks.flatMap((block) => findingsOf(block, siteUrl))).toEqual([]);
    const types = blocks.map((block) => block["@type"]).filter((type) => type !== "ItemList");
    expect(new Set(types).size).toBe(types.length);
  });

  test("has the breadcrumbs that it shows", () => {
    const shown = [...document.querySelectorAll('nav[aria-label="Brödsmulor"] li')];
    const trail = blocks.find((block) => block["@type"] === "BreadcrumbList");
    expect(listOf(trail, "itemListElement").map(({ name }) => name)).toEqual(
      shown.map(({ textContent }) => textContent.replace("›", "").trim()),
    );
  });

  test("has the questions and answers that it shows", () => {
    const faq = blocks.find((block) => block["@type"] === "FAQPage");
    expect(
      listOf(faq, "mainEntity").map(({ name, acceptedAnswer }) => ({ name, acceptedAnswer })),
    ).toEqual(
      questionsOf(document).map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
  });
});

test.each([
  ["/", ["WebSite", "Organization"]],
  ["/generatorer", ["BreadcrumbList", "ItemList"]],
  ["/premium", ["Product"]],
  ["/blogg", ["BreadcrumbList", "Blog"]],
  ["/fornamn", ["BreadcrumbList", "FAQPage"]],
  ["/fantasy-namn", ["BreadcrumbList", "FAQPage"]],
  ["/kontakt", ["BreadcrumbList", "FAQPage"]],
])("%s has at least %j", (path, types) => {
  const found = readStructuredData(pageAt(path).document).map((data) => data["@type"]);
  expect(found).toEqual(expect.arrayContaining(types));
});

test("the list of generators has the cards that the page shows", () => {
  const isGenerator = (card: Element) =>
    card.closest("section")?.querySelector("h2")?.textContent !== "Fler namn";
  const cards = [...pageAt("/generatorer").document.querySelectorAll("main h3 a")]
    .filter(isGenerator)
    .map((card) => ({ name: card.textContent, url: siteUrl + card.getAttribute("href") }));
  expect(cards.length).toBeGreaterThan(1);
  const list = listOf(dataOf("/generatorer", "ItemList"), "itemListElement");
  expect(list.map(({ name, url }) => ({ name, url }))).toEqual(cards);
});

test("the offer has the price that the page shows", () => {
  const { document } = pageAt("/premium");
  const product = dataOf("/premium", "Product");
  const offers = listOf(product, "offers");
  expect(offers).not.toEqual([]);
  for (const { name, price } of offers) {
    const plans = [...document.querySelectorAll("article")];
    const plan = plans.find((article) => article.querySelector("h2, h3")?.textContent === name);
    expect(plan?.textContent).toMatch(new RegExp(`^\\D*${String(price)}\\skr`));
  }
  expect(document.querySelector("main")?.textContent).toContain(String(product?.description));
});

test.each(["/", "/premium"])("the picture in the data of %s exists", (path) => {
  const pictures = readStructuredData(pageAt(path).document)
    .flatMap(({ image, logo }) => [image, logo])
    .filter((address) => typeof address === "string");
  expect(pictures).toHaveLength(1);
  for (const picture of pictures) {
    expect(picture.startsWith(`${siteUrl}/`)).toBe(true);
    expect(() => sizeOfPng(readBuiltFile(picture.slice(siteUrl.length)))).not.toThrow();
  }
});
