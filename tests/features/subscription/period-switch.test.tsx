/** The other period of a subscription on /premium: what it says before the order, and where it leads. */
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PRODUCTS } from "@/config/commerce.ts";
import { createCheckout } from "@/features/subscription/checkout-api.ts";
import type { Subscription } from "@/features/subscription/subscription.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { findButton, openPremiumPage, resetPremiumPage } from "../../pages/open-premium-page.tsx";
import { env } from "../../pages/premium-state.ts";
import { PREMIUM } from "./subscriptions.ts";

vi.mock("@/lib/env.ts", async () => (await import("../../pages/premium-state.ts")).env);
vi.mock("@/lib/contact-settings.ts", () => ({ contactReceiver: "function" }));
vi.mock("@/access/session/session-store.ts", async () => {
  const { session } = await import("../../pages/premium-state.ts");
  return { useSession: () => session.current };
});
vi.mock("@/features/subscription/checkout-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

resetPremiumPage();

const DAY = 86_400_000;
// With the no-break space of prices.
const YEAR = `Byt till ${PRODUCTS["plus-year"].price}\u00a0kr/år`;
const MONTH = `Byt till ${PRODUCTS["plus-month"].price}\u00a0kr/månad`;

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY);
}

function open(change: Partial<Subscription>) {
  env.planModel = "basic-plus";
  const subscription: Subscription = { ...PREMIUM, plan: "Plus", end: inDays(12), ...change };
  vi.mocked(fetchSubscription).mockResolvedValue(subscription);
  vi.stubGlobal("open", () => null);
  return openPremiumPage();
}

const region = (name: string) => screen.findByRole("region", { name });

test("who pays by the month reads what the year costs today, and is led to the page that switches", async () => {
  const { user } = open({ period: "month" });
  expect(await region("Byt till ett år i taget")).toHaveTextContent(
    new RegExp(`Du betalar ${PRODUCTS["plus-year"].price} kr/år.*med avdrag i dag.*ångra bytet`),
  );
  await user.click(await findButton(YEAR));
  await waitFor(() => expect(createCheckout).toHaveBeenCalledExactlyOnceWith("plus-year"));
  expect(await screen.findByRole("link", { name: /^Öppna sidan hos Stripe/ })).toBeVisible();
});

test("who pays by the year reads that nothing is paid before the year is over", async () => {
  open({ period: "year", end: new Date(2027, 10, 21) });
  expect(await region("Byt till månad för månad")).toHaveTextContent(
    /Du betalar inget nu\. Bytet sker den 21 november 2027/,
  );
  expect(await findButton(MONTH)).toBeEnabled();
});

test("who has cancelled reads that the cancellation is taken back first", async () => {
  open({ period: "month", renews: false });
  expect(await region("Byt till ett år i taget")).toHaveTextContent(/ångrar du först uppsägningen/);
});

test("a switch that is ordered for the end of the year is shown, and can be changed", async () => {
  open({ period: "month", end: inDays(200) });
  await region("Du byter till månad för månad");
  expect(await findButton("Ändra bytet")).toBeEnabled();
  expect(screen.queryByRole("button", { name: YEAR })).not.toBeInTheDocument();
});

test.each<[string, Partial<Subscription>]>([
  ["a payment is missing", { period: "month", problem: "unpaid" }],
  ["the plan was paid once", { plan: "Basic", period: null, end: null, renews: false }],
  ["the plan is sold by one period", { plan: "Premium", period: "month" }],
])("no other period is offered when %s", async (_when, change) => {
  open(change);
  await screen.findByRole("heading", { name: /^Du har / });
  expect(screen.queryByRole("button", { name: /^Byt till/ })).not.toBeInTheDocument();
});
