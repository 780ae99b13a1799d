import type { Page } from "@playwright/test";
import { createAccount, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast } from "./generator-page.ts";

const startButton = (page: Page) => page.getByRole("button", { name: "Starta prenumeration" });

async function openAsFreeUser(page: Page) {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/premium");
  await expect(startButton(page)).toBeEnabled();
}

test("a visitor sees what Premium gives, and what it costs", async ({ page }) => {
  await page.goto("/premium");
  const free = page.getByRole("article").filter({ hasText: "Gratis" });
  const premium = page.getByRole("article").filter({ hasText: "29 kr/månad" });
  await expect(premium.getByRole("heading", { name: "Premium" })).toBeVisible();
  await expect(premium).toContainText("Inklusive moms");
  const benefits = premium.getByRole("listitem");
  await expect(benefits).toHaveCount(11);
  await expect(benefits.filter({ hasText: "Ingår inte" })).toHaveCount(0);
  await expect(free.getByRole("listitem").filter({ hasText: "Ingår inte" })).toHaveCount(11);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Logga in" })).toHaveAttribute(
    "href",
    "/auth?mode=login",
  );
  await expect(main.getByRole("link", { name: "skapa konto" })).toHaveAttribute(
    "href",
    "/auth?mode=signup",
  );
  await expect(main.getByRole("link", { name: "användarnamn" })).toHaveAttribute(
    "href",
    "/anvandarnamn",
  );
  await expect(main.getByRole("link", { name: "Hör av dig till oss" })).toHaveAttribute(
    "href",
    "/om",
  );
});

for (const { choice, mode } of [
  { choice: "Logga in", mode: "login" },
  { choice: "Skapa konto", mode: "signup" },
]) {
  test(`a visitor who wants to subscribe can choose ${choice}`, async ({ page }) => {
    await page.goto("/premium");
    await startButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Inloggning krävs" });
    await dialog.getByRole("button", { name: choice }).click();
    await expect(page).toHaveURL(`/auth?mode=${mode}`);
    expect(await page.evaluate(() => localStorage.getItem("pendingSubscription"))).not.toBeNull();
  });
}

test("the dialog can be left, and then nothing is remembered", async ({ page }) => {
  await page.goto("/premium");
  await startButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Inloggning krävs" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expect(dialog).toBeHidden();
  await expect(startButton(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("pendingSubscription"))).toBeNull();
});

test("coming back as a visitor gives the purchase up", async ({ page }) => {
  await page.goto("/premium");
  await page.evaluate(() => localStorage.setItem("pendingSubscription", "premium"));
  await page.reload();
  await expect(startButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("pendingSubscription"))).toBeNull();
});

test("a refused checkout says why", async ({ page, allowError }) => {
  allowError(/Failed to load resource|payment page cannot be opened/);
  await openAsFreeUser(page);
  await page.route("**/functions/v1/create-checkout", (route) =>
    route.fulfill({ status: 409, json: { error: "Du har redan en prenumeration." } }),
  );
  await startButton(page).click();
  await expectErrorToast(
    page,
    "Kunde inte skapa betalningssession: Du har redan en prenumeration. Försök igen.",
  );
  await expect(startButton(page)).toBeEnabled();
});

test("a checkout that nobody answers says that something went wrong", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|payment page cannot be opened/);
  await openAsFreeUser(page);
  await page.route("**/functions/v1/create-checkout", (route) => route.abort());
  await startButton(page).click();
  await expectErrorToast(page, "Något gick fel. Försök igen.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`/premium and /tack are accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/premium", "/tack"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
