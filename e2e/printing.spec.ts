import { generators } from "../src/generators/registry.ts";
import { expect, test } from "./fixtures.ts";
import { generate, suggestedNames } from "./generator-page.ts";
import { printed } from "./pdf.ts";

/** What only works on a screen, or is for sale. */
const SCREEN_ONLY =
  /\b(?:Generera|Valfritt|Kolla|Kopiera|Dela|Exportera|Visa fler|Premium|Tryck på|Vanliga frågor|Integritetspolicy)\b/;

test("the names of every generator are printed on one page, without what only works on a screen", async ({
  page,
}) => {
  test.setTimeout(generators.length * 30_000);
  for (const { path, label } of generators) {
    await test.step(path, async () => {
      await page.goto(path);
      const names = await suggestedNames(page);
      const pages = await printed(page);
      expect(pages.map(({ text }) => text)).toEqual([expect.stringContaining(label)]);
      const [{ text } = { text: "" }] = pages;
      for (const name of names) expect(text).toContain(name);
      expect(text).toContain(`${new URL(page.url()).host}${path} · `);
      expect(text).not.toMatch(SCREEN_ONLY);
    });
  }
});

test("twelve names with a surname are on one page, with their facts, curves, sources and favourites", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("favorites-fornamn", JSON.stringify(["Ture", "Ebba"]));
    localStorage.setItem("favorites-hundnamn", JSON.stringify(["Bosse"]));
  });
  await page.goto("/fornamn?efternamn=Lindqvist&kon=flickor");
  const names = await suggestedNames(page);
  await expect(page.getByText(/bär namnet/).first()).toBeVisible();
  await expect(page.getByText("2022:").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Favoriter: hundnamn/ })).toBeVisible();
  const pages = await printed(page);
  expect(pages).toHaveLength(1);
  const [{ text } = { text: "" }] = pages;
  expect(names).toHaveLength(12);
  for (const name of names) expect(text).toContain(`${name} Lindqvist`);
  expect(text.match(/bär namnet/g)).toHaveLength(12);
  expect(text).toContain("nyfödda 2013–2022: SCB, per stavning");
  expect(text).toContain("/fornamn?efternamn=Lindqvist&kon=flickor · ");
  for (const favorite of ["Ture", "Ebba", "Hundnamn", "Bosse"]) expect(text).toContain(favorite);
});

test("the combined generator prints its names", async ({ page }) => {
  await page.goto("/namngenerator?kategori=barn");
  const names = await generate(page);
  const pages = await printed(page);
  expect(pages).toHaveLength(1);
  for (const name of names) expect(pages[0]?.text).toContain(name);
  expect(pages[0]?.text).not.toMatch(SCREEN_ONLY);
});

test("an article is printed whole, although it is folded on the screen", async ({ page }) => {
  await page.goto("/blogg");
  const pages = await printed(page);
  const text = pages.map((it) => it.text).join(" ");
  expect(text).toContain("Tre barn mellan ettan och tvåan");
  expect(text).not.toContain("Läs mer");
  const paragraphs = await page.locator("article details p").allTextContents();
  expect(paragraphs.length).toBeGreaterThan(10);
  for (const paragraph of paragraphs) {
    expect(text).toContain(paragraph.replaceAll("\u00a0", " "));
  }
});

test("the calendar is printed on four pages, a quarter of the year on each", async ({ page }) => {
  await page.goto("/namnsdag");
  const pages = await printed(page);
  expect(pages.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Januari.*Februari.*Mars.*Ester/),
    expect.stringMatching(/April.*Maj.*Juni/),
    expect.stringMatching(/Juli.*Augusti.*September/),
    expect.stringMatching(/Oktober.*November.*December.*Sylvester.*Så läser du kalendern/),
  ]);
});

const MOST_PAGES = [
  ["/", 5],
  ["/kallor", 4],
  ["/kallor/fornamn", 4],
  ["/villkor", 5],
  ["/integritetspolicy", 5],
  ["/tillganglighet", 3],
  ["/premium", 2],
  ["/blogg", 5],
  ["/om", 2],
  ["/namn/astrid", 4],
  ["/efternamn/lindqvist", 2],
  ["/namn/topplista/2022", 3],
  ["/namn/lista/flicknamn-a", 3],
] as const;

test("other pages are printed on few pages, which are full but for the last", async ({ page }) => {
  test.setTimeout(MOST_PAGES.length * 30_000);
  for (const [path, most] of MOST_PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      const pages = await printed(page);
      expect.soft(pages.length, path).toBeLessThanOrEqual(most);
      for (const { end } of pages.slice(0, -1)) expect.soft(end, path).toBeGreaterThan(0.6);
    });
  }
});
