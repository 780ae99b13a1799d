import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { createAccount, signInAs } from "./accounts.ts";
import {
  expectSignedIn,
  expectSignedOut,
  expectToast,
  logIn,
  logOut,
  openAuth,
  storedSession,
  submitLogin,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

// Signing up and in hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 });

/** An expired access token, which the backend no longer accepts. */
const EXPIRED_TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.c2ln";

async function expireSession(page: Page): Promise<void> {
  await page.evaluate(
    ([key, access_token]) => {
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
      const expired = Object.assign({}, session, { access_token, expires_at: 1 });
      localStorage.setItem(key, JSON.stringify(expired));
    },
    [SESSION_KEY, EXPIRED_TOKEN] as const,
  );
}

test("logging in and out shows in another tab", async ({ page, context }) => {
  const { email, password } = await createAccount(page);
  await openAuth(page);
  const otherTab = await context.newPage();
  await otherTab.goto("/fornamn");
  await expectSignedOut(otherTab);

  // The last request of each tab: none is pending when one of them logs out.
  const answers = [page, otherTab].map((tab) => tab.waitForResponse(/\/rest\/v1\/subscribers/));
  await submitLogin(page, email, password);
  await expectSignedIn(page, email);
  await expectSignedIn(otherTab, email);
  await Promise.all(answers);
  await logOut(otherTab);
  await expectSignedOut(page);
  expect(await storedSession(page)).toBeNull();
});

test("logging out ends the session on other devices", async ({
  page,
  browser,
  baseURL,
  allowError,
}) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
  const { email, password } = await createAccount(page);
  const otherDevice = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const otherPage = await otherDevice.newPage();
  await signInAs(otherPage, email, password);
  await otherPage.goto("/om");
  await expectSignedIn(otherPage, email);
  await logIn(page, email, password);
  await logOut(page);

  await expireSession(otherPage);
  await otherPage.reload();
  await expectSignedOut(otherPage);
  await expect.poll(() => storedSession(otherPage)).toBeNull();
  await otherDevice.close();
});

test("an expired access token is renewed after a reload", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await expireSession(page);
  const renewal = page.waitForResponse(/\/token\?grant_type=refresh_token/);
  await page.goto("/om");
  expect((await renewal).status()).toBe(200);
  await expectSignedIn(page, email);
  await expect.poll(() => storedSession(page)).not.toContain(EXPIRED_TOKEN);
});

test("a session lasts as long as the page when storage is blocked", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await openAuth(page);
  await submitLogin(page, email, password);
  await expectToast(page, "Du är nu inloggad");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, email);
  await logOut(page);
});

test("the header links to the account when the code of its menu cannot be loaded", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await signInAs(page, SEED_ACCOUNTS.free);
  await page.route(/account-menu/, (route) => route.abort());
  await page.goto("/fantasy-namn");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Mitt konto" })).toHaveAttribute("href", "/konto");
  await expect(page.getByRole("list", { name: "Namnförslag" })).toBeVisible();
});
