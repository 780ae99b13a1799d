/** Withdrawing from a purchase on /angra, with the mails that confirm it. */

import type { Page } from "@playwright/test";
import { PRODUCTS } from "../src/config/commerce.ts";
import { freshEmail } from "./auth-forms.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { expectMails } from "./mailbox.ts";
import { signInAsSubscriber } from "./name-lists.ts";

test.use({ reducedMotion: "reduce" });

/** Follows the link that every page has in its footer. */
async function openFromFooter(page: Page): Promise<void> {
  await page.goto("/om");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Ångra avtalet här" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ångra avtalet" })).toBeVisible();
}

test("a subscriber withdraws, is paid back and gets a mail", async ({ page }) => {
  const { email } = await signInAsSubscriber(page);
  await expectMails(page.context(), email, "Bekräftelse: du har köpt Premium hos Namnfynd", 1);
  await openFromFooter(page);
  const main = page.getByRole("main");
  await expect(page.getByRole("link", { name: "Mina listor" })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Ditt namn" })).toHaveValue("Nils Ny");
  await expect(main).toContainText(`Ditt köp: Premium, ${PRODUCTS.premium.price} kr, köpt den`);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Tab");
  await main.getByRole("textbox", { name: "Ditt namn" }).press("Enter");

  await expect(main.getByRole("heading", { name: "Stämmer det här?" })).toBeFocused();
  await expect(main).toContainText(`Hela beloppet, ${PRODUCTS.premium.price} kr, betalas tillbaka`);
  await expectAccessibleInBothThemes(page);
  await main.getByRole("button", { name: "Bekräfta att jag ångrar avtalet" }).click();

  await expect(main.getByRole("heading", { name: "Köpet är ångrat" })).toBeFocused();
  await expect(main.locator("time")).toHaveText(/^\d+\s\S+\s\d{4} kl\.\s\d\d:\d\d$/);
  await expectAccessibleInBothThemes(page);
  // The header follows the plan.
  await expect(page.getByRole("link", { name: "Mina listor" })).toHaveCount(0);
  await expectMails(page.context(), email, "Du har ångrat ditt köp hos Namnfynd", 1);

  await page.goto("/konto");
  await expect(page.getByRole("region", { name: "Kontostatus" })).toContainText("Gratis");
  await main.getByRole("link", { name: "Ångra avtalet här" }).click();
  await expect(main).toContainText(`Det finns inga köp att ångra på kontot ${email}`);
});

test("a visitor withdraws without signing in, and gets a mail", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/villkor");
  await page.getByRole("main").getByRole("link", { name: "Ångra avtalet här" }).click();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Fortsätt" }).click();
  await expect(main.getByRole("alert")).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  await main.getByRole("textbox", { name: "Ditt namn" }).fill("Nils Ny");
  await main.getByRole("textbox", { name: "E-post" }).fill(email);
  await main.getByRole("textbox", { name: "Vilket köp vill du ångra?" }).fill("Premium i november");
  await main.getByRole("button", { name: "Fortsätt" }).click();
  await main.getByRole("button", { name: "Bekräfta att jag ångrar avtalet" }).click();
  await expect(
    main.getByRole("heading", { name: "Vi har tagit emot din ångeranmälan" }),
  ).toBeFocused();
  await expectMails(page.context(), email, "Vi har tagit emot din ångeranmälan", 1);
});
