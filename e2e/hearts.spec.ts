/** The hearts beside the names of lists and pages: one size, one place, and nothing that moves. */
import { expect, test } from "./fixtures.ts";
import { heart } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

const LISTS = [
  "/namn/lista/flicknamn-a",
  "/namn/lista/vanligaste-efternamn",
  "/namn/topplista/2022",
  "/namnsdag",
  "/data/klassiker",
];

for (const address of LISTS) {
  test(`${address} has hearts of 44 px, in one column of each list, at any width`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await page
        .getByRole("main")
        .getByRole("button", { name: /^Spara .+ som favorit$/ })
        .evaluateAll((buttons) =>
          buttons.slice(-40).map((button) => {
            button.scrollIntoView();
            const { width, height, right } = button.getBoundingClientRect();
            return { size: `${width} × ${height}`, right: Math.round(right) };
          }),
        );
      expect(new Set(boxes.map(({ size }) => size))).toEqual(new Set(["44 × 44"]));
      // Two columns of two lists at most, in three blocks.
      expect(new Set(boxes.map(({ right }) => right)).size).toBeLessThanOrEqual(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test("a heart of a list is in the document, and follows what is stored", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/namn/lista/flicknamn-a")).text();
  expect(html).toContain('aria-label="Spara Astrid som favorit"');
  await page.goto("/namn/lista/flicknamn-a");
  await heart(page, "Astrid").click();
  await expect(heart(page, "Astrid")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(page, "Astrid")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/namn/astrid");
  await expect(heart(page, "Astrid")).toHaveAttribute("aria-pressed", "true");
});

for (const width of [320, 360, 768, 1280]) {
  test(`saving a name moves nothing on its page, ${width} px wide`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/namn/astrid");
    const facts = page.getByText("Bär namnet", { exact: true });
    const before = await facts.boundingBox();
    await heart(page, "Astrid").click();
    await expect(heart(page, "Astrid")).toHaveText("Sparad");
    expect(await facts.boundingBox()).toEqual(before);
    expect(await layoutShift()).toBe(0);
  });
}

test("the facts of a name in short are beside it, and in a narrower window before the chart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ["/namn/astrid", "/namn/christopher", "/efternamn/lindqvist"]) {
    await page.goto(address);
    const glance = page.getByRole("list", { name: "I korthet" });
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    const box = await glance.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    expect(box?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  // What the facts mean is the first thing below the name.
  await expect(page.getByRole("list", { name: "I korthet" })).toBeHidden();
  await page.goto("/namn/astrid");
  const glance = await page.getByRole("list", { name: "I korthet" }).boundingBox();
  const chart = await page.getByRole("figure").first().boundingBox();
  expect(glance?.height).toBeGreaterThan(0);
  expect(glance?.y).toBeLessThan(chart?.y ?? 0);
});

test("a name is asked about from its page, and is among the own names of the form", async ({
  page,
}) => {
  await page.goto("/namn/astrid");
  await page.getByRole("link", { name: "Fråga den andra" }).click();
  await expect(page).toHaveURL("/tillsammans?namn=Astrid");
  await expect(page.getByRole("textbox", { name: "Egna namn" })).toHaveValue("Astrid");
});

test("a hint of a username opens its own card alone", async ({ page }) => {
  await page.goto("/anvandarnamn");
  const cards = page.getByRole("list", { name: "Namnförslag" }).getByRole("listitem");
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  await expect(cards.last().locator("summary")).toBeVisible();
  const before = await heights();
  await cards.first().locator("summary").click();
  const after = await heights();
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  expect(after.at(-1)).toBe(before.at(-1));
});
