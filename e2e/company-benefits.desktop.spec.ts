import type { Page } from "@playwright/test";
import { RESOLVER_PATH } from "../dev/resolver.ts";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { expect, expectAccessibleInBothThemes } from "./fixtures.ts";
import { suggestedNames, waitForSuggestions } from "./generator-page.ts";
import { expectWithFocus, openAdmin, switchFeature, test } from "./own-server.ts";

function checkButton(page: Page) {
  return page.getByRole("button", { name: "Kolla domäner" });
}

function moreButton(page: Page) {
  return page.getByRole("button", { name: "Visa fler" });
}

for (const { title, email } of [
  { title: "a visitor", email: null },
  { title: "a member without a plan", email: SEED_ACCOUNTS.free },
]) {
  test(`${title} sees what the benefits do, and asks no resolver`, async ({ openAs }) => {
    const page = await openAs(email, "/foretagsnamn");
    await waitForSuggestions(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(RESOLVER_PATH)) asked.push(request.url());
    });
    await expect(page.getByText(/om \.se, \.nu och \.com verkar lediga/)).toBeVisible();
    await expect(page.getByText(/12\snamn till i taget/)).toBeVisible();
    await expect(checkButton(page)).toHaveCount(0);
    await expect(moreButton(page)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    expect(asked).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Se Premium" }).first().click();
    await expect(page).toHaveURL(/\/premium$/);
  });
}

test("a subscriber checks domains and adds names, until an administrator's switch", async ({
  openAs,
}) => {
  const page = await openAs(SEED_ACCOUNTS.premium, "/foretagsnamn");
  await waitForSuggestions(page);
  await checkButton(page).click();
  const status = page.getByRole("main").getByRole("status").filter({ hasText: "verkar" });
  await expect(status).toContainText(/\d+\sverkar lediga, \d+\sär upptagna/, { timeout: 20_000 });
  const marks = page.getByRole("group", { name: /^Domäner för / });
  await expect(marks).toHaveCount(12);
  await expect(marks.getByText("verkar ledig").first()).toBeVisible();
  await expect(marks.getByText("upptagen").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const first = await suggestedNames(page);
  await moreButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^12\snamn till\./)).toBeAttached();
  const all = await suggestedNames(page);
  expect(all.slice(0, 12)).toEqual(first);
  expect(new Set(all).size).toBe(24);
  await expect(
    page.getByRole("list", { name: "Namnförslag" }).locator("> li").nth(12),
  ).toBeFocused();
  await expect(marks).toHaveCount(12);

  await page.request.post(`${RESOLVER_PATH}/lying`);
  await page.reload();
  await waitForSuggestions(page);
  await checkButton(page).click();
  await expect(page.getByText(/svarar fel på våra kontrollfrågor/)).toBeVisible();
  await expect(marks.getByText("okänd")).toHaveCount(36);
  await page.request.post(`${RESOLVER_PATH}/normal`);

  const admin = await openAdmin(openAs);
  const switches = ["Domänkontroll i Plus", "Obegränsade sökningar i Plus"];
  for (const name of switches) await switchFeature(admin, name, false);
  await expectWithFocus(page.getByText(/om \.se, \.nu och \.com verkar lediga/));
  await expect(page.getByText(/12\snamn till i taget/)).toBeVisible();
  await expect(marks).toHaveCount(0);
  for (const name of switches) await switchFeature(admin, name, true);
});
