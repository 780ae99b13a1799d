import {
  CONFIRMATION,
  expectNoSecretsLogged,
  expectSignedIn,
  expectToast,
  freshEmail,
  logIn,
  logOutButton,
  openAuth,
  passwordField,
  RECOVERY,
  submitLogin,
  submitNewPassword,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { followMail } from "./mailbox.ts";

const FIRST = "Hemligt-123";
const SECOND = "Hemligare-456";
const THIRD = "Hemligast-789";

test("the whole life of an account, from sign-up to deletion", async ({ page, allowError }) => {
  test.slow();
  // The sign-in to an account that is gone is refused.
  allowError(/Failed to load resource/);
  const email = freshEmail();

  await openAuth(page, "signup");
  await submitSignUp(page, email, FIRST);
  await expectToast(page, "Kontrollera din e-post för att verifiera ditt konto");
  const confirmed = await followMail(page.context(), email, CONFIRMATION);
  await expectSignedIn(confirmed, email);
  await logOutButton(confirmed).click();
  await expect(confirmed).toHaveURL(/\/auth$/);
  await confirmed.close();

  await logIn(page, email, FIRST);
  await page.getByRole("link", { name: "Mitt konto" }).click();
  const name = page.getByRole("textbox", { name: "Namn" });
  await expect(name).toHaveValue("Astrid Lind");
  await name.fill("Astrid Ek");
  await page.getByRole("button", { name: "Spara profil" }).click();
  await expectToast(page, "Profil uppdaterad");

  await passwordField(page, "Nytt lösenord").fill(SECOND);
  await passwordField(page, "Bekräfta nytt lösenord").fill(SECOND);
  await page.getByRole("button", { name: "Byt lösenord" }).click();
  await expectToast(page, "Lösenord ändrat");
  await logOutButton(page).click();
  await expect(page).toHaveURL(/\/auth$/);
  await logIn(page, email, SECOND);
  await logOutButton(page).click();
  await expect(page).toHaveURL(/\/auth$/);

  await page.getByRole("link", { name: "Glömt lösenord?" }).click();
  await expect(page.getByRole("button", { name: "Skicka länk" })).toBeVisible();
  await page.getByRole("textbox", { name: "E-post" }).fill(email);
  await page.getByRole("button", { name: "Skicka länk" }).click();
  await expect(page.getByRole("main")).toContainText("har vi skickat en länk dit");
  await page.goto("/villkor");
  const recovery = await followMail(page.context(), email, RECOVERY);
  await expect(recovery).toHaveURL("/auth?mode=recovery");
  await submitNewPassword(recovery, THIRD);
  await expectToast(recovery, "Lösenord ändrat");

  await recovery.goto("/konto");
  await expect(recovery.getByRole("textbox", { name: "Namn" })).toHaveValue("Astrid Ek");
  await recovery.getByRole("button", { name: "Radera kontot" }).click();
  const dialog = recovery.getByRole("dialog");
  await dialog.getByRole("textbox").fill("RADERA");
  await dialog.getByRole("button", { name: "Radera kontot för alltid" }).click();
  await expect(recovery.getByText("Kontot är raderat")).toBeVisible();
  await recovery.close();

  await openAuth(page);
  await submitLogin(page, email, THIRD);
  await expect(
    page.getByRole("alert").filter({ hasText: "Fel e-postadress eller lösenord." }),
  ).toBeVisible();
  await expectNoSecretsLogged(page.context(), [FIRST, SECOND, THIRD]);
});
