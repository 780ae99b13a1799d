import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import {
  emailField,
  expectError,
  expectToast,
  formButton,
  freshEmail,
  openAuth,
  passwordField,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ colorScheme: "light", reducedMotion: "reduce" });

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
}

for (const mode of ["login", "signup", "forgot", "recovery"]) {
  test(`/auth?mode=${mode} is accessible`, async ({ page }) => {
    await openAuth(page, mode);
    await expectAccessibleInBothThemes(page);
  });
}

test("rules that are met, a shown password and an error are accessible", async ({ page }) => {
  await openAuth(page, "signup");
  await page.getByRole("textbox", { name: "Namn" }).fill("Ada");
  await emailField(page).fill("a@b.se");
  await passwordField(page).fill("abc1");
  await page.getByRole("button", { name: "Visa lösenordet" }).click();
  await formButton(page, "Skapa konto").click();
  await expect(page.getByRole("alert")).toContainText("Lösenordet är för svagt");
  await expectAccessibleInBothThemes(page);
});

test("the request to look for a mail, and to send another, are accessible", async ({ page }) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  await expectAccessibleInBothThemes(page);
  await openAuth(page);
  await submitLogin(page, email);
  await expect(formButton(page, "Skicka bekräftelsen igen")).toBeVisible();
  await expectError(
    page,
    "Fel",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  );
  await expectAccessibleInBothThemes(page);
});

test("the answer to a forgotten password is accessible", async ({ page }) => {
  await openAuth(page, "forgot");
  await emailField(page).fill(freshEmail());
  await formButton(page, "Skicka länk").click();
  await expect(page.getByText("Finns det ett konto med")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the header of somebody who is signed in is accessible", async ({ page, isMobile }) => {
  await openAuth(page);
  await submitLogin(page, SEED_ACCOUNTS.premium, SEED_PASSWORD);
  await expectToast(page, "Du är nu inloggad");
  if (isMobile) await page.getByRole("button", { name: "Öppna menyn" }).click();
  await expect(page.getByRole("link", { name: "Mina listor" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a form can be filled in and sent with the keyboard alone", async ({ page }) => {
  await openAuth(page);
  await emailField(page).focus();
  await page.keyboard.type(freshEmail());
  await page.keyboard.press("Tab");
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type("Fel-lösen1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Visa lösenordet" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expectError(page, "Fel", "Fel e-postadress eller lösenord.");
  await expect(passwordField(page)).toBeFocused();
});
