/** What Stripe reports by itself, while nobody visits the site; and what a visitor then sees. */
import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { createAccount, requestSession, signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { expectErrorToast } from "./generator-page.ts";
import { advance, buyProduct, openedTab, paymentActions, paymentId } from "./payments.ts";

interface Buyer {
  readonly email: string;
  readonly password: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A new account that has bought Premium and never seen the site. */
async function createBuyer(page: Page): Promise<Buyer> {
  const { email, password } = await createAccount(page);
  const { access_token: token } = await (await requestSession(page, email, password)).json();
  await buyProduct(page, token, "premium");
  return {
    email,
    password,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  };
}

/** The row of the database, and what the policies make of it. */
async function storedPlan(page: Page, { headers }: Buyer) {
  const columns = "subscribed,renews,payment_failed,updated_at";
  const [rows, access] = await Promise.all([
    page.request.get(`/rest/v1/subscribers?select=${columns}`, { headers }),
    page.request.post("/rest/v1/rpc/has_feature", { headers, data: { feature: "name_lists" } }),
  ]);
  const [row] = await rows.json();
  return { ...row, hasAccess: await access.json() };
}

async function expectPlan(
  page: Page,
  buyer: Buyer,
  expected: Readonly<Record<string, boolean>>,
): Promise<void> {
  await expect(async () => {
    expect(await storedPlan(page, buyer)).toMatchObject(expected);
  }).toPass({ timeout: 30_000 });
}

const ACTIVE = { subscribed: true, renews: true, payment_failed: false, hasAccess: true };
const NONE = { subscribed: false, renews: false, payment_failed: false, hasAccess: false };

async function openDeletion(page: Page): Promise<void> {
  await page.goto("/konto");
  // What is known of the payment moves what is below it: a press in the meantime would miss the button.
  await expect(page.getByRole("region", { name: "Kontostatus" })).toContainText(
    /Aktiv|Inaktiv|Betalningen misslyckades/,
  );
  await page.getByRole("button", { name: "Radera kontot" }).click();
}

test("a subscription is bought, renewed, unpaid, paid again and cancelled without a visit", async ({
  page,
}) => {
  test.slow();
  const buyer = await createBuyer(page);
  await expectPlan(page, buyer, ACTIVE);
  const { updated_at: bought } = await storedPlan(page, buyer);

  await advance(page, buyer.email, "pass-period");
  await expect
    .poll(async () => (await storedPlan(page, buyer)).updated_at, { timeout: 30_000 })
    .not.toBe(bought);
  await expectPlan(page, buyer, ACTIVE);

  await advance(page, buyer.email, "fail-renewal");
  await expectPlan(page, buyer, { ...ACTIVE, payment_failed: true });
  await advance(page, buyer.email, "unpaid");
  await expectPlan(page, buyer, { ...NONE, payment_failed: true });
  await advance(page, buyer.email, "pay");
  await expectPlan(page, buyer, ACTIVE);

  await advance(page, buyer.email, "cancel-at-period-end");
  await expectPlan(page, buyer, { ...ACTIVE, renews: false });
  await advance(page, buyer.email, "pass-period");
  await expectPlan(page, buyer, NONE);
});

test("a disputed subscription is cancelled, goes on after the dispute is won, and ends with a refund", async ({
  page,
}) => {
  test.slow();
  const buyer = await createBuyer(page);
  await advance(page, buyer.email, "dispute");
  await expectPlan(page, buyer, { subscribed: false, hasAccess: false });
  // It is cancelled a little later, and must be before the dispute is won.
  await expect
    .poll(() => paymentActions(page, buyer.email), { timeout: 30_000 })
    .toContain("Ångra uppsägningen");
  await signInAs(page, buyer.email, buyer.password);
  await page.goto("/premium");
  const disputed = page.getByRole("region", { name: "Din prenumeration är uppsagd" });
  await expect(disputed).toContainText("Betalningen är bestridd");
  await expect(page.getByRole("button", { name: /^(Starta|Köp)/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await advance(page, buyer.email, "win-dispute");
  await expectPlan(page, buyer, { ...ACTIVE, renews: false });
  await page.reload();
  const portal = await openedTab(page, "Hantera prenumeration");
  await portal.getByRole("button", { name: "Ångra uppsägningen" }).click();
  await expectPlan(page, buyer, ACTIVE);

  await advance(page, buyer.email, "cancel-at-period-end");
  await expectPlan(page, buyer, { ...ACTIVE, renews: false });
  await advance(page, buyer.email, "refund");
  await expectPlan(page, buyer, NONE);
});

test("a failed card is shown with the way to pay it, and then the plan is active again", async ({
  page,
}) => {
  test.slow();
  const buyer = await createBuyer(page);
  await advance(page, buyer.email, "fail-renewal");
  await expectPlan(page, buyer, { payment_failed: true });
  await signInAs(page, buyer.email, buyer.password);
  await page.goto("/konto");
  const status = page.getByRole("region", { name: "Kontostatus" });
  await expect(status).toContainText("StatusBetalningen misslyckadesGäller till");
  await expect(status).not.toContainText(/Aktiv|Nästa betalning/);
  await expect(status.getByRole("button", { name: "Hantera prenumeration" })).toBeVisible();

  await page.goto("/premium");
  const plan = page.getByRole("region", { name: "Du har Premium" });
  await expect(plan).toContainText("Betalningen misslyckades");
  await expect(plan).toContainText(/Du har kvar Premium till \d+\s\S+\s\d{4}\./);
  await expect(plan).not.toContainText(/Aktiv|Förnyas/);
  await expectAccessibleInBothThemes(page);

  const portal = await openedTab(page, "Hantera prenumeration");
  await portal.getByRole("button", { name: "Betala fakturan" }).click();
  await portal.getByRole("link", { name: "Tillbaka" }).click();
  await expect(portal.getByText("Aktiv prenumeration")).toBeVisible();
  await expect(portal.getByText(/^Förnyas \d+\s\S+\s\d{4}\.$/)).toBeVisible();
});

test("an unpaid subscription leads to the portal, and keeps the account until it is cancelled", async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(/Failed to load resource.*(409|503)|The payment page cannot be opened/);
  const buyer = await createBuyer(page);
  await advance(page, buyer.email, "unpaid");
  await expectPlan(page, buyer, { ...NONE, payment_failed: true });
  await signInAs(page, buyer.email, buyer.password);
  await page.goto("/premium");
  await expect(
    page.getByRole("region", { name: "Din prenumeration är inte betald" }),
  ).toContainText("Betalningen misslyckades");
  await expect(page.getByRole("button", { name: /^(Köp|Starta)/ })).toHaveCount(0);

  // Stripe is silent only for this customer: the stand-in serves other tests too.
  const customer = await paymentId(page, buyer.email, "cus");
  const setFault = (fault: string) =>
    page.request.post("/_local/stripe", {
      form: { action: "fault", fault, requests: `GET customers/${customer}` },
      maxRedirects: 0,
    });
  await setFault("down");
  await page.getByRole("button", { name: "Hantera prenumeration" }).click();
  await expectErrorToast(page, "Kunde inte öppna kundportal. Försök igen.");

  await openDeletion(page);
  const dialog = page.getByRole("dialog", { name: "Radera kontot?" });
  const confirmation = dialog.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" });
  const confirm = dialog.getByRole("button", { name: "Radera kontot för alltid" });
  await confirmation.fill("RADERA");
  await confirm.click();
  await expect(dialog.getByRole("alert")).toContainText(
    /^Kontot är inte raderat\. Betaltjänsten svarar inte.*Försök igen om en stund\.$/,
  );
  await expect(confirmation).toHaveValue("RADERA");
  await setFault("none");

  await confirm.click();
  await expect(dialog).toContainText("Avsluta prenumerationen först.");
  await dialog.getByRole("link", { name: "Hantera prenumeration" }).click();
  const portal = await openedTab(page, "Hantera prenumeration");
  await portal.getByRole("button", { name: "Avsluta prenumerationen" }).click();
  await portal.getByRole("link", { name: "Tillbaka" }).click();

  await openDeletion(portal);
  await portal.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" }).fill("RADERA");
  await portal.getByRole("button", { name: "Radera kontot för alltid" }).click();
  await expect(portal.getByRole("dialog", { name: "Kontot är raderat" })).toBeVisible();
  expect((await requestSession(page, buyer.email, buyer.password)).status()).toBe(400);
});

test("a purchase that no page has seen keeps the account", async ({ page, allowError }) => {
  allowError(/Failed to load resource.*409/);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await openDeletion(page);
  const dialog = page.getByRole("dialog", { name: "Radera kontot?" });
  await dialog.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" }).fill("RADERA");
  // The tab of the checkout was closed after the payment, and this page still shows no plan.
  const { access_token: token } = await (await requestSession(page, email, password)).json();
  await buyProduct(page, token, "premium");
  await dialog.getByRole("button", { name: "Radera kontot för alltid" }).click();
  await expect(dialog).toContainText("Avsluta prenumerationen först.");
  expect((await requestSession(page, email, password)).status()).toBe(200);
});
