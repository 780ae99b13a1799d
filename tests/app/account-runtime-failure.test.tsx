import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchPlanFeatures } from "@/access/entitlement/plan-features-api.ts";
import { AccountRuntime } from "@/app/account-runtime.tsx";
import { Header } from "@/app/header.tsx";
import { PagePathProvider } from "@/app/page-path.tsx";
import { ACCOUNT_CODE_RETRY_MS } from "@/config/limits.ts";
import { fetchIsAdmin } from "@/features/admin/admin-api.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import CombinedPage from "@/pages/combined-page.tsx";
import { fetchFavorites } from "@/saved/favorites/favorites-api.ts";
import { accountFavorites } from "@/saved/favorites/favorites-store.ts";
import { NONE } from "../features/subscription/subscriptions.ts";
import { SOON } from "../soon.ts";

/** Imports of the runtime's code, which fail until it is reachable. */
const chunk = vi.hoisted(() => ({ imports: 0, isReachable: false }));

vi.mock("@/app/account-sync.tsx", async (importOriginal) => {
  chunk.imports += 1;
  if (!chunk.isReachable) throw new Error("The chunk is gone");
  return importOriginal();
});
vi.mock("@/access/session/session-store.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => ({
    status: "signed-in",
    user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
  }),
}));
vi.mock("@/features/admin/admin-api.ts");
vi.mock("@/saved/favorites/favorites-api.ts");
vi.mock("@/access/entitlement/plan-features-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

beforeEach(() => {
  chunk.imports = 0;
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(fetchIsAdmin).mockResolvedValue(false);
  vi.mocked(fetchFavorites).mockResolvedValue(new Map([["namngenerator", ["Alva"]]]));
  vi.mocked(fetchPlanFeatures).mockResolvedValue([]);
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
});

/** Opens the combined generator. */
async function open() {
  window.localStorage.setItem("favorites", '["Astrid","Bo"]');
  // Not in strict mode: a mock that throws only does so for the first of two parallel imports.
  render(
    <MemoryRouter initialEntries={["/namngenerator"]}>
      <PagePathProvider>
        <Header />
        <CombinedPage />
        <AccountRuntime />
      </PagePathProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  return userEvent.setup();
}

function favorites(): (string | null)[] {
  const items = within(screen.getByRole("list", { name: "Favoriter" })).queryAllByRole("listitem");
  return items.map(({ textContent }) => textContent);
}

test("without the account runtime the favourites in the browser work", async () => {
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Ta bort Bo från favoriter" }));
  expect(favorites()).toEqual(["Astrid"]);
  expect(window.localStorage.getItem("favorites")).toBe('["Astrid"]');
  expect(accountFavorites.get()).toBeNull();
});

test("the import is retried after a while", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"], shouldAdvanceTime: false });
  try {
    await open();
    expect(chunk.imports).toBe(1);
    vi.advanceTimersByTime(ACCOUNT_CODE_RETRY_MS);
    await vi.waitUntil(() => chunk.imports === 2, SOON);
  } finally {
    vi.useRealTimers();
  }
});

test("the import is retried when the network is back", async () => {
  await open();
  expect(chunk.imports).toBe(1);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(chunk.imports).toBe(2));
});

// Last: a mock that has been imported once stays.
test("the import is retried on the next navigation, and starts the sync", async () => {
  const user = await open();
  chunk.isReachable = true;
  const menu = within(screen.getByRole("navigation", { name: "Alla sidor" }));
  await user.click(menu.getByRole("link", { name: "Om oss" }));
  expect(await screen.findByText("Alva")).toBeVisible();
  expect(chunk.imports).toBe(2);
});
