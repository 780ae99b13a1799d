/** What /premium shows of the plans, and to whom. */
import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { rememberCreatedAccount } from "@/access/session/created-account.ts";
import { GUARANTEE_DAYS, PRODUCTS, WITHDRAWAL_DAYS } from "@/config/commerce.ts";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";
import { findButton, openPremiumPage, resetPremiumPage } from "./open-premium-page.tsx";
import { env, SIGNED_IN, SIGNED_OUT, session } from "./premium-state.ts";

vi.mock("@/lib/env.ts", async () => (await import("./premium-state.ts")).env);
vi.mock("@/lib/contact-settings.ts", () => ({ contactReceiver: "function" }));
vi.mock("@/access/session/session-store.ts", async () => {
  const { session } = await import("./premium-state.ts");
  return { useSession: () => session.current };
});
vi.mock("@/features/subscription/checkout-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

resetPremiumPage();

function plan(name: string) {
  const article = screen
    .getAllByRole("article")
    .find((each) => within(each).queryByRole("heading", { name }));
  if (!article) throw new Error(`No plan ${name}`);
  return within(article);
}

describe("a visitor", () => {
  beforeEach(() => {
    session.current = SIGNED_OUT;
  });

  test("sees what Premium costs and adds", () => {
    openPremiumPage();
    expect(plan("Premium").getByText(`${PRODUCTS.premium.price} kr/månad`)).toBeVisible();
    expect(plan("Premium").getByText(/Inklusive moms/)).toBeVisible();
    const benefits = plan("Premium").getAllByRole("listitem");
    expect(benefits).toHaveLength(12);
    expect(plan("Premium").getByText("Allt i Gratis, och dessutom")).toBeVisible();
    expect(
      screen.getByText(`inom ${GUARANTEE_DAYS} dagar från köpet, så får du pengarna tillbaka.`, {
        exact: false,
      }),
    ).toBeVisible();
  });

  test("sees what Gratis gives, and nothing that it lacks", () => {
    openPremiumPage();
    const benefits = plan("Gratis")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.trim());
    const favorites = "5\u00a0favoriter per generator, sparade i din webbläsare";
    expect(plan("Gratis").getByRole("link", { name: favorites })).toBeVisible();
    const paid = plan("Premium")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.trim());
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
    openPremiumPage();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  test.each([
    ["Logga in", "/auth?mode=login"],
    ["Skapa konto", "/auth?mode=signup"],
  ])("who wants to subscribe can choose %s, and the purchase is remembered", async (name, to) => {
    const { user } = openPremiumPage();
    await user.click(await findButton("Starta prenumeration"));
    const dialog = within(screen.getByRole("dialog", { name: "Inloggning krävs" }));
    await user.click(dialog.getByRole("button", { name }));
    expect(screen.getByRole("status")).toHaveTextContent(to);
    expect(window.localStorage.getItem("pendingSubscription")).toBe("premium");
  });

  test("who cancels the dialog stays, and nothing is remembered", async () => {
    const { user } = openPremiumPage();
    await user.click(await findButton("Starta prenumeration"));
    await user.click(await findButton("Avbryt"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await findButton("Starta prenumeration")).toHaveFocus();
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });

  test("who comes back without having signed in gives up the purchase", () => {
    rememberPendingSubscription("premium");
    openPremiumPage();
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
  });

  test("who has created an account for it can go on with the purchase after confirming elsewhere, or give it up", async () => {
    rememberCreatedAccount("u1");
    rememberPendingSubscription("premium");
    const { user, unmount } = openPremiumPage();
    const note = within(screen.getByRole("region", { name: "Ditt köp väntar" }));
    expect(note.getByText(/^Ditt köp av Premium väntar\./)).toBeVisible();
    expect(note.getByRole("link", { name: "Logga in och fortsätt" })).toHaveAttribute(
      "href",
      "/auth?mode=login",
    );
    expect(window.localStorage.getItem("pendingSubscription")).toBe("premium");
    await user.click(note.getByRole("button", { name: "Avbryt köpet" }));
    expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
    unmount();
    openPremiumPage();
    expect(screen.queryByRole("region", { name: "Ditt köp väntar" })).not.toBeInTheDocument();
  });

  test("cannot buy on a site without a backend", () => {
    env.backendAddress = null;
    openPremiumPage();
    expect(screen.getAllByText("Det går inte att skapa konto här ännu.")).not.toEqual([]);
    expect(screen.queryByRole("button", { name: "Starta prenumeration" })).not.toBeInTheDocument();
    expect(plan("Premium").queryAllByRole("listitem")).toEqual([]);
    expect(plan("Gratis").getAllByRole("listitem")).toHaveLength(5);
  });
});

test("under the other plan model Basic and Plus are for sale", () => {
  env.planModel = "basic-plus";
  session.current = SIGNED_OUT;
  openPremiumPage();
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Basic", "Plus", "Plus, hela året", "Gratis"]);
  expect(plan("Basic").getByText(`${PRODUCTS.basic.price} kr`)).toBeVisible();
  expect(plan("Plus, hela året").getByText(`${PRODUCTS["plus-year"].price} kr/år`)).toBeVisible();
  expect(plan("Plus, hela året").getByText(/påminner dig med e-post minst en månad/)).toBeVisible();
  expect(plan("Plus").queryByText(/påminner dig/)).not.toBeInTheDocument();
  expect(plan("Basic").getByText("Spara hur många favoriter du vill")).toBeVisible();
  expect(plan("Basic").getAllByRole("listitem")).toHaveLength(5);
  expect(plan("Plus").getAllByRole("listitem")).toHaveLength(12);
});

test("each plan follows an administrator's switch in the open page", () => {
  env.planModel = "basic-plus";
  session.current = SIGNED_OUT;
  openPremiumPage();
  const label = "Se hela SCB:s kurva, med upp till fyra namn i samma diagram";
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

  test("a subscription's price, renewal, cancellation and withdrawal are shown", () => {
    openPremiumPage();
    const text = (plan("Premium").getByText(/^Du beställer/).textContent ?? "").replaceAll(
      "\u00a0",
      " ",
    );
    expect(text).toBe(
      `Du beställer Premium för ${PRODUCTS.premium.price} kr/månad inklusive moms. Prenumerationen förnyas automatiskt varje månad tills du säger upp den på Mitt konto eller här.`,
    );
    expect(
      plan("Premium").getByText(/ber du oss att börja innan ångerfristen har gått ut/),
    ).toHaveTextContent(
      `Du kan ändå ångra köpet inom ${WITHDRAWAL_DAYS} dagar och får då hela beloppet tillbaka.`,
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
    openPremiumPage();
    expect(plan("Basic").getByText(/^Du beställer Basic/)).toHaveTextContent(
      `${PRODUCTS.basic.price} kr inklusive moms. Du betalar en gång, och köpet förnyas inte.`,
    );
    expect(plan("Plus").getByText(/^Du beställer Plus/)).toHaveTextContent(
      /förnyas automatiskt varje månad/,
    );
    expect(plan("Plus, hela året").getByText(/^Du beställer Plus/)).toHaveTextContent(
      `${PRODUCTS["plus-year"].price} kr/år inklusive moms. Prenumerationen förnyas automatiskt efter 12 månader, ett år i taget, tills`,
    );
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
  openPremiumPage();
  expect(screen.queryAllByText(/Vill du börja gratis\?/)).toHaveLength(isAsked ? 1 : 0);
});
