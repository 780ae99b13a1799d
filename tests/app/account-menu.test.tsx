import { render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AccountMenu from "@/app/account-menu.tsx";
import { PagePathProvider } from "@/app/page-path.tsx";
import { fetchIsAdmin } from "@/features/admin/admin-api.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { queryClient } from "@/lib/query-client.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { NONE, PREMIUM } from "../features/subscription/subscriptions.ts";

vi.mock("@/features/admin/admin-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

beforeEach(() => {
  vi.mocked(fetchIsAdmin).mockResolvedValue(false);
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
});

afterEach(() => queryClient.clear());

function setUp(address = "/") {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <PagePathProvider>
          <AccountMenu
            user={{ id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" }}
          />
        </PagePathProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}

function links(): string[] {
  return within(screen.getByRole("navigation", { name: "Konto" }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}

test("a free user has the account's link, the address and a button to log out", async () => {
  setUp();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(links()).toEqual(["Mitt konto /konto"]);
  expect(screen.getByText("asta@example.se")).toBeVisible();
  expect(screen.getByRole("button", { name: "Logga ut" })).toBeVisible();
});

test("a subscriber has a link to the name lists", async () => {
  vi.mocked(fetchSubscription).mockResolvedValue(PREMIUM);
  setUp();
  expect(await screen.findByRole("link", { name: "Mina listor" })).toBeVisible();
  expect(links()).toEqual(["Mina listor /namnlistor", "Mitt konto /konto"]);
});

test("an administrator has a link to the dashboard", async () => {
  vi.mocked(fetchIsAdmin).mockResolvedValue(true);
  setUp("/admin");
  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(links()).toEqual(["Admin /admin", "Mitt konto /konto"]);
});

test("a failed call leaves out its link, without an error toast", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(fetchIsAdmin).mockRejectedValue(new Error("offline"));
  vi.mocked(fetchSubscription).mockRejectedValue(new Error("offline"));
  setUp();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(links()).toEqual(["Mitt konto /konto"]);
  expect(currentToasts()).toEqual([]);
});
