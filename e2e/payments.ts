/** The payment pages of the local backend, as a customer and a developer use them. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import type { ProductId } from "../src/config/commerce.ts";

/** Clicks a button that opens the payment pages, and returns their tab. */
export async function openedTab(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("main").getByRole("button", { name: button }).click();
  const tab = await opened;
  // It opens empty, and navigates once the address is known.
  await expect(tab).toHaveURL(/\/_local\/stripe\//);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  return tab;
}

/** The tab with the payment pages that the site has opened by itself, or soon will. */
export async function tabOpenedBySite(context: BrowserContext): Promise<Page> {
  const isPaymentTab = (tab: Page) => tab.url().includes("/_local/stripe/");
  await expect.poll(() => context.pages().some(isPaymentTab)).toBe(true);
  const tab = context.pages().find(isPaymentTab);
  if (!tab) throw new Error("The tab has been closed again");
  return tab;
}

/** Accepts the terms and pays on an open checkout page, and waits for the thank-you page. */
export async function pay(checkout: Page): Promise<void> {
  await checkout.getByRole("checkbox").check();
  await checkout.getByRole("button", { name: /^(Betala|Prenumerera)$/ }).click();
  await expect(
    checkout.getByRole("heading", { level: 1, name: "Tack för ditt köp!" }),
  ).toBeVisible();
}

/** Buys a product as the user with this access token, without a page of the site. */
export async function buyProduct(page: Page, token: string, product: ProductId): Promise<void> {
  const checkout = await page.request.post("/functions/v1/create-checkout", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    data: { product },
  });
  const { url } = await checkout.json();
  await page.request.post(url, {
    form: { method: "card", terms: "on", action: "pay" },
    maxRedirects: 0,
  });
}

/** What the payment stand-in can do with the first entry of a kind, by the prefix of its id. */
const ACTIONS = {
  "cancel-now": "sub",
  "fail-renewal": "sub",
  "pass-period": "sub",
  "pass-week": "sub",
  "cancel-at-period-end": "sub",
  unpaid: "sub",
  pay: "sub",
  dispute: "pi",
  "win-dispute": "pi",
  refund: "pi",
  delete: "cus",
  "pass-day": "cus",
  "pass-two-weeks": "cus",
} as const;

/** Changes a customer, a subscription or a payment in a way that otherwise takes weeks. */
export async function advance(
  page: Page,
  email: string,
  action: keyof typeof ACTIONS,
): Promise<void> {
  const id = await paymentId(page, email, ACTIONS[action]);
  const form = { id, action };
  const response = await page.request.post("/_local/stripe", { form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** What the stand-in offers for the customer with this address, as HTML. */
export async function paymentActions(page: Page, email: string): Promise<string> {
  const standIn = await (await page.request.get("/_local/stripe")).text();
  const [, customer = ""] = standIn.split(`<article aria-label="${email}">`);
  return customer.split(/<article aria-label="[^"]*@/)[0] ?? "";
}

/** The id of the customer with this address, of the first subscription or of the first payment. */
export async function paymentId(
  page: Page,
  email: string,
  kind: "cus" | "sub" | "pi",
): Promise<string> {
  const customer = await paymentActions(page, email);
  const id = new RegExp(`value="(${kind}_[^"]+)"`).exec(customer)?.[1] ?? "";
  expect(id, `what ${email} has bought`).not.toBe("");
  return id;
}
