/** The payment pages of the local backend, as a customer and a developer meet them. */
import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Presses a button that leads to the payment pages, and answers the tab that shows them. */
export async function openedTab(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("main").getByRole("button", { name: button }).click();
  const tab = await opened;
  // It opens empty, and waits for its address.
  await expect(tab).toHaveURL(/\/_local\/stripe\//);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  return tab;
}

/** The tab with the payment pages that the site has opened by itself, or will soon. */
export async function tabOpenedUnasked(context: BrowserContext): Promise<Page> {
  const isOfPayment = (tab: Page) => tab.url().includes("/_local/stripe/");
  await expect.poll(() => context.pages().some(isOfPayment)).toBe(true);
  const tab = context.pages().find(isOfPayment);
  if (!tab) throw new Error("The tab was closed again");
  return tab;
}

/** Pays on an open checkout page, and waits for the thanks. */
export async function pay(checkout: Page): Promise<void> {
  await checkout.getByRole("button", { name: "Betala" }).click();
  await expect(
    checkout.getByRole("heading", { level: 1, name: "Tack för ditt köp!" }),
  ).toBeVisible();
}

/** Buys Premium as the user who is signed in, and closes the tab it was paid in. */
export async function buyPremium(page: Page): Promise<void> {
  await page.goto("/premium");
  const checkout = await openedTab(page, "Starta prenumeration");
  await pay(checkout);
  await expect(checkout.getByText("Premium är aktiverat")).toBeVisible();
  await checkout.close();
}

/** Lets something happen to a customer's subscription that otherwise takes time. */
export async function letHappen(
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
