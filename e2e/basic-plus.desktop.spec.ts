/** The plan model with Basic and Plus, which is chosen when the site is built. */

import type { Browser, Page } from "@playwright/test";
import { PRODUCTS } from "../src/config/commerce.ts";
import { createAccount, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { openedTab, pay } from "./payments.ts";
import { type PreviewServer, startSiteBuiltWith } from "./preview-server.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let server: PreviewServer;

test.beforeAll(async () => {
  server = await startSiteBuiltWith({ VITE_PLAN_MODEL: "basic-plus" });
});

test.afterAll(() => server.stop());

/** Opens /premium as a new account. */
async function openPremium(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale: "sv-SE" });
  const page = await context.newPage();
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/premium");
  return page;
}

test("Basic is bought once, with Swish, and has unlimited favourites", async ({ browser }) => {
  const page = await openPremium(browser);
  const plans = page.getByRole("main").getByRole("article");
  await expect(plans.getByRole("heading")).toHaveText([
    "Gratis",
    "Basic",
    "Plus",
    "Plus, hela året",
  ]);
  await expect(plans).toContainText([
    "0 kr",
    `${PRODUCTS.basic.price} kr`,
    `${PRODUCTS["plus-month"].price} kr/månad`,
    `${PRODUCTS["plus-year"].price} kr/år`,
  ]);

  const checkout = await openedTab(page, "Köp Basic");
  await expect(checkout.getByText("Betalas en gång.")).toBeVisible();
  await checkout.getByRole("radio", { name: "Swish" }).check();
  await pay(checkout);
  await expect(checkout.getByText("Betalningen är klar och Basic är aktiverat.")).toBeVisible();
  await expect(checkout.getByRole("heading", { name: "Det här ingår i Basic" })).toBeVisible();
  await expect(checkout.getByText("Samla namn i listor och dela dem")).toHaveCount(0);
  await checkout.goto("/konto");
  const status = checkout.getByRole("region", { name: "Kontostatus" });
  await expect(status).toContainText("Basic");
  await expect(status).not.toContainText("Nästa betalning");
  await checkout.goto("/namngenerator");
  await expect(checkout.getByText(/^0\sfavoriter\./)).toBeVisible();
  await page.context().close();
});

test("a Basic owner adds Plus, and then nothing more is for sale", async ({ browser }) => {
  const page = await openPremium(browser);
  const basic = await openedTab(page, "Köp Basic");
  await pay(basic);
  await expect(basic.getByText("Betalningen är klar och Basic är aktiverat.")).toBeVisible();
  await basic.close();

  await page.goto("/premium");
  await expect(page.getByRole("region", { name: "Du har Basic" })).toContainText("engångsköp");
  const additions = page.getByRole("region", { name: "Vill du ha mer än Basic?" });
  await expect(additions.getByRole("article").getByRole("heading")).toHaveText([
    "Plus",
    "Plus, hela året",
  ]);
  const plus = await openedTab(page, "Starta prenumeration");
  await pay(plus);
  await expect(plus.getByText("Betalningen är klar och Plus är aktiverat.")).toBeVisible();
  await plus.goto("/premium");
  await expect(plus.getByRole("region", { name: "Du har Plus" })).toContainText("Förnyas");
  await expect(plus.getByRole("button", { name: /^(Köp|Starta)/ })).toHaveCount(0);
  await page.context().close();
});

test("Plus is bought by the year, which Swish cannot pay", async ({ browser }) => {
  const page = await openPremium(browser);
  const checkout = await openedTab(page, "Starta årsprenumeration");
  await expect(checkout.getByText("Förnyas tills du säger upp.")).toBeVisible();
  await expect(checkout.getByRole("radio")).toHaveCount(1);
  await pay(checkout);
  await expect(checkout.getByText(/är aktiverat/)).toBeVisible();
  await checkout.goto("/konto");
  await expect(checkout.getByRole("region", { name: "Kontostatus" })).toContainText("Plus");
  await page.context().close();
});
