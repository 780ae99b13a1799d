/** What the auth service can be set to, or run into: each on a server of its own. */
import type { Browser, Page } from "@playwright/test";
import type { AuthCondition } from "../dev/auth/conditions.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import {
  emailField,
  expectSignedIn,
  formButton,
  freshEmail,
  openAuth,
  submitLogin,
} from "./auth-forms.ts";
import { humanCheck, passHumanCheck } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { startPreviewServer } from "./preview-server.ts";

test.describe.configure({ timeout: 90_000 });

/** Opens a page of a site whose auth service has the condition. */
async function withCondition(
  browser: Browser,
  condition: AuthCondition,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { origin, stop } = await startPreviewServer("dist", { LOCAL_BACKEND_AUTH: condition });
  const context = await browser.newContext({ baseURL: origin, locale: "sv-SE" });
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
    await stop();
  }
}

test("a sign-in that needs a human check goes on by itself when it is passed", async ({
  browser,
  allowError,
}) => {
  allowError(/responded with a status of 400/);
  await withCondition(browser, "captcha", async (page) => {
    await openAuth(page);
    await expect(humanCheck(page)).toHaveCount(0);
    await submitLogin(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
    await passHumanCheck(page);
    await expectSignedIn(page, SEED_ACCOUNTS.free);
  });
});

for (const condition of ["mails-used-up", "mail-server-down"] as const) {
  test(`a forgotten password is answered alike for every address (${condition})`, async ({
    browser,
    allowError,
  }) => {
    allowError(/responded with a status of (?:429|500)/);
    await withCondition(browser, condition, async (page) => {
      for (const email of [SEED_ACCOUNTS.free, freshEmail()]) {
        await openAuth(page, "forgot");
        await emailField(page).fill(email);
        await formButton(page, "Skicka länk").click();
        await expect(page.getByText(`Finns det ett konto med ${email}`)).toBeVisible();
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
    });
  });
}
