/** Buying a plan on /premium, and managing it. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createCheckout, openCustomerPortal } from "@/features/subscription/checkout-api.ts";
import type { Subscription } from "@/features/subscription/subscription.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { NONE, PREMIUM } from "../features/subscription/subscriptions.ts";
import { functionError } from "../function-error.ts";
import {
  findButton,
  openPremiumPage,
  PAYMENT_PAGE,
  resetPremiumPage,
} from "./open-premium-page.tsx";
import { env, SIGNED_IN, session } from "./premium-state.ts";

vi.mock("@/lib/env.ts", async () => (await import("./premium-state.ts")).env);
vi.mock("@/lib/contact-settings.ts", () => ({ contactReceiver: "function" }));
vi.mock("@/access/session/session-store.ts", async () => {
  const { session } = await import("./premium-state.ts");
  return { useSession: () => session.current };
});
vi.mock("@/features/subscription/checkout-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

resetPremiumPage();

const BASIC: Subscription = { ...PREMIUM, plan: "Basic", end: null, renews: false };
const TOO_MANY = "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";

/** What the page needs of a browser tab, which jsdom cannot open. */
function stubTab() {
  const tab = { closed: false, opener: window, location: { href: "" }, close: vi.fn() };
  const open = vi.fn(() => tab);
  vi.stubGlobal("open", open);
  return { tab, open };
}

function expectToast(text: string) {
  return waitFor(() => expect(currentToasts()).toMatchObject([{ tone: "error", text }]));
}

test("a visitor who cancelled the payment reads that nothing was paid", async () => {
  const { unmount } = openPremiumPage("/premium?avbrutet");
  await findButton("Starta prenumeration");
  expect(screen.getByText(/^Köpet avbröts och inget har betalats\./)).toBeVisible();
  unmount();
  openPremiumPage();
  await findButton("Starta prenumeration");
  expect(screen.queryByText(/Köpet avbröts/)).not.toBeInTheDocument();
});

test("while the session is restored, and while the plan is checked, nothing can be bought", async () => {
  session.current = { status: "restoring" };
  const { unmount } = openPremiumPage();
  expect(await findButton("Laddar...")).toHaveAttribute("aria-disabled", "true");
  unmount();
  vi.mocked(fetchSubscription).mockReturnValue(new Promise(() => {}));
  session.current = SIGNED_IN;
  openPremiumPage();
  await waitFor(() => expect(fetchSubscription).toHaveBeenCalled());
  expect(await findButton("Laddar...")).toHaveAttribute("aria-disabled", "true");
});

test("a user whose session cannot be renewed is not asked to sign in, and the purchase is remembered", async () => {
  rememberPendingSubscription("premium");
  session.current = { status: "unreachable" };
  openPremiumPage();
  expect(await findButton("Laddar...")).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("alert")).toHaveTextContent(/^Vi kunde inte kontrollera vem/);
  expect(screen.queryByRole("link", { name: "skapa konto" })).not.toBeInTheDocument();
  expect(window.localStorage.getItem("pendingSubscription")).toBe("premium");
});

test("a user whose plan cannot be checked is told so above what is for sale", async () => {
  vi.mocked(fetchSubscription).mockRejectedValueOnce(new BackendError("", "unreachable"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = openPremiumPage();
  const note = within(await screen.findByRole("region", { name: "Din plan" }));
  expect(note.getByText(/Har du redan betalat behöver du inte köpa igen\./)).toBeVisible();
  vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  await user.click(note.getByRole("button", { name: "Försök igen" }));
  expect(await findButton("Hantera prenumeration")).toBeEnabled();
  expect(screen.queryByRole("region", { name: "Din plan" })).not.toBeInTheDocument();
});

describe("a user without a subscription", () => {
  test("pays in a new tab, which cannot reach the page", async () => {
    const { tab, open } = stubTab();
    const { user } = openPremiumPage();
    await user.click(await findButton("Starta prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
    expect(open).toHaveBeenCalledWith("", "_blank");
    expect(tab.opener).toBeNull();
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith("premium");
    expect(await findButton("Starta prenumeration")).toBeEnabled();
  });

  test("whose browser blocks the tab gets a link under the button, with the focus and the reason", async () => {
    vi.stubGlobal("open", () => null);
    const { user } = openPremiumPage();
    const button = await findButton("Starta prenumeration");
    await user.click(button);
    const link = await screen.findByRole("link", { name: /^Öppna sidan hos Stripe/ });
    expect(link).toHaveAttribute("href", PAYMENT_PAGE);
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleDescription(/^Din webbläsare stoppade den nya fliken\./);
    expect(button.nextElementSibling).toContainElement(link);
  });

  test("cannot start a second checkout while the first is opening", async () => {
    stubTab();
    vi.mocked(createCheckout).mockReturnValue(new Promise(() => {}));
    const { user } = openPremiumPage();
    await user.click(await findButton("Starta prenumeration"));
    await user.click(await findButton("Laddar..."));
    expect(createCheckout).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      "a refusal",
      functionError("Du har redan en prenumeration."),
      "Kunde inte skapa betalningssession: Du har redan en prenumeration. Försök igen.",
    ],
    [
      "too many attempts",
      functionError(TOO_MANY, "throttled"),
      `Kunde inte skapa betalningssession: ${TOO_MANY}`,
    ],
    [
      "a payment service that does not answer",
      functionError("Betaltjänsten svarar inte just nu. Försök igen om en stund."),
      "Kunde inte skapa betalningssession: Betaltjänsten svarar inte just nu. Försök igen om en stund.",
    ],
    [
      "an error inside the function",
      functionError("Något gick fel. Försök igen."),
      "Kunde inte skapa betalningssession: Något gick fel. Försök igen.",
    ],
    [
      "a payment in progress",
      functionError("En betalning håller redan på att slutföras. Vänta en liten stund."),
      "Kunde inte skapa betalningssession: En betalning håller redan på att slutföras. Vänta en liten stund. Försök igen.",
    ],
    [
      "a buyer who has to write first",
      functionError("Skriv till oss innan du köper igen.", "refused", "write-first"),
      "Skriv till oss innan du köper igen.",
    ],
    [
      "an answer without a reason",
      new BackendError("", "refused"),
      "Kunde inte skapa betalningssession: Okänt fel. Försök igen.",
    ],
    ["an outage", new BackendError("", "unreachable"), "Något gick fel. Försök igen."],
  ])(
    "reads why %s prevents the checkout, and the empty tab closes",
    async (_title, error, text) => {
      const { tab } = stubTab();
      vi.mocked(createCheckout).mockRejectedValue(error);
      const { user } = openPremiumPage();
      await user.click(await findButton("Starta prenumeration"));
      await expectToast(text);
      expect(tab.close).toHaveBeenCalled();
      expect(await findButton("Starta prenumeration")).toBeEnabled();
    },
  );

  test("resumes a purchase that signing in interrupted, once", async () => {
    const { tab } = stubTab();
    rememberPendingSubscription("premium");
    openPremiumPage();
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith("premium");
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });
});

describe("a failed payment", () => {
  test("is shown instead of an active plan, with the way to pay", async () => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, problem: "unpaid" });
    const { tab } = stubTab();
    const { user } = openPremiumPage();
    expect(await screen.findByRole("region", { name: "Du har Premium" })).toHaveTextContent(
      /Betalningen misslyckades.*Du har kvar Premium till 21\snovember\s2027\. Tryck på ”Hantera prenumeration” och byt kort/,
    );
    expect(screen.queryByText(/Aktiv|Förnyas/)).not.toBeInTheDocument();
    await user.click(await findButton("Hantera prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
  });

  test.each(["premium", "basic-plus"])(
    "past the grace leads to the portal and not to a second purchase (%s)",
    async (model) => {
      env.planModel = model;
      rememberPendingSubscription("premium");
      const { open } = stubTab();
      vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, problem: "unpaid" });
      vi.useFakeTimers({ shouldAdvanceTime: true });
      openPremiumPage();
      const panel = await screen.findByRole("region", { name: "Din prenumeration är inte betald" });
      expect(within(panel).getByRole("button", { name: "Hantera prenumeration" })).toBeVisible();
      expect(screen.queryByRole("button", { name: /^Starta|^Köp/ })).not.toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(open).not.toHaveBeenCalled();
    },
  );
});

test.each([
  ["disputed", "Din prenumeration är uppsagd", /bestridd.*din bank har tagit tillbaka/i],
  ["paused", "Din prenumeration är pausad", /Pausad.*inget dras/],
] as const)(
  "a subscription that is %s can be managed, and nothing is for sale",
  async (problem, name, text) => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, problem });
    const { tab } = stubTab();
    const { user } = openPremiumPage();
    expect(await screen.findByRole("region", { name })).toHaveTextContent(text);
    expect(screen.queryByRole("button", { name: /^Starta|^Köp/ })).not.toBeInTheDocument();
    await user.click(await findButton("Hantera prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
  },
);

describe("a Basic owner", () => {
  beforeEach(() => {
    env.planModel = "basic-plus";
    vi.mocked(fetchSubscription).mockResolvedValue(BASIC);
  });

  test("sees Basic, and can add Plus", async () => {
    stubTab();
    const { user } = openPremiumPage();
    expect(await screen.findByRole("region", { name: "Du har Basic" })).toHaveTextContent(
      /Aktiv plan.*engångsköp/,
    );
    expect(screen.queryByText("Aktiv prenumeration")).not.toBeInTheDocument();
    const region = within(screen.getByRole("region", { name: "Vill du ha mer än Basic?" }));
    expect(
      region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(["Plus", "Plus, hela året"]);
    expect(region.getByText(/Basic har du kvar om du säger upp den\./)).toBeVisible();
    const own = within(screen.getByRole("region", { name: "Det här ingår" }));
    expect(own.getAllByRole("listitem")).toHaveLength(5);
    await user.click(region.getByRole("button", { name: "Starta årsprenumeration" }));
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith("plus-year");
  });

  test("resumes the purchase of Plus, but not of Basic", async () => {
    const { tab } = stubTab();
    rememberPendingSubscription("plus-month");
    const { unmount } = openPremiumPage();
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
    unmount();
    vi.mocked(createCheckout).mockClear();
    rememberPendingSubscription("basic");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openPremiumPage();
    await screen.findByRole("region", { name: "Du har Basic" });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(createCheckout).not.toHaveBeenCalled();
  });

  test("who has Plus as well is offered nothing more", async () => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, plan: "Plus" });
    openPremiumPage();
    expect(await screen.findByRole("region", { name: "Du har Plus" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Starta|^Köp/ })).not.toBeInTheDocument();
  });
});

describe("a subscriber", () => {
  beforeEach(() => {
    vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  });

  test("sees the plan and when it renews", async () => {
    openPremiumPage();
    expect(await screen.findByRole("region", { name: "Du har Premium" })).toHaveTextContent(
      /Aktiv prenumeration.*Förnyas 21\snovember\s2027\./,
    );
    expect(screen.queryByRole("button", { name: "Starta prenumeration" })).not.toBeInTheDocument();
  });

  test("is led to what the plan has, and not to what an administrator has switched off", async () => {
    openPremiumPage();
    const own = within(await screen.findByRole("region", { name: "Det här ingår" }));
    expect(own.getAllByRole("link")).toHaveLength(12);
    expect(own.getByRole("link", { name: "Samla namn i listor och dela dem" })).toHaveAttribute(
      "href",
      "/namnlistor",
    );
    const plus_plan = new Set([...DEFAULT_MATRIX.plus_plan].filter((key) => key !== "name_lists"));
    act(() => planMatrix.set({ ...DEFAULT_MATRIX, plus_plan }));
    expect(own.getAllByRole("link")).toHaveLength(11);
    expect(
      own.queryByRole("link", { name: "Samla namn i listor och dela dem" }),
    ).not.toBeInTheDocument();
  });

  test.each<[Partial<Subscription>, RegExp]>([
    [{ renews: false }, /Gäller till 21\snovember\s2027\./],
    [{ end: null }, /Gäller tills vidare\./],
  ])("sees how long a plan with %j lasts", async (changes, text) => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, ...changes });
    openPremiumPage();
    expect(await screen.findByText(text)).toBeVisible();
  });

  test("manages the plan in a new tab, and sees the result on return", async () => {
    const { tab } = stubTab();
    const { user } = openPremiumPage();
    await user.click(await findButton("Hantera prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAYMENT_PAGE));
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, renews: false });
    act(() => {
      window.dispatchEvent(new Event("focus"));
    });
    expect(await screen.findByText(/Gäller till 21\snovember\s2027\./)).toBeVisible();
  });

  test.each([
    ["a refusal", functionError("Nej."), "Kunde inte öppna kundportal. Försök igen."],
    ["too many attempts", functionError(TOO_MANY, "throttled"), TOO_MANY],
    ["an outage", new BackendError("", "unreachable"), "Något gick fel. Försök igen."],
  ])("reads that %s prevents the portal", async (_title, error, text) => {
    stubTab();
    vi.mocked(openCustomerPortal).mockRejectedValue(error);
    const { user } = openPremiumPage();
    await user.click(await findButton("Hantera prenumeration"));
    await expectToast(text);
  });

  test("does not resume a purchase from before signing in", async () => {
    const { open } = stubTab();
    rememberPendingSubscription("premium");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openPremiumPage();
    await screen.findByText(/Aktiv prenumeration/);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(open).not.toHaveBeenCalled();
    expect(createCheckout).not.toHaveBeenCalled();
  });
});
