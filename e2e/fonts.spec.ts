/** On a slow network, the font of headings and names arrives after the first paint. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { suggestionList } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

/**
 * Opens a page whose font waits; returns what lets it arrive. The names are the same each time: within the line of a
 * long one, what follows it may move by a few pixels.
 */
async function openWithoutFont(page: Page, path: string): Promise<() => void> {
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
  await page.unrouteAll();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

/** The fonts that the page's heading is drawn in. */
async function headingFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const path of ["/", "/fornamn", "/premium", "/villkor"]) {
  test(`${path} shows Fraunces on the first visit, and nothing moves`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The route keeps the font out of the cache.
      const release = await openWithoutFont(page, path);
      if ((await suggestionList(page).count()) > 0) {
        await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
      }
      expect(await headingFonts(page), `${width} px`).not.toContain("Fraunces");
      release();
      await expect.poll(() => headingFonts(page)).toEqual(["Fraunces"]);
      // Letters of one line move within it.
      expect(await layoutShift(), `${width} px`).toBeLessThan(0.0002);
    }
  });
}

test("text at 200 % keeps the font of the system on a phone, since another would break its short lines elsewhere", async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  for (const path of ["/", "/tillsammans", "/namn/topplista/2022", "/namn/astrid"]) {
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      expect(await headingFonts(page), path).not.toContain("Fraunces");
      expect(await layoutShift(), `${path} at ${width} px`).toBe(0);
    }
  }
  expect(fonts).toEqual([]);
});
