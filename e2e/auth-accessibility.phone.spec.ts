import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import {
  emailField,
  expectToast,
  formButton,
  freshEmail,
  openAuth,
  passwordField,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

test.use({ colorScheme: "light", reducedMotion: "reduce" });

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Each test checks several pages.
test.describe.configure({ timeout: 90_000 });

// The first form of /auth: every-page.spec.ts.
test("the forms are accessible, also with a shown password and an error", async ({ page }) => {
  for (const mode of ["forgot", "recovery"]) {
    await openAuth(page, mode);
    await expectAccessibleInBothThemes(page);
  }
  await openAuth(page, "signup");
  await page.getByRole("textbox", { name: "Namn" }).fill("Ada");
  await emailField(page).fill("a@b.se");
  await passwordField(page).fill("abc1");
  await page.getByRole("button", { name: "Visa lösenordet" }).click();
  await formButton(page, "Skapa konto").click();
  await expect(page.getByRole("alert")).toContainText("Lösenordet är för svagt");
  await expectAccessibleInBothThemes(page);
});

test("what the forms show after sending a mail is accessible", async ({ page }) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  await expectAccessibleInBothThemes(page);
  await openAuth(page);
  await submitLogin(page, email);
  await expect(formButton(page, "Skicka bekräftelsen igen")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await openAuth(page, "forgot");
  await emailField(page).fill(freshEmail());
  await formButton(page, "Skicka länk").click();
  await expect(page.getByText("Finns det ett konto med")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the menu of a signed-in user is accessible", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/om");
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  await expect(page.getByRole("link", { name: "Mina listor" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
