import type { Browser, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { PRODUCTS } from "../src/config/commerce.ts";
import { createAccount, signInAs } from "./accounts.ts";
import { CONFIRMATION, formButton, freshEmail, submitSignUp } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  favorites,
  heart,
  suggestedNames,
  waitForSuggestions,
} from "./generator-page.ts";
import { followMail } from "./mailbox.ts";
import { button, expectNotFound, openAsVisitor, signInAsSubscriber } from "./name-lists.ts";
import { advance, openedTab, pay, tabOpenedBySite } from "./payments.ts";

/** Saves suggestions of the combined generator until there are this many favourites. */
async function saveFavorites(page: Page, count: number): Promise<void> {
  const generate = page.getByRole("button", { name: "Generera nya namn" });
  while ((await favorites(page).count()) < count) {
    await generate.click();
    await expect(generate).toBeEnabled();
    const hearts = page
      .getByRole("list", { name: "Namnförslag" })
      .getByRole("button", { name: /^Spara/, pressed: false });
    const saved = await favorites(page).count();
    await hearts.first().click();
    await expect(favorites(page)).toHaveCount(saved + 1);
  }
}

/** Creates a list, shares it with a visitor, and makes it private again. */
async function shareList(page: Page, browser: Browser): Promise<void> {
  await page.getByRole("link", { name: "Mina listor" }).click();
  await button(page, "Skapa första listan").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Titel" }).fill("Till lillan");
  await dialog.getByRole("textbox", { name: "Namn" }).fill("Astrid\nElsa");
  await dialog.getByRole("button", { name: "Skapa lista" }).click();
  await expectSuccessToast(page, "Namnlista skapad!");
  await button(page, "Gör offentlig: listan Till lillan").click();
  await expectSuccessToast(page, "Lista gjord offentlig");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Kopiera länk till listan Till lillan").click();
  await expectSuccessToast(page, "Länk kopierad!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await openAsVisitor(browser, link);
  await expect(visitor.page.getByRole("heading", { level: 1, name: "Till lillan" })).toBeVisible();
  await button(page, "Gör privat: listan Till lillan").click();
  await expectSuccessToast(page, "Lista gjord privat");
  await visitor.page.reload();
  await expectNotFound(visitor.page);
  await visitor.close();
}

test("a visitor signs up, buys Premium, shares a list, cancels, and is back on Gratis", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto("/premium");
  await page.getByRole("button", { name: "Starta prenumeration" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skapa konto" }).click();
  await submitSignUp(page, email);
  await expect(page.getByText("Registrering lyckad!")).toBeVisible();

  // The link in the mail leads back, and the purchase resumes by itself.
  await page.goto("/villkor");
  const arrived = await followMail(page.context(), email, CONFIRMATION);
  await formButton(arrived, "Bekräfta adressen").click();
  await formButton(arrived, `Logga in som ${email}`).click();
  await expect(arrived).toHaveURL("/premium");
  const checkout = await tabOpenedBySite(page.context());
  await expect(
    checkout.getByText(`${PRODUCTS.premium.price} kr/månad`, { exact: true }),
  ).toBeVisible();
  await checkout.getByRole("button", { name: "Kortet nekas" }).click();
  await expect(checkout.getByRole("alert")).toContainText("Kortet nekades");
  await pay(checkout);
  await expect(checkout.getByText("Betalningen är klar och Premium är aktiverat.")).toBeVisible();
  await expect(checkout.getByRole("heading", { name: "Det här ingår i Premium" })).toBeVisible();
  await expect(checkout.getByText("Samla namn i listor och dela dem")).toBeVisible();
  await checkout.close();
  await arrived.close();

  await page.goto("/konto");
  await expect(page.getByRole("link", { name: "Mina listor" })).toBeVisible();
  const status = page.getByRole("region", { name: "Kontostatus" });
  await expect(status).toContainText("Premium");
  await expect(status).toContainText("Nästa betalning");

  await shareList(page, browser);

  await page.goto("/premium");
  await expect(page.getByText("Aktiv prenumeration")).toBeVisible();
  await expect(page.getByText(/^Förnyas \d+\s\S+\s\d{4}\.$/)).toBeVisible();
  const portal = await openedTab(page, "Hantera prenumeration");
  await portal.getByRole("button", { name: "Avsluta prenumerationen" }).click();
  await portal.getByRole("link", { name: "Tillbaka" }).click();
  await expect(portal.getByText(/^Gäller till \d+\s\S+\s\d{4}\.$/)).toBeVisible();
  await portal.close();

  // The period ends while the portal is open.
  await page.goto("/premium");
  const portalAgain = await openedTab(page, "Hantera prenumeration");
  await advance(page, email, "pass-period");
  await portalAgain.getByRole("link", { name: "Tillbaka" }).click();
  await expect(portalAgain.getByRole("button", { name: "Starta prenumeration" })).toBeEnabled();
  await page.goto("/konto");
  await expect(status).toContainText("Gratis");
  await expect(status).toContainText("Inaktiv");
  await expect(page.getByRole("link", { name: "Mina listor" })).toHaveCount(0);
});

test("a subscriber's favourites are unlimited, sync between browsers, and outlive the plan", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto("/namngenerator");
  await saveFavorites(page, 2);
  const asVisitor = await favorites(page).allTextContents();
  const { email, token } = await signInAsSubscriber(page);

  await page.goto("/namngenerator");
  await expect(page.getByText("De sparas i ditt konto.")).toBeVisible();
  await expect(favorites(page)).toHaveText(asVisitor);
  await page.getByRole("button", { name: "Spara i kontot" }).click();
  await expectSuccessToast(page, "Favoriterna är sparade i ditt konto.");
  await saveFavorites(page, 7);
  const saved = await favorites(page).allTextContents();
  expect(saved).toHaveLength(7);
  // None are left in this browser, so the other one must get them from the account.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("favorites"))).toBe("[]");

  const elsewhere = await browser.newPage({
    storageState: await page.context().storageState(),
    ...(baseURL && { baseURL }),
  });
  await elsewhere.goto("/namngenerator");
  await expect(favorites(elsewhere)).toHaveText(saved);
  // A filter page has favourites of its own, in the account as well.
  await elsewhere.goto("/fornamn");
  await waitForSuggestions(elsewhere);
  await expect(elsewhere.getByText("De sparas i ditt konto.")).toBeVisible();
  const [name = ""] = await suggestedNames(elsewhere);
  const isSaved = elsewhere.waitForResponse(/\/rest\/v1\/favorites/);
  await heart(elsewhere, name).click();
  await expectSuccessToast(elsewhere, `${name} tillagt till favoriter`);
  await isSaved;
  await elsewhere.close();
  await page.goto("/fornamn");
  await expect(favorites(page)).toHaveText([new RegExp(name)]);

  // When the plan ends nothing is deleted, but there is no room for more.
  await advance(page, email, "cancel-now");
  await advance(page, email, "pass-period");
  // Opening the portal marks the stored subscription as stale.
  await page.request.post("/functions/v1/customer-portal", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  await page.goto("/namngenerator");
  await expect(favorites(page)).toHaveText(saved);
  await expect(page.getByText("7 favoriter, fler än de 5 platser som ingår gratis.")).toBeVisible();
  await page.getByRole("button", { name: "Generera nya namn" }).click();
  await page
    .getByRole("list", { name: "Namnförslag" })
    .getByRole("button", { name: /^Spara/, pressed: false })
    .first()
    .click();
  await expectErrorToast(
    page,
    "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!",
  );
});

test("a cancelled checkout leads back to the plans", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/premium");
  const checkout = await openedTab(page, "Starta prenumeration");
  await checkout.getByRole("link", { name: "Avbryt" }).click();
  await expect(checkout).toHaveURL("/premium?avbrutet");
  await expect(checkout.getByRole("main")).toContainText("Köpet avbröts");
  await expect(checkout.getByRole("button", { name: "Starta prenumeration" })).toBeEnabled();
});
