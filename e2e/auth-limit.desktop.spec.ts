import type { Page } from "@playwright/test";
import {
  emailField,
  expectError,
  expectSignedIn,
  formButton,
  freshEmail,
  newAccount,
  openAuth,
  PASSWORD,
  securityLog,
  submitLogin,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

const WRONG = "Fel e-postadress eller lösenord.";

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
});

// Each attempt has a password hashed, which takes its time.
test.describe.configure({ timeout: 60_000 });

/** Tries a wrong password, and waits until it is refused. */
async function failOnce(page: Page, email: string): Promise<void> {
  const refusal = page.waitForResponse(/\/auth\/v1\/token/);
  await submitLogin(page, email, "Fel-lösen1");
  expect((await refusal).status()).toBe(400);
  await expect(formButton(page, "Logga in")).toBeEnabled();
}

async function expectLimit(page: Page): Promise<void> {
  await expectError(page, "För många försök", "Vänta 5 minuter innan du försöker igen.");
}

test("the sixth attempt within five minutes is refused, after a reload too, until they pass", async ({
  page,
}) => {
  await page.clock.install();
  await openAuth(page);
  const email = freshEmail();
  for (let attempt = 1; attempt <= 5; attempt++) await failOnce(page, email);
  await expectError(page, "Fel", WRONG);

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/token")) asked.push(request.url());
  });
  await submitLogin(page, email);
  await expectLimit(page);
  await page.reload();
  await submitLogin(page, email.toUpperCase());
  await expectLimit(page);
  await page.getByRole("main").getByRole("link", { name: "Skapa konto" }).click();
  await page.getByRole("textbox", { name: "Namn" }).fill("Ada");
  await page.getByLabel("Lösenord", { exact: true }).fill(PASSWORD);
  await formButton(page, "Skapa konto").click();
  await expectLimit(page);
  expect(asked).toEqual([]);
  expect(await securityLog(page)).toContain('"event":"rate_limit_exceeded"');

  await openAuth(page);
  await failOnce(page, freshEmail());
  await page.clock.fastForward("05:00");
  await failOnce(page, email);
});

test("a link to choose a new password can be asked for when the attempts are used up", async ({
  page,
}) => {
  await openAuth(page);
  const email = freshEmail();
  for (let attempt = 1; attempt <= 5; attempt++) await failOnce(page, email);
  await submitLogin(page, email);
  await expectLimit(page);
  await page.getByRole("main").getByRole("link", { name: "Glömt lösenord?" }).click();
  await expect(emailField(page)).toHaveValue(email);
  for (let mail = 1; mail <= 5; mail++) {
    const answer = page.waitForResponse(/\/auth\/v1\/recover/);
    await formButton(page, "Skicka länk").click();
    await answer;
    await expect(formButton(page, "Skicka länk")).toBeEnabled();
  }
  await expect(page.getByText(`Finns det ett konto med ${email}`)).toBeVisible();
  await page.reload();
  await emailField(page).fill(email);
  await formButton(page, "Skicka länk").click();
  await expectLimit(page);
});

test("a login gives all the attempts back", async ({ page }) => {
  const email = await newAccount(page);
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL("/auth");
  // The sign-up has counted as the first.
  for (let attempt = 2; attempt <= 4; attempt++) await failOnce(page, email);
  await submitLogin(page, email);
  await expectSignedIn(page, email);
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL("/auth");
  for (let attempt = 1; attempt <= 5; attempt++) await failOnce(page, email);
});
