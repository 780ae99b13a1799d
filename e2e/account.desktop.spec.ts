import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/session-key.ts";
import { createAccount, requestSession, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast } from "./generator-page.ts";

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

async function changePassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel("Nytt lösenord", { exact: true }).fill(password);
  await page.getByLabel("Bekräfta nytt lösenord").fill(confirmation);
  await page.getByRole("button", { name: "Byt lösenord" }).click();
}

/** What the card of the account says, as "Medlemskap: Gratis". */
function statusRows(page: Page) {
  return page
    .getByRole("region", { name: "Kontostatus" })
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent).join(": ")),
    );
}

function deletionDialog(page: Page) {
  return page.getByRole("dialog", { name: "Radera kontot?" });
}

async function openDeletion(page: Page) {
  await page.getByRole("button", { name: "Radera kontot" }).click();
  await expect(deletionDialog(page)).toBeVisible();
}

test("a visitor is sent to sign in", async ({ page }) => {
  await page.goto("/konto");
  await expect(page).toHaveURL(/\/auth$/);
});

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
  await expect(page.getByRole("region", { name: "Profil" })).toContainText(
    `Du loggar in med ${email}`,
  );
});

test("nothing typed is lost when the profile cannot be saved", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  await signInAs(page, SEED_ACCOUNTS.free);
  await openAccount(page);
  await page.route("**/rest/v1/profiles*", (route) => route.abort());
  await nameField(page).fill("Greta Ny");
  await emailField(page).fill("greta.ny@example.se");
  await page.getByRole("button", { name: "Spara profil" }).click();
  await expectErrorToast(
    page,
    "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
  await expect(nameField(page)).toHaveValue("Greta Ny");
  await expect(emailField(page)).toHaveValue("greta.ny@example.se");
});

test("a changed password is the one that signs in", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openAccount(page);
  await changePassword(page, "Nyhemligt2!");
  await expectSuccessToast(page, "Lösenord ändrat");
  await expect(page.getByLabel("Nytt lösenord", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Bekräfta nytt lösenord")).toHaveValue("");
  expect((await requestSession(page, email, password)).status()).toBe(400);
  expect((await requestSession(page, email, "Nyhemligt2!")).status()).toBe(200);
});

test("two different passwords change nothing", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openAccount(page);
  await changePassword(page, "Nyhemligt2!", "Nyhemligt3!");
  await expectErrorToast(page, "Nya lösenordet matchar inte");
  await expect(page.getByLabel("Bekräfta nytt lösenord")).toBeFocused();
  expect((await requestSession(page, email, password)).status()).toBe(200);
});

test("the same password once more is refused in Swedish", async ({ page, allowError }) => {
  allowError(/Failed to load resource.*422/);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openAccount(page);
  await changePassword(page, password);
  await expectErrorToast(page, "Det nya lösenordet måste skilja sig från det gamla.");
});

test("without a network nothing waits in silence", async ({ page, context, allowError }) => {
  allowError(/Failed to load resource|subscription cannot be checked|dynamically imported module/);
  await signInAs(page, SEED_ACCOUNTS.free);
  await openAccount(page);
  await expect.poll(() => statusRows(page)).toContain("Medlemskap: Gratis");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Spara profil" }).click();
  await expect(page.getByRole("alert").last()).toContainText("Vi når inte servern just nu.");
  await page.getByRole("button", { name: "Uppdatera status" }).click();
  const status = page.getByRole("region", { name: "Kontostatus" }).getByRole("status");
  await expect(status).toContainText("Statusen kunde inte uppdateras.");
  expect(await statusRows(page)).toContain("Medlemskap: Gratis");
});

test("the status of a free account", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.free);
  await openAccount(page);
  const date = /^Registrerad: \d{1,2}\u00a0[a-z]+\u00a0\d{4}$/;
  const expected = ["Medlemskap: Gratis", "Status: Inaktiv", expect.stringMatching(date)];
  await expect.poll(() => statusRows(page)).toEqual(expected);
  await page.getByRole("button", { name: "Uppdatera status" }).click();
  await expect(page.getByRole("region", { name: "Kontostatus" }).getByRole("status")).toHaveText(
    "Statusen är uppdaterad.",
  );
  expect(await statusRows(page)).toEqual(expected);
});

test("the status of a Premium account", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  const date = /^(Nästa betalning|Registrerad): \d{1,2}\u00a0[a-z]+\u00a0\d{4}$/;
  await expect
    .poll(() => statusRows(page))
    .toEqual([
      "Medlemskap: Premium",
      "Status: Aktiv",
      expect.stringMatching(date),
      expect.stringMatching(date),
    ]);
});

test("a status that cannot be checked is not called Gratis", async ({ page, allowError }) => {
  allowError(/Failed to load resource|The subscription cannot be checked/);
  await page.route("**/functions/v1/check-subscription", (route) => route.abort());
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  await expect
    .poll(async () => (await statusRows(page)).slice(0, 2))
    .toEqual(["Medlemskap: Okänt just nu", "Status: Okänt just nu"]);
});

test("a long address does not widen a narrow page", async ({ page }) => {
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

test("the downloaded file holds what is stored of the user", async ({ page }) => {
  const { email, password } = await createAccount(page, "Åsa Ny");
  await signInAs(page, email, password);
  // Stay in the browser: the plan keeps none in the account.
  await page.evaluate(() => localStorage.setItem("favorites", '["Astrid","Åke"]'));
  await openAccount(page);
  expect(await downloadedData(page)).toEqual({
    exported_at: expect.any(String),
    user: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      created_at: expect.any(String),
    },
    profile: { user_id: expect.any(String), full_name: "Åsa Ny", email },
    subscription: null,
    name_lists: [],
    favorites: [],
    favorites_in_this_browser: ["Astrid", "Åke"],
  });
});

test("the downloaded file holds the subscription", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  expect(await downloadedData(page)).toMatchObject({
    user: { email: SEED_ACCOUNTS.premium },
    profile: { full_name: "Pelle Premium", email: SEED_ACCOUNTS.premium },
    subscription: { subscribed: true, renews: true, subscription_end: expect.any(String) },
  });
});

test("an account whose subscription renews is not deleted", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  await expect.poll(() => statusRows(page)).toContain("Status: Aktiv");
  await openDeletion(page);
  const dialog = deletionDialog(page);
  await expect(dialog).toContainText("Avsluta prenumerationen först.");
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await dialog.getByRole("link", { name: "Hantera prenumeration" }).click();
  await expect(page).toHaveURL(/\/premium$/);
});

test("the server refuses it too, when the page does not know", async ({ page, allowError }) => {
  allowError(/Failed to load resource|The subscription cannot be checked/);
  await page.route("**/functions/v1/check-subscription", (route) => route.abort());
  await signInAs(page, SEED_ACCOUNTS.premium);
  await openAccount(page);
  await openDeletion(page);
  const dialog = deletionDialog(page);
  await dialog.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" }).fill("RADERA");
  await dialog.getByRole("button", { name: "Radera kontot för alltid" }).click();
  await expect(dialog).toContainText("Avsluta prenumerationen först.");
  await expect(dialog.getByRole("link", { name: "Hantera prenumeration" })).toBeVisible();
  expect((await requestSession(page, SEED_ACCOUNTS.premium, "Namnfynd1!")).status()).toBe(200);
});

test("a deleted account is gone, here and on the server", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.evaluate(() => localStorage.setItem("security-log", "[]"));
  await openAccount(page);
  await openDeletion(page);
  const confirmation = page.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" });
  const button = page.getByRole("button", { name: "Radera kontot för alltid" });
  await expect(confirmation).toBeFocused();
  await expect(button).toBeDisabled();
  await confirmation.fill("radera inte");
  await expect(button).toBeDisabled();
  await confirmation.fill("RADERA");
  await confirmation.press("Enter");
  const farewell = page.getByRole("dialog", { name: "Kontot är raderat" });
  await expect(farewell).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("security-log"))).toBeNull();
  expect((await requestSession(page, email, password)).status()).toBe(400);

  await farewell.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await page.goto("/konto");
  await expect(page).toHaveURL(/\/auth$/);
});

test("an account is kept when the server cannot be reached", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openAccount(page);
  await page.route("**/rest/v1/rpc/delete_own_account", (route) => route.abort());
  await openDeletion(page);
  const confirmation = page.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" });
  await confirmation.fill("RADERA");
  await confirmation.press("Enter");
  await expect(deletionDialog(page).getByRole("alert")).toHaveText(
    /^Kontot är inte raderat\. Vi når inte servern/,
  );
  await expect(confirmation).toHaveValue("RADERA");
  await page.keyboard.press("Escape");
  await expect(deletionDialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Radera kontot" })).toBeFocused();
  expect((await requestSession(page, email, password)).status()).toBe(200);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page and its dialog are accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signInAs(page, SEED_ACCOUNTS.free);
    await openAccount(page);
    await expect.poll(() => statusRows(page)).toContain("Medlemskap: Gratis");
    await changePassword(page, "Halv", "vägs");
    await expectErrorToast(page, "Nya lösenordet matchar inte");
    await expectAccessible(page);
    await openDeletion(page);
    await expectAccessible(page);
  });
}
