import type { Browser } from "@playwright/test";
import {
  CONFIRMATION,
  emailField,
  expectError,
  expectNoSecretsLogged,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  formButton,
  freshEmail,
  logOutButton,
  openAuth,
  PASSWORD,
  passwordField,
  securityLog,
  storedSession,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectMails, followMail } from "./mailbox.ts";

/** A browser of its own, as on another device. */
async function otherDevice(browser: Browser, baseURL: string | undefined) {
  return browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
}

test.beforeEach(({ allowError }) => {
  // Chromium reports each refusal of the auth service as an error.
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Signing up and in has passwords hashed, which takes its time.
test.describe.configure({ timeout: 60_000 });

test("sign up, confirm on another device, log in and log out", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  await expectToast(page, "Kontrollera din e-post för att verifiera ditt konto");
  const sent = page.getByRole("main").getByText("Vi har skickat ett mejl till");
  await expect(sent).toContainText(email);
  await expect(sent).toBeFocused();
  await expect(formButton(page, "Fortsätt med Google")).toHaveCount(0);
  expect(await storedSession(page)).toBeNull();
  await expectMails(context, email, CONFIRMATION, 1);

  await page.getByRole("main").getByRole("link", { name: "Logga in" }).click();
  await expect(emailField(page)).toHaveValue(email);
  await submitLogin(page, email);
  await expectError(
    page,
    "Fel",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  );
  await expectSignedOut(page);
  await formButton(page, "Skicka bekräftelsen igen").click();
  await expectToast(page, `Vi har skickat ett nytt mejl till ${email}.`);
  await expectMails(context, email, CONFIRMATION, 2);

  const elsewhere = await otherDevice(browser, baseURL);
  const confirmed = await followMail(elsewhere, email, CONFIRMATION);
  await expectToast(confirmed, "Din e-postadress är bekräftad och du är inloggad.");
  await expectSignedIn(confirmed, email);
  await expect(confirmed).toHaveURL("/");
  await confirmed.goBack();
  // No entry of the history keeps the tokens of the link.
  await expect(confirmed).toHaveURL("/_local/mail");
  await elsewhere.close();

  await submitLogin(page, email);
  await expectToast(page, "Välkommen!");
  await expectToast(page, "Du är nu inloggad");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, email);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Mitt konto" })).toHaveAttribute("href", "/konto");
  await expect(banner.getByRole("link", { name: "Logga in" })).toHaveCount(0);
  await expect(banner.getByRole("link", { name: "Testa gratis" })).toHaveCount(0);
  const session = (await storedSession(page)) ?? "";
  expect(session).toContain(email);

  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  await expectSignedOut(page);
  expect(await storedSession(page)).toBeNull();
  const log = await securityLog(page);
  for (const event of ["successful_signup", "auth_failure", "successful_login", "logout"]) {
    expect(log).toContain(`"event":"${event}"`);
  }
  expect(log).not.toContain("logout_failure");
  await page.goBack();
  await expectSignedOut(page);

  const { access_token, refresh_token }: Record<string, unknown> = JSON.parse(session);
  await expectNoSecretsLogged(context, [PASSWORD, String(access_token), String(refresh_token)]);
});

test("a confirmation is good once", async ({ page, context }) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  await expectSignedIn(await followMail(context, email, CONFIRMATION), email);
  const again = await followMail(context, email, CONFIRMATION);
  await expectError(
    again,
    "Fel",
    "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
  );
  await expect(again).not.toHaveURL(/error/);
  // A used link takes nothing from who is signed in.
  await expectSignedIn(again, email);
});

test("a taken address is told of, whatever its capitals", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  const elsewhere = await otherDevice(browser, baseURL);
  await expectSignedIn(await followMail(elsewhere, email, CONFIRMATION), email);
  await elsewhere.close();

  await openAuth(page, "signup");
  await submitSignUp(page, email.toUpperCase(), "Annat-lösen1A");
  await expectError(
    page,
    "Fel",
    "Det finns redan ett konto med den e-postadressen. Logga in i stället.",
  );
  await expect(emailField(page)).toHaveValue(email.toUpperCase());
  await expectMails(context, email, CONFIRMATION, 1);
});

test("a wrong password keeps what was typed", async ({ page }) => {
  await openAuth(page);
  const email = freshEmail();
  await submitLogin(page, email, "Fel-lösen1");
  await expectError(page, "Fel", "Fel e-postadress eller lösenord.");
  await expect(emailField(page)).toHaveValue(email);
  await expect(formButton(page, "Logga in")).toBeEnabled();
  await expect(page).toHaveURL(/\/auth/);
  expect(await securityLog(page)).toContain('"event":"auth_failure"');
  expect(await securityLog(page)).not.toContain("Fel-lösen1");
});

test("Google without credentials says so, and stays on the page", async ({ page }) => {
  await openAuth(page);
  await emailField(page).fill("astrid@example.se");
  await formButton(page, "Fortsätt med Google").click();
  await expectError(page, "Fel", "Något gick fel med Google-inloggning");
  await expect(page).toHaveURL(/\/auth/);
  await expect(formButton(page, "Fortsätt med Google")).toBeEnabled();
  await expect(emailField(page)).toHaveValue("astrid@example.se");
  const log = await securityLog(page);
  expect(log).toContain('"event":"google_auth_initiated"');
  expect(log).toContain('"event":"google_auth_failure"');
});

test("a link that anybody may write has the site say nothing of theirs", async ({ page }) => {
  await page.goto("/?error=access_denied&error_description=Ring+08-123+456#error=access_denied");
  await expectError(page, "Fel", "Något gick fel med inloggningen");
  await expect(page.getByText("08-123 456")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a link with made-up tokens signs nobody in", async ({ page }) => {
  await page.goto("/#access_token=abc&refresh_token=def&expires_in=3600&token_type=bearer");
  await expectError(
    page,
    "Fel",
    "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
  );
  await expectSignedOut(page);
  await expect(page).toHaveURL("/");
  expect(await storedSession(page)).toBeNull();
});

test("a password is shown and hidden while it is typed", async ({ page }) => {
  await openAuth(page);
  await passwordField(page).fill("Hemligt");
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  const show = page.getByRole("button", { name: "Visa lösenordet" });
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await expect(passwordField(page)).toHaveValue("Hemligt");
  await show.click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
});
