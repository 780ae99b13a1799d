import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOwnRows, fetchProfile, saveProfile } from "@/features/account/account-api.ts";
import { follow } from "@/features/auth/session-service.ts";
import { restoreSession } from "@/features/auth/session-store.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { downloadFile } from "@/lib/download.ts";
import { queryClient } from "@/lib/query-client.ts";
import { SESSION_KEY } from "@/lib/session-key.ts";
import AccountPage from "@/pages/account-page.tsx";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/lib/download.ts");
vi.mock("@/features/auth/session-service.ts");
vi.mock("@/features/account/account-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };

beforeEach(() => {
  vi.mocked(follow).mockImplementation(async (publish) => {
    publish({ status: "signed-in", user: USER });
  });
  vi.mocked(fetchProfile).mockResolvedValue({ fullName: "Asta Alm", email: "asta@brev.se" });
  vi.mocked(fetchSubscription).mockResolvedValue({
    isSubscribed: true,
    tier: null,
    end: null,
    renews: true,
  });
});

afterEach(() => {
  queryClient.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});

async function setUp() {
  window.localStorage.setItem(SESSION_KEY, "{}");
  restoreSession();
  render(
    <StrictMode>
      <MemoryRouter>
        <AccountPage />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole("textbox", { name: "Namn" });
  return userEvent.setup();
}

test("the page has its four parts under one heading", async () => {
  await setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Mitt konto");
  expect(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(["Profil", "Byt lösenord", "Kontostatus", "Dina uppgifter"]);
});

test("a network that is gone is told of in Swedish", async () => {
  vi.mocked(saveProfile).mockRejectedValue(
    new BackendError("TypeError: Failed to fetch", "unreachable"),
  );
  const user = await setUp();
  await user.click(screen.getByRole("button", { name: "Spara profil" }));
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  expect(currentToasts()[0]?.text).toMatch(/^Vi når inte servern just nu\./);
});

test("a subscription known to renew stands before the deletion", async () => {
  const user = await setUp();
  await screen.findByText("Aktiv");
  await user.click(screen.getByRole("button", { name: "Radera kontot" }));
  const dialog = screen.getByRole("dialog", { name: "Radera kontot?" });
  expect(within(dialog).getByRole("link", { name: "Hantera prenumeration" })).toBeVisible();
});

test("the file holds the account, its rows and the favourites of the browser", async () => {
  const rows = { profile: null, subscription: null, name_lists: [], favorites: [] };
  vi.mocked(fetchOwnRows).mockResolvedValue(rows);
  window.localStorage.setItem("favorites", '["Astrid"]');
  const user = await setUp();
  await user.click(screen.getByRole("button", { name: "Ladda ner mina uppgifter" }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  const [name, content] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toBe("namnfynd-mina-uppgifter.json");
  const reader = new FileReader();
  const text = new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
  });
  reader.readAsText(content ?? new Blob());
  expect(JSON.parse(String(await text))).toEqual({
    exported_at: expect.any(String),
    user: { id: "u1", email: "asta@example.se", created_at: "2024-03-01T12:00:00Z" },
    ...rows,
    favorites_in_this_browser: ["Astrid"],
  });
});
