import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/features/plan-features/entitlement-store.ts";
import { createCheckout, openCustomerPortal } from "@/features/subscription/checkout-api.ts";
import type { Subscription } from "@/features/subscription/subscription.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";
import { queryClient } from "@/lib/query-client.ts";
import PremiumPage from "@/pages/premium-page.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { NONE, PREMIUM } from "../features/subscription/subscriptions.ts";
import { dismissToasts } from "../toasts.ts";

const session = vi.hoisted(() => ({ current: {} }));
const env = vi.hoisted(
  (): { backendAddress: object | null; planModel: string; resolverUrl: string } => ({
    backendAddress: null,
    planModel: "premium",
    resolverUrl: "/resolver",
  }),
);

vi.mock("@/lib/env.ts", () => env);
vi.mock("@/lib/contact-settings.ts", () => ({ contactReceiver: "function" }));
vi.mock("@/features/auth/session/session-store.ts", () => ({ useSession: () => session.current }));
vi.mock("@/features/subscription/checkout-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

const SIGNED_OUT = { status: "signed-out" };
const SIGNED_IN = {
  status: "signed-in",
  user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
};
const BASIC: Subscription = { ...PREMIUM, tier: "Basic", end: null, renews: false };
const TOO_MANY = "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";
const PAGE = "https://pay.test/session";

beforeEach(() => {
  session.current = SIGNED_IN;
  env.backendAddress = {};
  env.planModel = "premium";
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
  vi.mocked(createCheckout).mockResolvedValue(PAGE);
  vi.mocked(openCustomerPortal).mockResolvedValue(PAGE);
});

afterEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  entitledFeatures.set(null);
  planMatrix.set(DEFAULT_MATRIX);
  act(dismissToasts);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function setUp(address = "/premium") {
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/premium" element={<PremiumPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...view };
}

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

const findButton = (name: string) => screen.findByRole("button", { name });

function plan(name: string) {
  const article = screen
    .getAllByRole("article")
    .find((each) => within(each).queryByRole("heading", { name }));
  if (!article) throw new Error(`No plan ${name}`);
  return within(article);
}

test("somebody who cancelled the payment is told that nothing was paid", async () => {
  const { unmount } = setUp("/premium?avbrutet");
  await findButton("Starta prenumeration");
  expect(screen.getByText(/^Köpet avbröts och inget har betalats\./)).toBeVisible();
  unmount();
  setUp();
  await findButton("Starta prenumeration");
  expect(screen.queryByText(/Köpet avbröts/)).not.toBeInTheDocument();
});

describe("a visitor", () => {
  beforeEach(() => {
    session.current = SIGNED_OUT;
  });

  test("sees what Premium costs and adds", () => {
    setUp();
    expect(plan("Premium").getByText(/^29\skr\/månad$/)).toBeVisible();
    expect(plan("Premium").getByText(/Inklusive moms/)).toBeVisible();
    const benefits = plan("Premium").getAllByRole("listitem");
    expect(benefits).toHaveLength(11);
    expect(plan("Premium").getByText("Allt i Gratis, och dessutom")).toBeVisible();
    expect(screen.getByText(/pengarna tillbaka inom 30\sdagar från köpet\./)).toBeVisible();
  });

  test("sees what Gratis gives, and nothing that it lacks", () => {
    setUp();
    const benefits = plan("Gratis")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(benefits).toContain("5\u00a0favoriter per generator, sparade i din webbläsare");
    const paid = plan("Premium")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(benefits.filter((benefit) => paid.includes(benefit))).toEqual([]);
    expect(screen.queryByText(/Ingår inte/)).not.toBeInTheDocument();
  });

  test.each([
    ["Logga in", "/auth?mode=login"],
    ["skapa konto", "/auth?mode=signup"],
    ["användarnamn", "/anvandarnamn"],
    ["Prova en generator", "/anvandarnamn"],
    ["Hör av dig till oss", "/om"],
  ])("finds a link %s", (name, address) => {
    setUp();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  test.each([
    ["Logga in", "/auth?mode=login"],
    ["Skapa konto", "/auth?mode=signup"],
  ])("who wants to subscribe can choose %s, and the purchase is remembered", async (name, to) => {
    const { user } = setUp();
    await user.click(await findButton("Starta prenumeration"));
    const dialog = within(screen.getByRole("dialog", { name: "Inloggning krävs" }));
    await user.click(dialog.getByRole("button", { name }));
    expect(screen.getByRole("status")).toHaveTextContent(to);
    expect(window.localStorage.getItem("pendingSubscription")).toBe("premium");
  });

  test("who cancels the dialog stays, and nothing is remembered", async () => {
    const { user } = setUp();
    await user.click(await findButton("Starta prenumeration"));
    await user.click(await findButton("Avbryt"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await findButton("Starta prenumeration")).toHaveFocus();
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });

  test("who comes back without having signed in gives up the purchase", () => {
    rememberPendingSubscription("premium");
    setUp();
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });

  test("cannot buy on a site without a backend", () => {
    env.backendAddress = null;
    setUp();
    expect(screen.getAllByText("Det går inte att skapa konto här ännu.")).not.toEqual([]);
    expect(screen.queryByRole("button", { name: "Starta prenumeration" })).not.toBeInTheDocument();
    expect(plan("Premium").queryAllByRole("listitem")).toEqual([]);
    expect(plan("Gratis").getAllByRole("listitem")).toHaveLength(5);
  });
});

test("under the other plan model Basic and Plus are for sale", () => {
  env.planModel = "basic-plus";
  session.current = SIGNED_OUT;
  setUp();
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Gratis", "Basic", "Plus", "Plus, hela året"]);
  expect(plan("Basic").getByText(/^39\skr$/)).toBeVisible();
  expect(plan("Plus, hela året").getByText(/^199\skr\/år$/)).toBeVisible();
  expect(plan("Basic").getByText("Obegränsade favoriter")).toBeVisible();
  expect(plan("Basic").getAllByRole("listitem")).toHaveLength(5);
  expect(plan("Plus").getAllByRole("listitem")).toHaveLength(11);
});

test("each plan follows an administrator's switch in the open page", () => {
  env.planModel = "basic-plus";
  session.current = SIGNED_OUT;
  setUp();
  const label = "Popularitetsgrafer ur SCB:s statistik";
  const having = () =>
    ["Gratis", "Basic", "Plus"].filter((name) => plan(name).queryByText(label) !== null);
  expect(having()).toEqual(["Plus"]);
  const { basic_plan, plus_plan } = DEFAULT_MATRIX;
  const feature = "popularity_graphs";
  act(() => planMatrix.set({ ...DEFAULT_MATRIX, basic_plan: new Set([...basic_plan, feature]) }));
  expect(having()).toEqual(["Basic", "Plus"]);
  act(() => planMatrix.set({ ...DEFAULT_MATRIX, free_plan: new Set([feature]) }));
  expect(having()).toEqual(["Gratis"]);
  const without = new Set([...plus_plan].filter((key) => key !== feature));
  act(() => planMatrix.set({ ...DEFAULT_MATRIX, plus_plan: without }));
  expect(having()).toEqual([]);
});

describe("beside the order button", () => {
  beforeEach(() => {
    session.current = SIGNED_OUT;
  });

  test("a subscription's price, renewal, cancellation and withdrawal are told", () => {
    setUp();
    const text = (plan("Premium").getByText(/^Du beställer/).textContent ?? "").replaceAll(
      "\u00a0",
      " ",
    );
    expect(text).toBe(
      "Du beställer Premium för 29 kr/månad inklusive moms. Prenumerationen förnyas automatiskt varje månad tills du säger upp den på Mitt konto eller plansidan.",
    );
    expect(
      plan("Premium").getByText(/ber du oss att börja innan ångerfristen har gått ut/),
    ).toHaveTextContent(
      /Du kan ändå ångra köpet inom 14\sdagar och får då hela beloppet tillbaka\.$/,
    );
    const benefits = plan("Premium").getByRole("list");
    expect(
      plan("Premium")
        .getAllByRole("link")
        .filter((link) => !benefits.contains(link))
        .map((link) => `${link.textContent} ${link.getAttribute("href")}`),
    ).toEqual([
      "Mitt konto /konto",
      "ångra köpet /villkor#angerratt",
      "Läs villkoren /villkor",
      "Ångra avtalet här /angra",
    ]);
    expect(plan("Gratis").queryByText(/Du beställer/)).not.toBeInTheDocument();
  });

  test("each plan has terms of its own", () => {
    env.planModel = "basic-plus";
    setUp();
    expect(plan("Basic").getByText(/^Du beställer Basic/)).toHaveTextContent(
      /39\skr inklusive moms\. Du betalar en gång, och köpet förnyas inte\.$/,
    );
    expect(plan("Plus").getByText(/^Du beställer Plus/)).toHaveTextContent(
      /förnyas automatiskt varje månad/,
    );
    expect(plan("Plus, hela året").getByText(/^Du beställer Plus/)).toHaveTextContent(
      /199\skr\/år inklusive moms\. Prenumerationen förnyas automatiskt efter 12\smånader, ett år i taget, tills/,
    );
  });
});

test("while the session is restored, and while the plan is checked, nothing can be bought", async () => {
  session.current = { status: "restoring" };
  const { unmount } = setUp();
  expect(await findButton("Laddar...")).toHaveAttribute("aria-disabled", "true");
  unmount();
  vi.mocked(fetchSubscription).mockReturnValue(new Promise(() => {}));
  session.current = SIGNED_IN;
  setUp();
  await waitFor(() => expect(fetchSubscription).toHaveBeenCalled());
  expect(await findButton("Laddar...")).toHaveAttribute("aria-disabled", "true");
});

describe("a user without a subscription", () => {
  test("pays in a new tab, which cannot reach the page", async () => {
    const { tab, open } = stubTab();
    const { user } = setUp();
    await user.click(await findButton("Starta prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAGE));
    expect(open).toHaveBeenCalledWith("", "_blank");
    expect(tab.opener).toBeNull();
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith("premium");
    expect(await findButton("Starta prenumeration")).toBeEnabled();
  });

  test("whose browser blocks the tab gets a link instead", async () => {
    vi.stubGlobal("open", () => null);
    const { user } = setUp();
    await user.click(await findButton("Starta prenumeration"));
    expect(await screen.findByRole("link", { name: /^Öppna betalsidan/ })).toHaveAttribute(
      "href",
      PAGE,
    );
  });

  test("cannot start a second checkout while the first is opening", async () => {
    stubTab();
    vi.mocked(createCheckout).mockReturnValue(new Promise(() => {}));
    const { user } = setUp();
    await user.click(await findButton("Starta prenumeration"));
    await user.click(await findButton("Laddar..."));
    expect(createCheckout).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      "a refusal",
      new BackendError("Du har redan en prenumeration.", "refused"),
      "Kunde inte skapa betalningssession: Du har redan en prenumeration. Försök igen.",
    ],
    [
      "too many attempts",
      new BackendError(TOO_MANY, "throttled"),
      `Kunde inte skapa betalningssession: ${TOO_MANY}`,
    ],
    [
      "a payment service that does not answer",
      new BackendError("Betaltjänsten svarar inte just nu. Försök igen om en stund.", "refused"),
      "Kunde inte skapa betalningssession: Betaltjänsten svarar inte just nu. Försök igen om en stund.",
    ],
    [
      "an error inside the function",
      new BackendError("Något gick fel. Försök igen.", "refused"),
      "Kunde inte skapa betalningssession: Något gick fel. Försök igen.",
    ],
    [
      "a payment in progress",
      new BackendError(
        "En betalning håller redan på att slutföras. Vänta en liten stund.",
        "refused",
      ),
      "Kunde inte skapa betalningssession: En betalning håller redan på att slutföras. Vänta en liten stund. Försök igen.",
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
      const { user } = setUp();
      await user.click(await findButton("Starta prenumeration"));
      await expectToast(text);
      expect(tab.close).toHaveBeenCalled();
      expect(await findButton("Starta prenumeration")).toBeEnabled();
    },
  );

  test("resumes a purchase that signing in interrupted, once", async () => {
    const { tab } = stubTab();
    rememberPendingSubscription("premium");
    setUp();
    await waitFor(() => expect(tab.location.href).toBe(PAGE));
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith("premium");
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });
});

describe("a failed payment", () => {
  test("is shown instead of an active plan, with the way to pay", async () => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, hasPaymentFailed: true });
    const { tab } = stubTab();
    const { user } = setUp();
    expect(await screen.findByRole("region", { name: "Du har Premium" })).toHaveTextContent(
      /Betalningen misslyckades.*Du har kvar Premium till 21\snovember\s2027\. Byt kort/,
    );
    expect(screen.queryByText(/Aktiv|Förnyas/)).not.toBeInTheDocument();
    await user.click(await findButton("Hantera prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAGE));
  });

  test.each(["premium", "basic-plus"])(
    "past the grace leads to the portal and not to a second purchase (%s)",
    async (model) => {
      env.planModel = model;
      rememberPendingSubscription("premium");
      const { open } = stubTab();
      vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, hasPaymentFailed: true });
      vi.useFakeTimers({ shouldAdvanceTime: true });
      setUp();
      const panel = await screen.findByRole("region", { name: "Din prenumeration är inte betald" });
      expect(within(panel).getByRole("button", { name: "Hantera prenumeration" })).toBeVisible();
      expect(screen.queryByRole("button", { name: /^Starta|^Köp/ })).not.toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(open).not.toHaveBeenCalled();
    },
  );
});

describe("a Basic owner", () => {
  beforeEach(() => {
    env.planModel = "basic-plus";
    vi.mocked(fetchSubscription).mockResolvedValue(BASIC);
  });

  test("sees Basic, and can add Plus", async () => {
    stubTab();
    const { user } = setUp();
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
    const { unmount } = setUp();
    await waitFor(() => expect(tab.location.href).toBe(PAGE));
    unmount();
    vi.mocked(createCheckout).mockClear();
    rememberPendingSubscription("basic");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setUp();
    await screen.findByRole("region", { name: "Du har Basic" });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(createCheckout).not.toHaveBeenCalled();
  });

  test("who has Plus as well is offered nothing more", async () => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, tier: "Plus" });
    setUp();
    expect(await screen.findByRole("region", { name: "Du har Plus" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Starta|^Köp/ })).not.toBeInTheDocument();
  });
});

test.each([
  ["a visitor", SIGNED_OUT, null, true],
  ["a user without a plan", SIGNED_IN, [], true],
  ["a user whose plan is not known yet", SIGNED_IN, null, false],
  ["a subscriber", SIGNED_IN, ["unlimited_favorites"], false],
])("whether %s is asked to try first", (_who, status, features, isAsked) => {
  session.current = status;
  entitledFeatures.set(features && new Set(features));
  setUp();
  expect(screen.queryAllByText(/Vill du prova först\?/)).toHaveLength(isAsked ? 1 : 0);
});

describe("a subscriber", () => {
  beforeEach(() => {
    vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  });

  test("sees the plan and when it renews", async () => {
    setUp();
    expect(await screen.findByRole("region", { name: "Du har Premium" })).toHaveTextContent(
      /Aktiv prenumeration.*Förnyas 21\snovember\s2027\./,
    );
    expect(screen.queryByRole("button", { name: "Starta prenumeration" })).not.toBeInTheDocument();
  });

  test("is led to what the plan has, and not to what an administrator has switched off", async () => {
    setUp();
    const own = within(await screen.findByRole("region", { name: "Det här ingår" }));
    expect(own.getAllByRole("link")).toHaveLength(11);
    expect(own.getByRole("link", { name: /^Namnlistor/ })).toHaveAttribute("href", "/namnlistor");
    const plus_plan = new Set([...DEFAULT_MATRIX.plus_plan].filter((key) => key !== "name_lists"));
    act(() => planMatrix.set({ ...DEFAULT_MATRIX, plus_plan }));
    expect(own.getAllByRole("link")).toHaveLength(10);
    expect(own.queryByRole("link", { name: /^Namnlistor/ })).not.toBeInTheDocument();
  });

  test.each<[Partial<Subscription>, RegExp]>([
    [{ renews: false }, /Gäller till 21\snovember\s2027\./],
    [{ end: null }, /Gäller tills vidare\./],
  ])("sees how long a plan with %j lasts", async (changes, text) => {
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, ...changes });
    setUp();
    expect(await screen.findByText(text)).toBeVisible();
  });

  test("manages the plan in a new tab, and sees the result on return", async () => {
    const { tab } = stubTab();
    const { user } = setUp();
    await user.click(await findButton("Hantera prenumeration"));
    await waitFor(() => expect(tab.location.href).toBe(PAGE));
    vi.mocked(fetchSubscription).mockResolvedValue({ ...PREMIUM, renews: false });
    act(() => {
      window.dispatchEvent(new Event("focus"));
    });
    expect(await screen.findByText(/Gäller till 21\snovember\s2027\./)).toBeVisible();
  });

  test.each([
    ["a refusal", new BackendError("Nej.", "refused"), "Kunde inte öppna kundportal. Försök igen."],
    ["too many attempts", new BackendError(TOO_MANY, "throttled"), TOO_MANY],
    ["an outage", new BackendError("", "unreachable"), "Något gick fel. Försök igen."],
  ])("reads that %s prevents the portal", async (_title, error, text) => {
    stubTab();
    vi.mocked(openCustomerPortal).mockRejectedValue(error);
    const { user } = setUp();
    await user.click(await findButton("Hantera prenumeration"));
    await expectToast(text);
  });

  test("does not resume a purchase from before signing in", async () => {
    const { open } = stubTab();
    rememberPendingSubscription("premium");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setUp();
    await screen.findByText(/Aktiv prenumeration/);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(open).not.toHaveBeenCalled();
    expect(createCheckout).not.toHaveBeenCalled();
  });
});
