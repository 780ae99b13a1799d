/** An administrator's switch and the resolver affect every visitor, so these tests have a server of their own. */
import type { Browser, Page } from "@playwright/test";
import { RESOLVER_PATH } from "../dev/resolver.ts";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { suggestedNames, waitForSuggestions } from "./generator-page.ts";
import { type PreviewServer, startPreviewServer } from "./preview-server.ts";

// A server and its database may take most of a minute to start.
test.describe.configure({ timeout: 120_000, mode: "serial" });

let server: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startPreviewServer();
});

test.afterAll(() => server.stop());

/** The page of the company names, for an account or for a visitor. */
async function open(browser: Browser, email: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const page = await context.newPage();
  if (email) await signInAs(page, email);
  await page.goto("/foretagsnamn");
  await waitForSuggestions(page);
  return page;
}

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
  test(`${title} sees what the benefits do, and asks no resolver`, async ({ browser }) => {
    const page = await open(browser, email);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(RESOLVER_PATH)) asked.push(request.url());
    });
    await expect(page.getByText(/om \.se, \.nu och \.com verkar lediga/)).toBeVisible();
    await expect(page.getByText(/12 namn till i taget/)).toBeVisible();
    await expect(checkButton(page)).toHaveCount(0);
    await expect(moreButton(page)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    expect(asked).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Se Premium" }).first().click();
    await expect(page).toHaveURL(/\/premium$/);
    await page.context().close();
  });
}

test("a subscriber checks domains and adds names, until an administrator's switch", async ({
  browser,
}) => {
  const page = await open(browser, SEED_ACCOUNTS.premium);
  await checkButton(page).click();
  const status = page.getByRole("main").getByRole("status").filter({ hasText: "verkar" });
  await expect(status).toContainText(/\d+ verkar lediga, \d+ är upptagna/, { timeout: 20_000 });
  const marks = page.getByRole("group", { name: /^Domäner för / });
  await expect(marks).toHaveCount(12);
  await expect(marks.getByText("verkar ledig").first()).toBeVisible();
  await expect(marks.getByText("upptagen").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const first = await suggestedNames(page);
  await moreButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^12 namn till\./)).toBeAttached();
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
  await expect(marks.getByText("okänt")).toHaveCount(36);
  await page.request.post(`${RESOLVER_PATH}/normal`);

  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const admin = await context.newPage();
  await signInAs(admin, SEED_ACCOUNTS.admin);
  await admin.goto("/admin");
  for (const feature of ["Domänkontroll", "Obegränsade sökningar"]) {
    const planSwitch = admin.getByRole("switch", { name: `${feature} i Plus` });
    await planSwitch.click();
    await expect(planSwitch).not.toBeChecked();
    await expect(admin.getByText("Funktionen har uppdaterats").first()).toBeVisible();
  }
  // The page fetches the plan again when its window gets focus.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(/om \.se, \.nu och \.com verkar lediga/)).toBeVisible();
  await expect(page.getByText(/12 namn till i taget/)).toBeVisible();
  await expect(marks).toHaveCount(0);
  await context.close();
  await page.context().close();
});
