/** What each plan changes on the page of the combined generator, and after a switch in the open page. */
import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { DEFAULT_MATRIX } from "@/lib/plan-matrix.ts";
import CombinedPage from "@/pages/combined-page.tsx";
import { SAVED_FAVORITES_PAGE, savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";

const session = vi.hoisted(() => ({ current: {} }));
const adUnit = { clientId: "ca-pub-1", slotId: "22", consentScript: "https://cmp.example/cmp.js" };

vi.mock("@/lib/env.ts", () => ({
  backendAddress: {},
  adUnit: { clientId: "ca-pub-1", slotId: "22", consentScript: "https://cmp.example/cmp.js" },
  nameService: null,
}));
vi.mock("@/access/session/session-store.ts", () => ({ useSession: () => session.current }));

const SIGNED_OUT = { status: "signed-out" };
const SIGNED_IN = { status: "signed-in", user: { id: "u1", email: "asta@example.se" } };

const NOTHING: ReadonlySet<string> = new Set();

const PLANS: readonly [plan: string, session: object, features: ReadonlySet<string>][] = [
  ["a visitor", SIGNED_OUT, DEFAULT_MATRIX.free_plan],
  ["Gratis", SIGNED_IN, DEFAULT_MATRIX.free_plan],
  ["Basic", SIGNED_IN, DEFAULT_MATRIX.basic_plan],
  ["Plus and Premium", SIGNED_IN, DEFAULT_MATRIX.plus_plan],
];

function setPlan(features: ReadonlySet<string> | null) {
  act(() => entitledFeatures.set(features));
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  entitledFeatures.set(null);
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

async function open() {
  render(
    <MemoryRouter initialEntries={["/namngenerator"]}>
      <CombinedPage />
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
}

/** What the page shows of each feature. */
function shown() {
  return {
    no_ads: screen.queryByRole("region", { name: "Annons" }) === null,
    unlimited_favorites: screen.queryByText(/av 5 platser använda/) === null,
    favorites_sync: screen.queryByText(/De sparas i ditt konto/) !== null,
  };
}

function expected(features: ReadonlySet<string>) {
  return {
    no_ads: features.has("no_ads"),
    unlimited_favorites: features.has("unlimited_favorites"),
    favorites_sync: features.has("favorites_sync"),
  };
}

describe.each(PLANS)("%s", (_plan, status, features) => {
  test("has what the plan has", async () => {
    session.current = status;
    entitledFeatures.set(features);
    await open();
    expect(shown()).toEqual(expected(features));
  });

  test.each(["no_ads", "unlimited_favorites", "favorites_sync"])(
    "follows a switch of %s in the open page, and back",
    async (feature) => {
      session.current = status;
      entitledFeatures.set(features);
      await open();
      const switched = new Set(features);
      if (!switched.delete(feature)) switched.add(feature);
      setPlan(switched);
      expect(shown()).toEqual(expected(switched));
      setPlan(features);
      expect(shown()).toEqual(expected(features));
    },
  );

  test("leads to /premium exactly while favourites have a cap", async () => {
    session.current = status;
    entitledFeatures.set(features);
    await open();
    const link = () => screen.queryByRole("link", { name: "Se Premium" });
    if (features.has("unlimited_favorites")) expect(link()).not.toBeInTheDocument();
    else expect(link()).toHaveAttribute("href", "/premium");
    setPlan(new Set(["unlimited_favorites"]));
    expect(link()).not.toBeInTheDocument();
  });
});

test.each([
  ["a visitor's, with a slot", SIGNED_OUT, 1],
  ["a user's, without one", SIGNED_IN, 0],
  ["a stored session's, without one", { status: "unreachable" }, 0],
])("a plan that is not known yet is %s, and loads nothing", async (_who, status, slots) => {
  session.current = status;
  await open();
  expect(screen.queryAllByRole("region", { name: "Annons" })).toHaveLength(slots);
  expect(document.head.querySelector(`script[src="${adUnit.consentScript}"]`)).toBeNull();
});

test("lists are offered exactly with the plan that has them", async () => {
  session.current = SIGNED_IN;
  entitledFeatures.set(NOTHING);
  savedFavoritesOf(SAVED_FAVORITES_PAGE).write(["Astrid"]);
  await open();
  const button = () => screen.queryByRole("button", { name: "Spara favoriterna i en lista" });
  for (const [, , features] of PLANS) {
    setPlan(features);
    if (features.has("name_lists")) await waitFor(() => expect(button()).toBeVisible());
    else expect(button()).not.toBeInTheDocument();
  }
  setPlan(DEFAULT_MATRIX.basic_plan);
  expect(button()).not.toBeInTheDocument();
});
