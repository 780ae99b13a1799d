import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import {
  expectNoSecretsLogged,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  formButton,
  logIn,
  logOutButton,
  newAccount,
  openAuth,
  PASSWORD,
  storedSession,
  submitLogin,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

// Signing in and up has passwords hashed, which takes its time.
test.describe.configure({ timeout: 60_000 });

/** Puts other values into the stored session. */
async function changeSession(page: Page, changes: Readonly<Record<string, unknown>>) {
  await page.evaluate((values) => {
    const session: unknown = JSON.parse(localStorage.getItem("namnfynd-session") ?? "null");
    localStorage.setItem("namnfynd-session", JSON.stringify(Object.assign({}, session, values)));
  }, changes);
}

/** An access token of the same user that the backend does not take any more. */
const EXPIRED = { access_token: "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.c2ln", expires_at: 1 };

test("a visitor who is signed in is sent away from /auth", async ({ page, context }) => {
  const email = await newAccount(page);
  for (const mode of ["login", "signup", "forgot"]) {
    await page.goto(`/auth?mode=${mode}`);
    await expect(page).toHaveURL("/");
    await expectSignedIn(page, email);
  }
  await expectNoSecretsLogged(context, [PASSWORD]);
});

test("signing in leads to Premium when that was begun, and back home when not", async ({
  page,
}) => {
  const email = await newAccount(page);
  await page.evaluate(() => localStorage.setItem("pendingSubscription", "true"));
  await page.goto("/auth");
  await expect(page).toHaveURL("/premium");

  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  await page.evaluate(() => localStorage.setItem("pendingSubscription", "true"));
  await submitLogin(page, email);
  await expect(page).toHaveURL("/premium");
  await expectToast(page, "Du är nu inloggad");

  await page.evaluate(() => localStorage.removeItem("pendingSubscription"));
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("the welcome is said once", async ({ page }) => {
  await logIn(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  await expectToast(page, "Du är nu inloggad");
  await page.reload();
  await expectSignedIn(page, SEED_ACCOUNTS.free);
  await expect(page.getByText("Du är nu inloggad")).toHaveCount(0);
});

test("two tabs: signing in and logging out show in the other", async ({ page, context }) => {
  const email = await newAccount(page);
  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  const other = await context.newPage();
  await other.goto("/fornamn");
  await expectSignedOut(other);

  // The last that each tab asks: nothing is under way when one of them logs out.
  const answers = [page, other].map((tab) => tab.waitForResponse(/\/rest\/v1\/subscribers/));
  await submitLogin(page, email);
  await expectSignedIn(page, email);
  await expectSignedIn(other, email);
  await Promise.all(answers);
  await logOutButton(other).click();
  await expect(other).toHaveURL("/auth");
  await expectSignedOut(other);
  await expectSignedOut(page);
  expect(await storedSession(page)).toBeNull();
});

test("logging out ends the session on other devices, too", async ({
  page,
  browser,
  baseURL,
  allowError,
}) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
  const email = await newAccount(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const device = await elsewhere.newPage();
  await logIn(device, email);
  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");

  await changeSession(device, EXPIRED);
  await device.reload();
  await expectSignedOut(device);
  await expect.poll(() => storedSession(device)).toBeNull();
  await elsewhere.close();
});

test("two tabs: cleared site data signs out the other", async ({ page, context }) => {
  const email = await newAccount(page);
  const other = await context.newPage();
  await other.goto("/om");
  await expectSignedIn(other, email);
  await page.evaluate(() => localStorage.clear());
  await expectSignedOut(other);
});

test("an expired access token is renewed with the refresh token", async ({ page }) => {
  const email = await newAccount(page);
  await changeSession(page, EXPIRED);
  const renewed = page.waitForResponse(/\/token\?grant_type=refresh_token/);
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expectSignedIn(page, email);
  await expect
    .poll(async () => (await storedSession(page)) ?? "")
    .not.toContain(EXPIRED.access_token);
});

test("a session that cannot be renewed ends signed out, on a working page", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
  const email = await newAccount(page);
  await changeSession(page, { ...EXPIRED, refresh_token: "finns-inte" });
  await page.goto("/namngenerator");
  await expectSignedOut(page);
  await expect.poll(() => storedSession(page)).toBeNull();
  await page.getByRole("button", { name: "Generera nya namn" }).click();
  await expect(page.getByRole("list", { name: "Namnförslag" })).toBeVisible();
  await logIn(page, email);
});

test("a stored session that is none of ours does no harm", async ({ page }) => {
  await page.goto("/om");
  for (const content of ["skräp", "null", "[]", '{"access_token":7}']) {
    await page.evaluate((text) => localStorage.setItem("namnfynd-session", text), content);
    await page.goto("/auth");
    await expectSignedOut(page);
    await expect(formButton(page, "Logga in")).toBeEnabled();
  }
});

test("with blocked storage the session lasts as long as the page", async ({ page }) => {
  const email = await newAccount(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await openAuth(page);
  await submitLogin(page, email);
  await expectToast(page, "Du är nu inloggad");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, email);
  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  await expectSignedOut(page);
});

test("the header without its menu's code leads to the account all the same", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await logIn(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  await page.route(/account-menu/, (route) => route.abort());
  await page.goto("/fantasy-namn");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Mitt konto" })).toHaveAttribute("href", "/konto");
  await expect(page.getByRole("list", { name: "Namnförslag" })).toBeVisible();
});
