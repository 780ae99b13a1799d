import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { expect, expectAccessibleInBothThemes } from "./fixtures.ts";
import { suggestedNames, waitForSuggestions } from "./generator-page.ts";
import { expectWithFocus, openAdmin, switchFeature, test } from "./own-server.ts";

function moreButton(page: Page) {
  return page.getByRole("button", { name: "Fler filter" });
}

/** Whether all suggestions of the visit contain "li". */
async function haveLi(page: Page): Promise<boolean> {
  const names = await suggestedNames(page);
  return names.every((name) => name.toLowerCase().includes("li"));
}

test("a visitor sees what the filters do, and a shared address is drawn without them", async ({
  openAs,
}) => {
  const page = await openAs(null, "/fornamn?kon=flickor&slutar=ette");
  await waitForSuggestions(page);
  await expect(page.getByText("Filtren i länken ingår i Premium")).toBeVisible();
  const names = await suggestedNames(page);
  expect(names.some((name) => !name.endsWith("ette"))).toBe(true);

  await moreButton(page).click();
  await expect(page.getByText(/slutar på ette.*valda utan dem/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("main").getByRole("link", { name: "Se Premium" }).first().click();
  await expect(page).toHaveURL(/\/premium$/);
});

test("a subscriber's filters apply, survive a reload, and end with an administrator's switch", async ({
  openAs,
}) => {
  const page = await openAs(SEED_ACCOUNTS.premium, "/fornamn");
  await waitForSuggestions(page);
  await moreButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Innehåller")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Innehåller")).toBeFocused();
  await page.keyboard.type("LI");
  await expect(page).toHaveURL(/\?innehaller=li$/);
  await page.getByLabel("Stavelser").selectOption("3");
  await expect(page).toHaveURL(/innehaller=li&stavelser=3$/);
  await expect.poll(() => haveLi(page)).toBe(true);
  await expectAccessibleInBothThemes(page);

  await page.reload();
  expect(await haveLi(page)).toBe(true);
  await expect(page.getByText("2 valda")).toBeVisible();

  const admin = await openAdmin(openAs);
  await switchFeature(admin, "Avancerade filter i Plus", false);
  await expectWithFocus(page.getByText("Filtren i länken ingår i Premium"));
  await switchFeature(admin, "Avancerade filter i Plus", true);
  await expectWithFocus(page.getByText("2 valda"));
});
