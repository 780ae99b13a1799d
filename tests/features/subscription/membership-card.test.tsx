import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCustomerPortal } from "@/features/subscription/checkout-api.ts";
import { MembershipCard } from "@/features/subscription/membership-card.tsx";
import type { Subscription } from "@/features/subscription/subscription.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { queryClient } from "@/lib/query-client.ts";

import { deferred } from "../../deferred.ts";
import { NONE, PREMIUM } from "./subscriptions.ts";

vi.mock("@/features/subscription/checkout-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  queryClient.clear();
  vi.mocked(fetchSubscription).mockReset();
});

function setUp() {
  render(
    <StrictMode>
      <MemoryRouter>
        <MembershipCard userId="u1" createdAt="2024-03-01T12:00:00Z" />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

/** What the card says, as "Medlemskap: Gratis", with plain spaces. */
function rows(): string[] {
  const definitions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  return screen
    .getAllByRole("term")
    .map(({ textContent }, i) => `${textContent}: ${definitions[i]}`.replaceAll("\u00a0", " "));
}

const button = () => screen.findByRole("button", { name: "Uppdatera status" });

test.each<[string, Subscription, string[]]>([
  ["nothing", NONE, ["Medlemskap: Gratis", "Status: Inaktiv"]],
  [
    "Premium",
    PREMIUM,
    ["Medlemskap: Premium", "Status: Aktiv", "Nästa betalning: 21 november 2027"],
  ],
  [
    "a cancelled plan",
    { ...PREMIUM, plan: "Plus", renews: false },
    ["Medlemskap: Plus", "Status: Aktiv", "Gäller till: 21 november 2027"],
  ],
  [
    "a plan without end",
    { ...PREMIUM, plan: "Basic", end: null },
    ["Medlemskap: Basic", "Status: Aktiv"],
  ],
  [
    "a plan whose renewal was not paid",
    { ...PREMIUM, problem: "unpaid" },
    ["Medlemskap: Premium", "Status: Betalningen misslyckades", "Gäller till: 21 november 2027"],
  ],
  [
    "a subscription that was never paid again",
    { ...NONE, problem: "unpaid" },
    ["Medlemskap: Gratis", "Status: Betalningen misslyckades"],
  ],
  [
    "a disputed payment",
    { ...NONE, problem: "disputed" },
    ["Medlemskap: Gratis", "Status: Betalningen är bestridd"],
  ],
  [
    "a paused subscription",
    { ...PREMIUM, renews: false, problem: "paused" },
    ["Medlemskap: Premium", "Status: Pausad", "Gäller till: 21 november 2027"],
  ],
  [
    "a plan that has ended",
    { ...PREMIUM, plan: "Gratis", end: new Date(2025, 0, 1) },
    ["Medlemskap: Gratis", "Status: Inaktiv"],
  ],
])("shows %s", async (_title, subscription, expected) => {
  vi.mocked(fetchSubscription).mockResolvedValue(subscription);
  setUp();
  await button();
  expect(rows()).toEqual([...expected, "Registrerad: 1 mars 2024"]);
});

test("an unknown plan is not shown as Gratis", async () => {
  vi.mocked(fetchSubscription).mockRejectedValue(new Error("nej"));
  setUp();
  expect(rows()).toContain("Medlemskap: Hämtas …");
  await button();
  expect(rows().slice(0, 2)).toEqual(["Medlemskap: Okänt just nu", "Status: Okänt just nu"]);
});

test("the button checks again, and reports the result", async () => {
  vi.mocked(fetchSubscription).mockResolvedValueOnce(NONE);
  const user = setUp();
  await button();
  const answer = deferred<Subscription>();
  vi.mocked(fetchSubscription).mockReturnValueOnce(answer.promise);
  await user.click(await button());
  expect(await screen.findByRole("button", { name: "Laddar..." })).toHaveFocus();
  answer.resolve(PREMIUM);
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Statusen är uppdaterad."),
  );
  expect(rows()).toContain("Medlemskap: Premium");
});

test("a failed check is reported, and keeps the known plan", async () => {
  vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  const user = setUp();
  await waitFor(() => expect(rows()).toContain("Medlemskap: Premium"));
  vi.mocked(fetchSubscription).mockRejectedValue(new Error("nej"));
  await user.click(await button());
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(/^Statusen kunde inte uppdateras\./),
  );
  expect(rows()).toContain("Medlemskap: Premium");
  const region = screen.getByRole("region", { name: "Kontostatus" });
  expect(within(region).getByRole("button", { name: "Hantera prenumeration" })).toBeVisible();
});

test.each<[string, Subscription, string | null]>([
  ["a subscription", PREMIUM, "Hantera prenumeration"],
  ["a failed payment", { ...PREMIUM, problem: "unpaid" }, "Hantera prenumeration"],
  ["a disputed subscription", { ...NONE, problem: "disputed" }, "Hantera prenumeration"],
  ["a subscription past its grace", { ...NONE, problem: "unpaid" }, "Hantera prenumeration"],
  [
    "Basic with a failed subscription",
    { ...PREMIUM, plan: "Basic", end: null, renews: false, problem: "unpaid" },
    "Hantera prenumeration",
  ],
  ["only Basic", { ...PREMIUM, plan: "Basic", end: null, renews: false }, "Öppna kundportalen"],
  ["nothing", NONE, null],
])("leads to the portal with %s", async (_title, subscription, name) => {
  vi.mocked(fetchSubscription).mockResolvedValue(subscription);
  vi.mocked(openCustomerPortal).mockResolvedValue("https://pay.test/portal");
  vi.stubGlobal("open", () => null);
  const user = setUp();
  await button();
  if (name === null) {
    expect(screen.getByRole("link", { name: "Läs om Premium" })).toBeVisible();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    return;
  }
  await user.click(screen.getByRole("button", { name }));
  const link = await screen.findByRole("link", { name: /^Öppna sidan hos Stripe/ });
  expect(link).toHaveAttribute("href", "https://pay.test/portal");
  expect(link).toHaveFocus();
});
