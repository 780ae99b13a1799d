/** An administrator's switch affects every account, so these tests have a server of their own. */
import type { Browser, Page } from "@playwright/test";
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

async function openAs(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const page = await context.newPage();
  await signInAs(page, email);
  await page.goto(path);
  return page;
}

function moreButton(page: Page) {
  return page.getByRole("button", { name: "Fler filter" });
}

/** Whether all suggestions of the visit contain "li". */
async function haveLi(page: Page): Promise<boolean> {
  const names = await suggestedNames(page);
  return names.every((name) => name.toLowerCase().includes("li"));
}

test("a visitor sees what the filters do, and a shared address is drawn without them", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const page = await context.newPage();
  await page.goto("/fornamn?kon=flickor&slutar=ette");
  await waitForSuggestions(page);
  await expect(page.getByText("Länkens filter används inte")).toBeVisible();
  const names = await suggestedNames(page);
  expect(names.some((name) => !name.endsWith("ette"))).toBe(true);

  await moreButton(page).click();
  await expect(page.getByText(/slutar på ette.*valda utan dem/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("main").getByRole("link", { name: "Se Premium" }).first().click();
  await expect(page).toHaveURL(/\/premium$/);
  await context.close();
});

test("a subscriber's filters apply, survive a reload, and end with an administrator's switch", async ({
  browser,
}) => {
  const page = await openAs(browser, SEED_ACCOUNTS.premium, "/fornamn");
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

  // The first names after the reload that are not of the sample.
  await page.reload();
  expect(await haveLi(page)).toBe(true);
  await expect(page.getByText("2 valda")).toBeVisible();

  const admin = await openAs(browser, SEED_ACCOUNTS.admin, "/admin");
  const plusSwitch = admin.getByRole("switch", { name: "Avancerade filter i Plus" });
  await plusSwitch.click();
  await expect(admin.getByText("Funktionen har uppdaterats")).toBeVisible();
  // The page fetches the plan again when its window gets focus.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Länkens filter används inte")).toBeVisible();
  await plusSwitch.click();
  await expect(plusSwitch).toBeChecked();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("2 valda")).toBeVisible();
  await admin.context().close();
  await page.context().close();
});
