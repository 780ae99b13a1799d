import type { Page } from "@playwright/test";
import { createAccount } from "./accounts.ts";
import {
  emailField,
  expectFieldError,
  expectNoSecretsLogged,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  formButton,
  logOut,
  openAuth,
  passwordField,
  RECOVERY,
  submitLogin,
  submitNewPassword,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { followMail } from "./mailbox.ts";

const NEW_PASSWORD = "Annat?Lösen7";

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Each test hashes several passwords, which takes time.
test.describe.configure({ timeout: 60_000 });

async function requestLink(page: Page, email: string): Promise<void> {
  await openAuth(page, "forgot");
  await emailField(page).fill(email);
  await formButton(page, "Skicka länk").click();
  await expect(page.getByText(`Finns det ett konto med ${email}`)).toBeVisible();
}

/** Uses the link up, and expects the form of this account. */
async function openForm(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL("/auth?mode=recovery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Välj nytt lösenord");
  await formButton(page, "Fortsätt").click();
  await expect(page.getByText(`Du byter lösenord för kontot ${email}`)).toBeVisible();
}

test("a forgotten password is replaced with a link opened on another device", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email, password } = await createAccount(page);
  await requestLink(page, email);

  const otherDevice = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const otherPage = await followMail(otherDevice, email, RECOVERY);
  await openForm(otherPage, email);
  await expectSignedOut(otherPage);
  await submitNewPassword(otherPage, password);
  await expectFieldError(
    passwordField(otherPage, "Nytt lösenord"),
    "Det nya lösenordet måste skilja sig från det gamla.",
  );
  await submitNewPassword(otherPage, NEW_PASSWORD);
  await expectToast(otherPage, "Lösenord ändrat");
  await expect(otherPage).toHaveURL("/");
  await expectSignedIn(otherPage, email);
  await expectNoSecretsLogged(otherDevice, [password, NEW_PASSWORD]);
  await otherDevice.close();

  await openAuth(page);
  await submitLogin(page, email, password);
  await expectFieldError(passwordField(page), "Fel e-postadress eller lösenord.");
  await submitLogin(page, email, NEW_PASSWORD);
  await expectSignedIn(page, email);
  await expectNoSecretsLogged(context, [password, NEW_PASSWORD]);
});

test("a recovery link works once, and survives a reload and a step back until it is used", async ({
  page,
  context,
}) => {
  const { email } = await createAccount(page);
  await requestLink(page, email);
  const first = await followMail(context, email, RECOVERY);
  await first.reload();
  await expect(formButton(first, "Fortsätt")).toBeVisible();
  await first.goBack();
  await expect(first).toHaveURL("/_local/mail");
  await first.goForward();
  await openForm(first, email);
  await submitNewPassword(first, NEW_PASSWORD);
  await expectToast(first, "Lösenord ändrat");
  await logOut(first);

  const second = await followMail(context, email, RECOVERY);
  await formButton(second, "Fortsätt").click();
  await expect(second.getByRole("alert")).toHaveText("Länken har gått ut eller är redan använd.");
  await expect(second.getByRole("link", { name: "Be om en ny länk" })).toBeVisible();
  await expectSignedOut(second);
});
