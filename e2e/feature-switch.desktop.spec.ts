/** An administrator's switch affects every account, so this test has a server of its own. */
import type { Browser, Locator, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { requestSession, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { type PreviewServer, startPreviewServer } from "./preview-server.ts";

// A server and its database may take most of a minute to start.
test.describe.configure({ timeout: 120_000 });

let server: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startPreviewServer();
});

test.afterAll(() => server.stop());

/** Opens a page as the user; null for a visitor. */
async function openAs(browser: Browser, email: string | null, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const page = await context.newPage();
  if (email !== null) await signInAs(page, email);
  await page.goto(path);
  return page;
}

/** Gives the window focus until what it asks for then is visible. */
function expectWithFocus(locator: Locator): Promise<void> {
  return expect(async () => {
    await locator.page().evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The database's own answer for the subscriber. */
async function hasFeature(page: Page, feature: string): Promise<unknown> {
  const session = await requestSession(page, SEED_ACCOUNTS.premium, SEED_PASSWORD);
  const { access_token } = await session.json();
  const answer = await page.request.post("/rest/v1/rpc/has_feature", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    data: { feature },
  });
  return answer.json();
}

test("a feature that an administrator switches off disappears from a subscriber's open page", async ({
  browser,
}) => {
  const subscriber = await openAs(browser, SEED_ACCOUNTS.premium, "/namngenerator");
  await expect(subscriber.getByText(/^0 favoriter\./)).toBeVisible();
  expect(await hasFeature(subscriber, "unlimited_favorites")).toBe(true);

  const admin = await openAs(browser, SEED_ACCOUNTS.admin, "/admin");
  const plusSwitch = admin.getByRole("switch", { name: "Obegränsade favoriter i Plus" });
  await plusSwitch.click();
  await expect(admin.getByText("Funktionen har uppdaterats")).toBeVisible();
  expect(await hasFeature(subscriber, "unlimited_favorites")).toBe(false);

  // The page fetches the plan again when its window gets focus.
  await subscriber.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(subscriber.getByText(/^0 av 5 platser använda\./)).toBeVisible();

  await plusSwitch.click();
  await expect(plusSwitch).toBeChecked();
  await expect.poll(() => hasFeature(subscriber, "unlimited_favorites")).toBe(true);
  // A navigation within the site does the same.
  await subscriber.getByRole("banner").getByRole("link", { name: "Om oss" }).click();
  await subscriber.getByRole("banner").getByRole("link", { name: "Generator" }).click();
  await expect(subscriber.getByText(/^0 favoriter\./)).toBeVisible();
  await subscriber.context().close();
  await admin.context().close();
});

test("a feature that is opened for all works without an account, and the plans say so", async ({
  browser,
}) => {
  const visitor = await openAs(browser, null, "/namn/astrid");
  const plans = await openAs(browser, null, "/premium");
  const benefit = "Popularitetsgrafer ur SCB:s statistik";
  const planWithIt = (page: Page) =>
    page.getByRole("article").filter({ hasText: benefit }).getByRole("heading", { level: 3 });
  await expect(visitor.getByText(/^Hela kurvan sedan/)).toBeVisible();
  await expect(planWithIt(plans)).toHaveText("Premium");

  const admin = await openAs(browser, SEED_ACCOUNTS.admin, "/admin");
  const freeSwitch = admin.getByRole("switch", { name: "Popularitetsgrafer i Gratis" });
  await freeSwitch.click();
  await expect(admin.getByText("Funktionen har uppdaterats")).toBeVisible();

  // The pages ask when they are idle, and again when their window gets focus.
  await expectWithFocus(visitor.getByRole("button", { name: "Tabell" }));
  await expect(visitor.getByText(/^Hela kurvan sedan/)).toHaveCount(0);
  await expectWithFocus(planWithIt(plans).filter({ hasText: "Gratis" }));
  await expect(planWithIt(plans)).toHaveText("Gratis");

  await freeSwitch.click();
  await expect(freeSwitch).not.toBeChecked();
  await expectWithFocus(visitor.getByText(/^Hela kurvan sedan/));
  for (const page of [visitor, plans, admin]) await page.context().close();
});
