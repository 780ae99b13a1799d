/** A sign-in where the auth service wants a human check, on a server of its own. */
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { expectSignedIn, openAuth, submitLogin } from "./auth-forms.ts";
import { humanCheck, passHumanCheck } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { startPreviewServer } from "./preview-server.ts";

test("a sign-in that needs a human check goes on by itself when it is passed", async ({
  browser,
  allowError,
}) => {
  allowError(/responded with a status of 400/);
  const { origin, stop } = await startPreviewServer("dist", { LOCAL_BACKEND_AUTH: "captcha" });
  const context = await browser.newContext({ baseURL: origin, locale: "sv-SE" });
  try {
    const page = await context.newPage();
    await openAuth(page);
    await expect(humanCheck(page)).toHaveCount(0);
    await submitLogin(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
    await passHumanCheck(page);
    await expectSignedIn(page, SEED_ACCOUNTS.free);
  } finally {
    await context.close();
    await stop();
  }
});
