import { createHash } from "node:crypto";
import { createAccount, requestSession } from "./accounts.ts";
import {
  CONFIRMATION,
  confirmElsewhere,
  emailField,
  expectError,
  expectFieldError,
  expectNoSecretsLogged,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  formButton,
  freshEmail,
  logOut,
  openAuth,
  PASSWORD,
  securityLog,
  storedSession,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectMails, followMail } from "./mailbox.ts";

test.beforeEach(({ allowError }) => {
  // Chromium reports every error answer of the auth service.
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Signing up and in hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 });

test("an account is created, confirmed on another device, logged in to and out of", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Kontrollera din e-post för att verifiera ditt konto");
  expect(await storedSession(page)).toBeNull();
  await expectMails(context, email, CONFIRMATION, 1);

  await page.getByRole("main").getByRole("link", { name: "Logga in", exact: true }).click();
  await submitLogin(page, email);
  await expectError(
    page,
    "Fel",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  );
  await expectSignedOut(page);
  // The auth service refuses a second mail within ten seconds.
  await expect(async () => {
    await formButton(page, "Skicka bekräftelsen igen").click();
    await expectToast(page, `skickat ett nytt mejl till ${email}.`);
  }).toPass({ timeout: 30_000 });
  await expectMails(context, email, CONFIRMATION, 2);

  const otherDevice = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const confirmed = await followMail(otherDevice, email, CONFIRMATION);
  // The token is neither in the address nor in the history.
  await expect(confirmed).toHaveURL("/auth?mode=confirm");
  await confirmElsewhere(confirmed);
  await expect(confirmed.getByText(`E-postadressen ${email} är bekräftad.`)).toBeVisible();
  await expectSignedOut(confirmed);
  expect(await storedSession(confirmed)).toBeNull();
  await formButton(confirmed, `Logga in som ${email}`).click();
  await expectToast(confirmed, "Du är nu inloggad");
  await expectSignedIn(confirmed, email);
  await expect(confirmed).toHaveURL("/");
  await confirmed.goBack();
  await expect(confirmed).toHaveURL("/_local/mail");
  await otherDevice.close();

  await submitLogin(page, email);
  await expectToast(page, "Du är nu inloggad");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, email);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Mitt konto" })).toHaveAttribute("href", "/konto");
  await expect(banner.getByRole("link", { name: "Logga in" })).toHaveCount(0);
  await expect(banner.getByRole("link", { name: "Testa gratis" })).toHaveCount(0);
  await page.reload();
  await expectSignedIn(page, email);
  await expect(page.getByText("Du är nu inloggad")).toHaveCount(0);
  const session = (await storedSession(page)) ?? "";

  await logOut(page);
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

test("a confirmation works once, on a press, and its address cannot be used for another account", async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  const confirmed = await followMail(context, email, CONFIRMATION);
  // What only opens links, such as the filter of a mail service, does not use them up.
  await confirmed.reload();
  await formButton(confirmed, "Bekräfta adressen").click();
  await expect(formButton(confirmed, `Logga in som ${email}`)).toBeVisible();
  const again = await followMail(context, email, CONFIRMATION);
  await confirmElsewhere(again);
  await expect(again.getByRole("alert")).toHaveText("Länken har gått ut eller är redan använd.");
  await expectSignedOut(again);

  await openAuth(page, "signup");
  await submitSignUp(page, email.toUpperCase(), "Annat-lösen1A");
  await expectFieldError(
    emailField(page),
    "Det finns redan ett konto med den e-postadressen. Logga in i stället.",
  );
  await expect(emailField(page)).toHaveValue(email.toUpperCase());
  await expectMails(context, email, CONFIRMATION, 1);
});

test("signing in with Google ends in the browser that began it", async ({ page }) => {
  const { email, password } = await createAccount(page);
  const session = await (await requestSession(page, email, password)).json();
  const code = crypto.randomUUID();
  let challenge: string | null = null;
  // Google, and what the auth service does with its answer.
  await page.route("**/auth/v1/authorize?**", (route) => {
    const { searchParams } = new URL(route.request().url());
    challenge = searchParams.get("code_challenge");
    const location = `${searchParams.get("redirect_to")}?code=${code}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.route("**/auth/v1/token?grant_type=pkce", (route) => {
    const { auth_code, code_verifier } = route.request().postDataJSON();
    const isRight =
      auth_code === code &&
      createHash("sha256").update(code_verifier).digest("base64url") === challenge;
    return isRight ? route.fulfill({ json: session }) : route.fulfill({ status: 400, json: {} });
  });
  await openAuth(page);
  await formButton(page, "Fortsätt med Google").click();
  await expectToast(page, "Du är nu inloggad");
  await expectSignedIn(page, email);
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).not.toHaveURL(/code/);
});
