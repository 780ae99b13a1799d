/** States of pages that they do not have when they are opened; see every-page.spec.ts for those. */
import { expect, expectAccessibleInBothThemes, findViolations, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  generate,
  heart,
  hide,
  suggestedNames,
  suggestionList,
  suggestions,
} from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

test("favourites, hidden names and the history are accessible", async ({ page }) => {
  await page.goto("/namngenerator");
  const [name = "", hidden = ""] = await generate(page);
  await expect(suggestionList(page)).toContainText("SCB");
  await page.getByText("Alla förslag hittills").first().click();
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  await hide(page, hidden);
  await expect(page.getByRole("button", { name: "Visa alla igen" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a page where no name matches is accessible", async ({ page }) => {
  await page.goto("/barnnamn?tema=moderna&ar=tidlosa");
  await expect(page.getByRole("button", { name: "Återställ filtren" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("an error toast does not cover what has focus at the end of the page", async ({ page }) => {
  await page.goto("/fornamn");
  const names = await suggestedNames(page);
  for (const name of names.slice(0, 6)) await heart(page, name).click();
  await expectErrorToast(page, "Du kan bara spara 5 favoriter åt gången");
  const toast = await page.getByRole("alert").boundingBox();
  const links = page.getByRole("contentinfo").getByRole("link");
  for (const link of await links.all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(toast?.y ?? 0);
  }
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("names and their facts have enough contrast while they arrive", async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    await page.goto("/");
    await expect(suggestions(page)).toHaveCount(4);
    await expect(suggestionList(page)).toContainText("SCB");
    expect(await findViolations(page, ["color-contrast"])).toEqual([]);
  });
});
