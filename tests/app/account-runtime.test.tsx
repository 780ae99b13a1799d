import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchPlanFeatures, type PlanFeature } from "@/access/entitlement/plan-features-api.ts";
import { fetchIsAdmin } from "@/features/admin/admin-api.ts";
import {
  fetchStoredSubscription,
  fetchSubscription,
} from "@/features/subscription/subscription-api.ts";
import type { BackendFailure } from "@/lib/backend-error.ts";
import { fetchFavorites, saveFavorites } from "@/saved/favorites/favorites-api.ts";
import { PREMIUM } from "../features/subscription/subscriptions.ts";

const session = vi.hoisted(() => ({
  current: { status: "signed-out" } as object,
}));
vi.mock("@/access/session/session-store.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => session.current,
}));
vi.mock("@/features/admin/admin-api.ts");
vi.mock("@/saved/favorites/favorites-api.ts");
vi.mock("@/access/entitlement/plan-features-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

const SIGNED_IN = {
  status: "signed-in",
  user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
};

/** The row that says whether subscribers have their favourites in the account. */
function syncFeature(isOn: boolean): PlanFeature {
  return {
    id: "f1",
    feature_key: "favorites_sync",
    feature_name: "Favoriter i kontot",
    description: "",
    free_plan: false,
    basic_plan: false,
    plus_plan: isOn,
  };
}

beforeEach(() => {
  vi.resetModules();
  session.current = SIGNED_IN;
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  vi.mocked(fetchPlanFeatures).mockResolvedValue([syncFeature(true)]);
  vi.mocked(fetchFavorites).mockResolvedValue(new Map([["namngenerator", ["Alva"]]]));
  vi.mocked(fetchIsAdmin).mockResolvedValue(false);
});

afterEach(() => {
  vi.resetAllMocks();
});

/** Opens the combined generator within a fresh application. */
async function open() {
  const { App } = await import("@/app/app.tsx");
  // Not in strict mode, which mounts and fetches everything twice.
  render(
    <MemoryRouter initialEntries={["/namngenerator"]}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByRole("heading", { level: 1, name: "Namngenerator" });
  return userEvent.setup();
}

/** An error of the class that the fresh application knows. */
async function failure(kind: BackendFailure): Promise<Error> {
  const { BackendError } = await import("@/lib/backend-error.ts");
  return new BackendError("Nej.", kind);
}

/** The code of the list is loaded when there are any. */
async function favorites(): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: "Favoriter" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

const inAccount = () => screen.findByText(/De sparas i ditt konto\./);

describe("the account runtime", () => {
  test("is not loaded for a visitor", async () => {
    session.current = { status: "signed-out" };
    const load = vi.fn(() => ({ default: () => null }));
    vi.doMock("@/app/account-sync.tsx", load);
    await open();
    await vi.dynamicImportSettled();
    expect(load).not.toHaveBeenCalled();
    vi.doUnmock("@/app/account-sync.tsx");
    expect(screen.getByText(/De sparas i den här webbläsaren\./)).toBeVisible();
  });

  test("takes the favourites of the browser along when asked to, and names the account", async () => {
    window.localStorage.setItem("favorites", '["Astrid"]');
    const user = await open();
    await inAccount();
    expect(await screen.findByText(/^Du har 1\sfavorit som bara finns i/)).toHaveTextContent(
      "Vill du spara den i kontot asta@example.se?",
    );
    expect(await favorites()).toEqual(["Alva", "Astrid"]);
    expect(saveFavorites).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "Spara i kontot" }));
    expect(screen.getByRole("heading", { name: "Favoriter" })).toHaveFocus();
    await waitFor(() => expect(window.localStorage.getItem("favorites")).toBe("[]"));
    expect(saveFavorites).toHaveBeenCalledExactlyOnceWith("u1", "namngenerator", ["Astrid"]);
    expect(await favorites()).toEqual(["Alva", "Astrid"]);
    expect(screen.queryByRole("button", { name: "Spara i kontot" })).not.toBeInTheDocument();
  });
});

test("subscription and role are fetched once, by menu and runtime together", async () => {
  const user = await open();
  await inAccount();
  const menu = within(screen.getByRole("navigation", { name: "Alla sidor" }));
  for (const name of ["Om oss", "Hem", "Generator"]) {
    await user.click(menu.getByRole("link", { name }));
  }
  await inAccount();
  expect(fetchSubscription).toHaveBeenCalledTimes(1);
  expect(fetchIsAdmin).toHaveBeenCalledTimes(1);
});

describe("the plan", () => {
  test("is fetched again on each navigation, since an administrator may have changed it", async () => {
    const user = await open();
    await inAccount();
    vi.mocked(fetchPlanFeatures).mockResolvedValue([syncFeature(false)]);
    const menu = within(screen.getByRole("navigation", { name: "Alla sidor" }));
    await user.click(menu.getByRole("link", { name: "Om oss" }));
    await user.click(menu.getByRole("link", { name: "Generator" }));
    expect(await screen.findByText(/De sparas i den här webbläsaren\./)).toBeVisible();
  });

  test("that the server refuses to check counts as Gratis", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.mocked(fetchSubscription).mockRejectedValue(await failure("refused"));
    vi.mocked(fetchStoredSubscription).mockResolvedValue(null);
    await open();
    await waitFor(() => expect(fetchFavorites).toHaveBeenCalled());
    expect(screen.getByText(/De sparas i den här webbläsaren\./)).toBeVisible();
    expect(screen.getByText(/av 5 platser/)).toBeVisible();
  });

  test("that is out of reach is unknown: nothing in the account counts as lost", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.mocked(fetchSubscription).mockRejectedValue(await failure("unreachable"));
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Exportera" }));
    expect(await screen.findByText(/Vi kontrollerar om export ingår i din plan/)).toBeVisible();
    expect(fetchFavorites).not.toHaveBeenCalled();
  });
});
