import type { Page } from "@playwright/test";
import {
  emailField,
  expectError,
  expectNoSecretsLogged,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  formButton,
  freshEmail,
  logOutButton,
  newAccount,
  openAuth,
  PASSWORD,
  passwordField,
  RECOVERY,
  submitLogin,
  submitNewPassword,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectMails, followMail } from "./mailbox.ts";

const NEW_PASSWORD = "Annat?Lösen7";

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Each test signs up, and has two or three passwords hashed.
test.describe.configure({ timeout: 60_000 });

async function askForLink(page: Page, email: string): Promise<void> {
  await openAuth(page);
  await page.getByRole("main").getByRole("link", { name: "Glömt lösenord?" }).click();
  // The form before it has a field of the same name.
  await expect(formButton(page, "Skicka länk")).toBeVisible();
  await emailField(page).fill(email);
  await formButton(page, "Skicka länk").click();
  await expect(page.getByText(`Finns det ett konto med ${email}`)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  await expectSignedOut(page);
}

async function expectNewPasswordForm(page: Page): Promise<void> {
  await expect(page).toHaveURL("/auth?mode=recovery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Välj nytt lösenord");
  await expect(passwordField(page, "Nytt lösenord")).toBeVisible();
}

test("a forgotten password is replaced by a link opened on another device", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = await newAccount(page);
  await logOut(page);
  await askForLink(page, email);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const device = await followMail(elsewhere, email, RECOVERY);
  await expectNewPasswordForm(device);
  await expect(passwordField(device, "Nytt lösenord")).toHaveAttribute(
    "autocomplete",
    "new-password",
  );
  await formButton(device, "Spara lösenordet").click();
  await expectError(device, "Fel", "Vänligen fyll i alla fält");
  await submitNewPassword(device, "svagt");
  await expectError(
    device,
    "Lösenordet är för svagt",
    "Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one number, Password must contain at least one special character",
  );
  await submitNewPassword(device, PASSWORD);
  await expectError(device, "Fel", "Det nya lösenordet måste skilja sig från det gamla.");
  await submitNewPassword(device, NEW_PASSWORD);
  await expectToast(device, "Lösenord ändrat");
  await expect(device).toHaveURL("/");
  await expectSignedIn(device, email);
  await expectNoSecretsLogged(elsewhere, [PASSWORD, NEW_PASSWORD]);
  await elsewhere.close();

  await openAuth(page);
  await submitLogin(page, email, PASSWORD);
  await expectError(page, "Fel", "Fel e-postadress eller lösenord.");
  await submitLogin(page, email, NEW_PASSWORD);
  await expectSignedIn(page, email);
  await logOut(page);
  await expectNoSecretsLogged(context, [PASSWORD, NEW_PASSWORD]);
});

test("the link leads on in the browser that asked for it, and is good once", async ({
  page,
  context,
}) => {
  const email = await newAccount(page);
  await logOut(page);
  await askForLink(page, email);
  const first = await followMail(context, email, RECOVERY);
  await expectNewPasswordForm(first);
  await first.reload();
  await expectNewPasswordForm(first);
  await first.goBack();
  await expect(first).toHaveURL("/_local/mail");
  await first.goForward();
  await submitNewPassword(first, NEW_PASSWORD);
  await expectToast(first, "Lösenord ändrat");
  await logOut(first);

  const second = await followMail(context, email, RECOVERY);
  await expectError(
    second,
    "Fel",
    "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
  );
  await expectSignedOut(second);
  await expect(second).not.toHaveURL(/error/);
});

test("an expired link that leads to the page of the new password offers another", async ({
  page,
}) => {
  await page.goto("/auth?mode=recovery#error=access_denied&error_code=otp_expired");
  await expectError(
    page,
    "Fel",
    "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
  );
  await expect(page.getByText("Be om en ny, så skickar vi den direkt.")).toBeVisible();
  await expect(page).toHaveURL("/auth?mode=recovery");
});

test("without a session there is no password to choose, but a new link", async ({ page }) => {
  await page.goto("/auth?mode=recovery");
  await expect(page.getByText(/^Länken har gått ut eller är redan använd/)).toBeVisible();
  await expect(page.getByLabel("Nytt lösenord")).toHaveCount(0);
  await page.getByRole("link", { name: "Be om en ny länk" }).click();
  await expect(page).toHaveURL("/auth?mode=forgot");
});

test("nobody is told whether an address has an account", async ({ page, context }) => {
  const email = freshEmail();
  await askForLink(page, email);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectMails(context, email, RECOVERY, 0);
});
