import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchPlanFeatures, type PlanFeature } from "@/access/entitlement/plan-features-api.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import NameListsPage from "@/pages/name-lists-page.tsx";
import * as api from "@/saved/lists/name-lists-api.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { clearBetweenTests, nameList, OFFLINE, serveLists } from "../saved/lists/fake-backend.ts";

const session = vi.hoisted(() => ({ current: {} }));

vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  backendAddress: { url: "https://backend.test", publishableKey: "nyckel" },
}));
vi.mock("@/access/session/session-store.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => session.current,
}));
vi.mock("@/saved/lists/name-lists-api.ts");
vi.mock("@/access/entitlement/plan-features-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

const NAME_LISTS: PlanFeature = {
  id: "f1",
  feature_key: "name_lists",
  feature_name: "Namnlistor",
  description: "",
  free_plan: false,
  basic_plan: false,
  plus_plan: true,
};

clearBetweenTests();

beforeEach(() => {
  session.current = {
    status: "signed-in",
    user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
  };
  vi.mocked(fetchPlanFeatures).mockResolvedValue([NAME_LISTS]);
  subscribe(true);
  serveLists(nameList({ title: "Tjejnamn" }));
});

function subscribe(isSubscribed: boolean) {
  vi.mocked(fetchSubscription).mockResolvedValue({
    plan: isSubscribed ? "Premium" : "Gratis",
    end: null,
    renews: false,
    period: null,
    problem: null,
  });
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function setUp() {
  render(
    <MemoryRouter initialEntries={["/namnlistor"]}>
      <NameListsPage />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function expectAddress(path: string) {
  return waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(path));
}

function expectToast(text: string) {
  return waitFor(() =>
    expect(currentToasts().map(({ tone, text }) => ({ tone, text }))).toContainEqual({
      tone: "error",
      text,
    }),
  );
}

function endPlan() {
  vi.mocked(fetchPlanFeatures).mockResolvedValue([{ ...NAME_LISTS, plus_plan: false }]);
}

const list = () => screen.findByRole("article", { name: "Tjejnamn" });

test("a visitor is redirected to sign in", async () => {
  session.current = { status: "signed-out" };
  setUp();
  await expectAddress("/auth");
  expect(fetchSubscription).not.toHaveBeenCalled();
});

test("a subscriber sees the lists", async () => {
  setUp();
  expect(await list()).toBeVisible();
});

test("a user without plan and lists is redirected to Premium, with an error toast", async () => {
  subscribe(false);
  serveLists();
  setUp();
  await expectAddress("/premium");
  await expectToast("Premium-prenumeration krävs för att använda namnlistor");
});

test("a user whose plan has ended sees their lists, also while the plan is checked again", async () => {
  subscribe(false);
  setUp();
  expect(await list()).toBeVisible();
  expect(screen.getByRole("region", { name: "Premium krävs" })).toBeVisible();
  vi.mocked(fetchSubscription).mockReturnValueOnce(new Promise(() => {}));
  act(() => {
    window.dispatchEvent(new Event("focus"));
  });
  expect(await list()).toBeVisible();
  await expectAddress("/namnlistor");
});

test("a user without the plan whose lists cannot be fetched is not redirected", async () => {
  subscribe(false);
  vi.mocked(api.fetchNameLists).mockRejectedValueOnce(OFFLINE);
  const user = setUp();
  await expectToast("Kunde inte hämta namnlistor");
  await expectAddress("/namnlistor");
  await user.click(await screen.findByRole("button", { name: "Försök igen" }));
  expect(await list()).toBeVisible();
});

test("a plan that cannot be checked redirects nobody, and is checked again on request", async () => {
  vi.mocked(fetchSubscription).mockRejectedValueOnce(OFFLINE);
  const user = setUp();
  await expectToast("Något gick fel vid kontroll av prenumeration");
  await expectAddress("/namnlistor");
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await list()).toBeVisible();
});

test("a plan that ends while the page is open leaves the lists, with a link to Premium", async () => {
  setUp();
  await list();
  endPlan();
  act(() => {
    window.dispatchEvent(new Event("focus"));
  });
  expect(await screen.findByRole("region", { name: "Premium krävs" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Uppgradera till Premium" })).toHaveAttribute(
    "href",
    "/premium",
  );
  expect(await list()).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Ändra listan/ })).not.toBeInTheDocument();
});

test("unsaved input stays when a refused change reveals that the plan has ended", async () => {
  serveLists();
  vi.mocked(api.insertNameList).mockRejectedValue(
    new BackendError("row-level security", "refused", { code: "42501" }),
  );
  const user = setUp();
  await user.click(await screen.findByRole("button", { name: "Skapa första listan" }));
  await user.type(screen.getByRole("textbox", { name: "Titel" }), "Tjejnamn");
  endPlan();
  await user.click(screen.getByRole("button", { name: "Skapa lista" }));
  await expectToast("Kunde inte skapa namnlista");
  expect(await screen.findByText(/^Du behöver Premium/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Titel" })).toHaveValue("Tjejnamn");
});
