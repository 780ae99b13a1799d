/** Where things are, at widths between a phone and a wide window. */
import type { Locator, Page } from "@playwright/test";
import { LAST_NEWBORN_YEAR } from "../src/words/statistics.ts";
import { expect, test } from "./fixtures.ts";
import { filter, generateButton, suggestedNames } from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error("Not in the page's layout");
  return box;
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("a top list is as wide as a window that becomes narrower", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/namn/topplista/${LAST_NEWBORN_YEAR}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  for (const width of [360, 308]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => pageWidth(page)).toBe(width);
  }
});

test("what the site is used for is in one row of the header, which is no higher for it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/om");
  const header = page.getByRole("banner");
  const { height } = await boxOf(header);
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await boxOf(header)).height, `at ${width} px`).toBe(height);
    const tops = new Set<number>();
    const { x: end } = await boxOf(header.getByRole("link", { name: "Favoriter" }));
    const topics = header.getByRole("navigation", { name: "Huvudmeny" });
    for (const name of ["Barnnamn", "Efternamn", "Husdjur", "Företag"]) {
      const link = await boxOf(topics.getByRole("link", { name }));
      expect.soft(link.height, `${name} at ${width} px`).toBeGreaterThanOrEqual(24);
      expect.soft(link.x + link.width, `${name} at ${width} px`).toBeLessThan(end);
      tops.add(link.y);
    }
    expect.soft(tops.size, `at ${width} px`).toBe(1);
    const search = header.getByRole("link", { name: "Sök namn" }).or(header.getByRole("searchbox"));
    await expect.soft(search.filter({ visible: true })).toHaveCount(1);
    const last = await boxOf(header.getByRole("link", { name: "Testa gratis" }));
    expect.soft(last.x + last.width, `at ${width} px`).toBeLessThanOrEqual(width - 20);
  }
});

test("no field of a filter form is alone in its row", async ({ page }) => {
  await page.goto("/barnnamn");
  await suggestedNames(page);
  const fields = ["Kön", "Popularitet", "Ursprung", "Tema", "År"].map((label) =>
    filter(page, label),
  );
  fields.push(page.getByRole("textbox", { name: "Efternamn" }));
  for (const width of [701, 768, 900, 1024, 1100, 1120, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await Promise.all(fields.map(async (field) => (await boxOf(field)).y));
    const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
    expect.soft(alone, `at ${width} px`).toEqual([]);
    const button = await boxOf(generateButton(page));
    expect.soft(button.x + button.width, `at ${width} px`).toBeLessThanOrEqual(width - 20);
  }
});

/** Facts that run beyond their line, their card or into what is below them. */
function cutFacts(page: Page): Promise<string[]> {
  return page.getByRole("link", { name: /^Mer om / }).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        const card = link.closest("li");
        const curve = card?.querySelector(".suggestion-plot")?.getBoundingClientRect();
        const place = card?.getBoundingClientRect();
        const isBesideCurve = !curve || curve.bottom <= top + 10 || bottom - 8 <= curve.top;
        const isInside = place && left >= place.left && right <= place.right + 1;
        return link.scrollWidth > link.clientWidth + 1 || !isInside || !isBesideCurve;
      })
      .map((link) => link.textContent ?? ""),
  );
}

/** For each page, names with the longest facts. */
const LONG_FACTS = [
  { path: "/fornamn", names: ["Kim", "Jasmin", "Kay", "Alexis", "Sakarias", "Aleksandra"] },
  { path: "/barnnamn", names: ["Edvin", "Esther", "Gabriel", "Noah", "Charlie", "Zakarias"] },
  { path: "/efternamn", names: ["Västerklint", "Österlycke", "Andersson"] },
  { path: "/husdjursnamn", names: ["Luna", "Sigge", "Doris"] },
  { path: "/namngenerator", names: ["Edvin", "Esther", "Gabriel", "Charlie"] },
  { path: "/", names: [] },
];

test("no fact is cut, in any window", async ({ page }) => {
  for (const { path, names } of LONG_FACTS) {
    await page.goto(names.length > 0 ? `${path}?namn=${names.join(",")}` : path);
    const facts = page.getByRole("link", { name: /^Mer om / });
    await expect(facts).toHaveCount(names.length || 4);
    for (const width of [320, 360, 412, 568, 640, 700, 701, 768, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutFacts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Words of the page that two lines share without a hyphen, which a reader takes for two. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const broken = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node.parentElement?.closest(".sr-only, script, style")) continue;
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}

test("no word is broken where words and names are in narrow columns", async ({ page }) => {
  for (const path of [
    "/",
    "/namnsdag",
    `/namn/topplista/${LAST_NEWBORN_YEAR}`,
    "/jamfor?namn=Maximilian,Konstantin,Alexandra,Wilhelmina,Anna-Karin",
    "/jamfor?namn=Emma,Bo,Mimmi,Wilma,Ali,Frej,Maj,Wilhelmina",
  ]) {
    await page.goto(path);
    if (path.includes("?")) await expect(page.getByRole("table")).toBeVisible();
    for (const width of [360, 412, 600, 768, 1024, 1100, 1280]) {
      // High, so that what is out of sight is laid out, too.
      await page.setViewportSize({ width, height: 2400 });
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
