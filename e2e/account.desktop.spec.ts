import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { createAccount, requestSession, signInAs } from "./accounts.ts";
import { expectFieldError, storedSession } from "./auth-forms.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { expectSuccessToast } from "./generator-page.ts";

async function openAccount(page: Page): Promise<void> {
  await page.goto("/konto");
  await expect(page.getByRole("heading", { level: 1, name: "Mitt konto" })).toBeVisible();
  await expect(nameField(page)).toBeVisible();
}

function nameField(page: Page) {
  return page.getByRole("textbox", { name: "Namn", exact: true });
}

function emailField(page: Page) {
  return page.getByRole("textbox", { name: "E-post" });
}

async function changePassword(
  page: Page,
  current: string,
  password: string,
  confirmation = password,
) {
  await page.getByLabel("Nuvarande lösenord").fill(current);
  await page.getByLabel("Nytt lösenord", { exact: true }).fill(password);
  await page.getByLabel("Bekräfta nytt lösenord").fill(confirmation);
  await page.getByRole("button", { name: "Byt lösenord" }).click();
}

function statusCard(page: Page) {
  return page.getByRole("region", { name: "Kontostatus" });
}

function deletionDialog(page: Page) {
  return page.getByRole("dialog", { name: "Radera kontot?" });
}

async function openDeletion(page: Page) {
  await page.getByRole("button", { name: "Radera kontot" }).click();
  await expect(deletionDialog(page)).toBeVisible();
}

test("the profile is saved, and still there after a reload", async ({ page }) => {
  const { email, password } = await createAccount(page, "Åsa Före");
  await signInAs(page, email, password);
  await openAccount(page);
  await expect(nameField(page)).toHaveValue("Åsa Före");
  await expect(emailField(page)).toHaveValue(email);
  await nameField(page).fill("Åsa Efter");
  await emailField(page).fill("inte en adress");
  await emailField(page).press("Enter");
  await expectSuccessToast(page, "Profil uppdaterad");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Åsa Efter");
  await expect(emailField(page)).toHaveValue("inte en adress");
});

test("a changed password replaces the old one", async ({ page, allowError }) => {
  allowError(/Failed to load resource.*422/);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openAccount(page);
  await changePassword(page, password, password);
  await expectFieldError(
    page.getByLabel("Nytt lösenord", { exact: true }),
    "Det nya lösenordet måste skilja sig från det gamla.",
  );
  await changePassword(page, password, "Nyhemligt2!");
  await expectSuccessToast(page, "Lösenord ändrat");
  expect((await requestSession(page, email, password)).status()).toBe(400);
  expect((await requestSession(page, email, "Nyhemligt2!")).status()).toBe(200);
});

test("the page fits a narrow window with a long address", async ({ page }) => {
  const { email, password } = await createAccount(page, "Ny", "n".repeat(33));
  expect(email.length).toBeGreaterThan(80);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, email, password);
  await openAccount(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await openDeletion(page);
  expect(await width()).toBe(320);
  const box = await deletionDialog(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 321) <= 320).toBe(true);
});

async function downloadedData(page: Page): Promise<unknown> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ladda ner mina uppgifter" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("namnfynd-mina-uppgifter.json");
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

test("the download contains what is stored of the user", async ({ page }) => {
  const { email, password } = await createAccount(page, "Åsa Ny");
  await signInAs(page, email, password);
  // Without a plan, favourites stay in the browser.
  await page.evaluate(() => localStorage.setItem("favorites", '["Astrid","Åke"]'));
  await openAccount(page);
  await expect(statusCard(page)).toContainText("Gratis");
  expect(await downloadedData(page)).toEqual({
    exported_at: expect.any(String),
    user: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      created_at: expect.any(String),
    },
    profiles: [{ user_id: expect.any(String), full_name: "Åsa Ny", email }],
    api_keys: [],
    admin_users: [],
    subscribers: [],
    billing_states: [],
    purchase_confirmations: [],
    renewal_reminders: [],
    stripe_events: [],
    withdrawals: [],
    // The page has probably checked the subscription by now, or is about to.
    function_calls: expect.any(Array),
    plan_feature_changes: [],
    name_lists: [],
    favorites: [],
    list_takedowns: [],
    rooms: [],
    favorites_in_this_browser: { namngenerator: ["Astrid", "Åke"] },
  });

  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  await expect(statusCard(page)).toContainText("MedlemskapPremiumStatusAktivNästa betalning");
  expect(await downloadedData(page)).toMatchObject({
    user: { email: SEED_ACCOUNTS.premium },
    profiles: [{ full_name: "Pelle Premium", email: SEED_ACCOUNTS.premium }],
    subscribers: [{ subscribed: true, renews: true, subscription_end: expect.any(String) }],
  });
});

test("a deleted account is removed from the browser and the server", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.evaluate(() => localStorage.setItem("security-log", "[]"));
  // A request that the deletion overtakes would be refused.
  const favorites = page.waitForResponse(/\/rest\/v1\/favorites/);
  await openAccount(page);
  await favorites;
  await openDeletion(page);
  const confirmation = page.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" });
  await expect(confirmation).toBeFocused();
  await confirmation.fill("RADERA");
  await confirmation.press("Enter");
  const farewell = page.getByRole("dialog", { name: "Kontot är raderat" });
  await expect(farewell).toBeVisible();
  await expectAccessible(page);
  expect(await storedSession(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("security-log"))).toBeNull();
  expect((await requestSession(page, email, password)).status()).toBe(400);

  await farewell.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
});

test("a browser in which a deleted account is signed in notices that, and keeps its favourites", async ({
  page,
  allowError,
}) => {
  test.slow();
  // The functions refuse the call, the auth service a new token, and the page logs why.
  allowError(/status of 40[013]|BackendError/);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  const session = await page.evaluate((key) => localStorage.getItem(key) ?? "", SESSION_KEY);
  await page.evaluate(() => localStorage.setItem("favorites-fornamn", '["Astrid","Bo"]'));
  const { access_token } = JSON.parse(session);
  // On another device.
  const deletion = await page.request.post("/functions/v1/delete-account", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    data: {},
  });
  expect(deletion.status()).toBe(200);

  for (const [path, next] of [
    ["/konto", ["/auth"]],
    ["/namnlistor", ["/auth"]],
    // The database may say first that the visitor is no administrator, who is sent home.
    ["/admin", ["/auth", "/"]],
    ["/fornamn", ["/fornamn"]],
  ] as const) {
    await page.goto("/robots.txt");
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      session,
    ] as const);
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText("Kontot finns inte längre");
    await expect(page).toHaveURL((url) => next.some((address) => address === url.pathname));
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Namn", exact: true })).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  }
  expect(await page.evaluate(() => localStorage.getItem("favorites-fornamn"))).toBe(
    '["Astrid","Bo"]',
  );
});

test("an account whose subscription renews is not deleted by the server", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|The subscription cannot be checked/);
  // The page then does not know that it renews.
  await page.route("**/functions/v1/check-subscription", (route) => route.abort());
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  await openDeletion(page);
  const dialog = deletionDialog(page);
  await dialog.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" }).fill("RADERA");
  await dialog.getByRole("button", { name: "Radera kontot för alltid" }).click();
  await expect(dialog).toContainText("Avsluta prenumerationen först.");
  expect((await requestSession(page, SEED_ACCOUNTS.premium, "Namnfynd1!")).status()).toBe(200);
});

test("the page and its dialog are accessible in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAs(page, SEED_ACCOUNTS.free);
  await openAccount(page);
  await expect(statusCard(page)).toContainText("MedlemskapGratisStatusInaktiv");
  await changePassword(page, "", "Halv", "vägs");
  await expectFieldError(page.getByLabel("Bekräfta nytt lösenord"), "Nya lösenordet matchar inte");
  await expectAccessibleInBothThemes(page);
  await openDeletion(page);
  await expectAccessibleInBothThemes(page);
});
