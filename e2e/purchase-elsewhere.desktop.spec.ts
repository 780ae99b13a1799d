/** A purchase that needs an account whose address is confirmed on another device. */
import {
  CONFIRMATION,
  confirmElsewhere,
  freshEmail,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { followMail } from "./mailbox.ts";
import { tabOpenedBySite } from "./payments.ts";

test("a purchase goes on where it began, and the other device says so", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  await page.goto("/premium");
  await page.getByRole("button", { name: "Starta prenumeration" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skapa konto" }).click();
  await submitSignUp(page, email);
  await expect(page.getByText(/^Ditt köp väntar i den här webbläsaren/)).toBeVisible();

  const otherDevice = await browser.newContext({ baseURL: baseURL ?? "", locale: "sv-SE" });
  const mail = await followMail(otherDevice, email, CONFIRMATION);
  await confirmElsewhere(mail);
  await expect(mail.getByText(/Köpet fortsätter när du loggar in där du började/)).toBeVisible();
  await otherDevice.close();

  // Looking at the plans again does not give the purchase up.
  await page.goto("/premium");
  await page
    .getByRole("region", { name: "Ditt köp väntar" })
    .getByRole("link", { name: "Logga in och fortsätt" })
    .click();
  await submitLogin(page, email);
  const checkout = await tabOpenedBySite(page.context());
  await expect(checkout.getByRole("heading", { level: 1 })).toBeVisible();
});
