import { render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { fetchPlanFeatures } from "@/access/entitlement/plan-features-api.ts";
import { AccountRuntime } from "@/app/account-runtime.tsx";
import { Header } from "@/app/header.tsx";
import { PagePathProvider } from "@/app/page-path.tsx";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { fetchFavorites } from "@/saved/favorites/favorites-api.ts";
import { accountFavorites } from "@/saved/favorites/favorites-store.ts";
import { NONE } from "../features/subscription/subscriptions.ts";

// Hoisted, so in a file of its own: a mock that is registered while modules are still imported may be lost.
vi.mock("@/app/account-menu.tsx", () => {
  throw new Error("The chunk is gone");
});
vi.mock("@/access/session/session-store.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => ({
    status: "signed-in",
    user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
  }),
}));
vi.mock("@/saved/favorites/favorites-api.ts");
vi.mock("@/access/entitlement/plan-features-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

test("an account works without the code of the header's menu, which falls back to a link", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(fetchFavorites).mockResolvedValue(new Map());
  vi.mocked(fetchPlanFeatures).mockResolvedValue([]);
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
  render(
    <MemoryRouter>
      <PagePathProvider>
        <Header />
        <AccountRuntime />
      </PagePathProvider>
    </MemoryRouter>,
  );

  const banner = within(screen.getByRole("banner"));
  expect(await banner.findByRole("link", { name: "Mitt konto" })).toHaveAttribute("href", "/konto");
  expect(banner.queryByRole("button", { name: "Logga ut" })).not.toBeInTheDocument();
  await waitFor(() => expect(accountFavorites.get()).not.toBeNull());
});
