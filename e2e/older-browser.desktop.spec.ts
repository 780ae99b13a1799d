/** What must work in the oldest browsers: generators, signing in, buying and withdrawing. */

import { expect, test } from "./fixtures.ts";
import { favorites, generate, heart } from "./generator-page.ts";
import { signInAsSubscriber } from "./name-lists.ts";
import { makeOlder } from "./older-browser.ts";

test.use({ bypassCSP: true, reducedMotion: "reduce" });

test.beforeEach(async ({ context }) => {
  await makeOlder(context);
});

test("lacks what the oldest browsers lack", async ({ page }) => {
  await page.goto("/om");
  const found = await page.evaluate(() => [
    "findLast" in Array.prototype,
    "canParse" in URL,
    "timeout" in AbortSignal,
    "requestIdleCallback" in window,
  ]);
  expect(found).toEqual([false, false, false, false]);
});

for (const address of ["/fornamn", "/foretagsnamn", "/namngenerator"]) {
  test(`${address} has names to save`, async ({ page }) => {
    await page.goto(address);
    const [name = ""] = await generate(page);
    // The link of the name covers its card.
    await heart(page, name).click();
    await expect(favorites(page)).toContainText([name]);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test("one of several choices has a frame", async ({ page }) => {
  await page.goto("/om");
  const dark = page.getByRole("radio", { name: "Mörkt" });
  // Pressed before the footer reacts, it is chosen as soon as it does.
  await dark.click();
  await expect(dark).toBeChecked();
  await expect(dark).toHaveCSS("border-top-width", "2px");
});

test("a subscriber buys and withdraws", async ({ page }) => {
  await signInAsSubscriber(page);
  await page.goto("/angra");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Ditt namn" }).press("Enter");
  await main.getByRole("button", { name: "Bekräfta att jag ångrar avtalet" }).click();
  await expect(main.getByRole("heading", { name: "Köpet är ångrat" })).toBeFocused();
});
