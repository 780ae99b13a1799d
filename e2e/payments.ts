/** The payment pages of the local backend, as a customer and a developer use them. */
import { type BrowserContext, expect, type Page } from "@playwright/test";

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

/** What the payment stand-in can do with the newest entry of a customer, by the entry's id. */
const ACTIONS = {
  "cancel-now": "sub",
  "fail-renewal": "sub",
  "pass-period": "sub",
  "pass-week": "sub",
  dispute: "pi",
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
  const standIn = await (await page.request.get("/_local/stripe")).text();
  const [, customer = ""] = standIn.split(`<article aria-label="${email}">`);
  const id = new RegExp(`value="(${ACTIONS[action]}_[^"]+)"`).exec(customer)?.[1] ?? "";
  expect(id, `what ${email} has bought`).not.toBe("");
  await page.request.post("/_local/stripe", { form: { id, action }, maxRedirects: 0 });
}
