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

/** Pays on an open checkout page, and waits for the thank-you page. */
export async function pay(checkout: Page): Promise<void> {
  await checkout.getByRole("button", { name: "Betala" }).click();
  await expect(
    checkout.getByRole("heading", { level: 1, name: "Tack för ditt köp!" }),
  ).toBeVisible();
}

/** Changes a customer's subscription in a way that otherwise takes weeks. */
export async function advance(
  page: Page,
  email: string,
  action: "cancel-now" | "pass-period",
): Promise<void> {
  const standIn = await (await page.request.get("/_local/stripe")).text();
  const [, customer = ""] = standIn.split(`<article aria-label="${email}">`);
  const id = /value="(sub_[^"]+)"/.exec(customer)?.[1] ?? "";
  expect(id, `the subscription of ${email}`).not.toBe("");
  await page.request.post("/_local/stripe", { form: { id, action }, maxRedirects: 0 });
}
