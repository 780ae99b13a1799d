import { onlineManager } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { fetchProfile, saveProfile } from "@/features/account/account-api.ts";
import { fetchOwnRows, type OwnRows } from "@/features/account/own-data-api.ts";
import { fetchApiKeys } from "@/features/api-keys/api-keys-api.ts";
import { fetchMyRoomRows, fetchMyRooms } from "@/features/rooms/account/my-rooms-api.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { downloadFile } from "@/lib/download.ts";
import { queryClient } from "@/lib/query-client.ts";
import AccountPage from "@/pages/account-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { hasNameLists } from "@/saved/lists/name-lists-api.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../toasts.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/lib/download.ts", () => ({ downloadFile: vi.fn(() => true) }));
vi.mock("@/features/account/account-api.ts");
vi.mock("@/features/account/own-data-api.ts");
vi.mock("@/features/api-keys/api-keys-api.ts");
vi.mock("@/features/rooms/account/my-rooms-api.ts");
vi.mock("@/saved/lists/name-lists-api.ts");
vi.mock("@/features/subscription/subscription-api.ts");

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };
const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

const ROOM = {
  room: "r1",
  other: "Elin",
  my_name: "Asta",
  created_at: "2026-03-01T12:00:00Z",
  last_vote_at: "2026-03-05T12:00:00Z",
  answered: 15,
  names: 40,
  ranking: null,
  answers: [{ name: "Alma", answer: "yes", note: "Mormor", at: "2026-03-05T12:00:00Z" }],
};

beforeEach(() => {
  vi.mocked(hasNameLists).mockResolvedValue(false);
  vi.mocked(fetchApiKeys).mockResolvedValue([]);
  vi.mocked(fetchMyRooms).mockResolvedValue({ rooms: [], unreadable: 0 });
  currentSession.set({ status: "signed-in", user: USER });
  vi.mocked(fetchProfile).mockResolvedValue({ fullName: "Asta Alm", email: "asta@brev.se" });
  vi.mocked(fetchSubscription).mockResolvedValue({
    plan: "Premium",
    end: null,
    renews: true,
    period: null,
    problem: null,
  });
});

afterEach(() => {
  cleanup();
  currentSession.set({ status: "signed-out" });
  onlineManager.setOnline(true);
  queryClient.clear();
  dismissToasts();
});

async function setUp() {
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

test("has six sections under one heading", async () => {
  await setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Mitt konto");
  expect(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(["Profil", "Byt lösenord", "Kontostatus", "Dina uppgifter", "Rum", "API-nycklar"]);
});

test("reports failures at once while offline, and keeps the known status", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new BackendError("TypeError: Failed to fetch", "unreachable");
  vi.mocked(saveProfile).mockRejectedValue(failure);
  const user = await setUp();
  await screen.findByText("Aktiv");
  onlineManager.setOnline(false);
  vi.mocked(fetchSubscription).mockRejectedValue(failure);
  await user.click(screen.getByRole("button", { name: "Spara profil" }));
  await expectErrorToast(UNREACHABLE);
  await user.click(screen.getByRole("button", { name: "Uppdatera status" }));
  const card = within(screen.getByRole("region", { name: "Kontostatus" }));
  await waitFor(() =>
    expect(card.getByRole("status")).toHaveTextContent(/^Statusen kunde inte uppdateras\./),
  );
  expect(card.getByText("Premium")).toBeVisible();
});

test("does not offer deletion while the subscription renews", async () => {
  const user = await setUp();
  await screen.findByText("Aktiv");
  await user.click(screen.getByRole("button", { name: "Radera kontot" }));
  const dialog = screen.getByRole("dialog", { name: "Radera kontot?" });
  expect(within(dialog).getByRole("link", { name: "Hantera prenumeration" })).toBeVisible();
});

test("a failed payment is shown with the way to pay, and its unpaid time is not called paid", async () => {
  vi.mocked(fetchSubscription).mockResolvedValue({
    plan: "Premium",
    end: new Date(2027, 10, 21),
    renews: false,
    period: null,
    problem: "unpaid",
  });
  const user = await setUp();
  const card = within(screen.getByRole("region", { name: "Kontostatus" }));
  expect(await card.findByText(/^Du har kvar Premium till 21\snovember\s2027\./)).toBeVisible();
  expect(card.queryByText("Aktiv")).not.toBeInTheDocument();
  expect(card.getByRole("button", { name: "Hantera prenumeration" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Radera kontot" }));
  expect(screen.queryByText(/betalat för/)).not.toBeInTheDocument();
});

test("links to the name lists of a user who has some, whatever the plan", async () => {
  vi.mocked(hasNameLists).mockResolvedValue(true);
  await setUp();
  expect(await screen.findByRole("link", { name: "Se dina namnlistor" })).toHaveAttribute(
    "href",
    "/namnlistor",
  );
});

test("has no link to name lists for a user without any", async () => {
  await setUp();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(hasNameLists).toHaveBeenCalled();
  expect(screen.queryByRole("link", { name: "Se dina namnlistor" })).not.toBeInTheDocument();
});

test("downloads the account, its rows and the browser's favourites", async () => {
  const rows: OwnRows = {
    profiles: [{ full_name: "Asta Alm" }],
    subscribers: [],
    name_lists: [],
    favorites: [{ page: "fornamn", name: "Alva" }],
    purchase_confirmations: [],
    list_takedowns: [],
    renewal_reminders: [],
    withdrawals: [],
    stripe_events: [],
    billing_states: [],
    function_calls: [],
    api_keys: [],
    admin_users: [],
    plan_feature_changes: [],
  };
  vi.mocked(fetchOwnRows).mockResolvedValue(rows);
  vi.mocked(fetchMyRoomRows).mockResolvedValue([ROOM]);
  savedFavoritesOf("namngenerator").write(["Astrid"]);
  window.localStorage.setItem("favorites-fornamn", '["Alva"]');
  const user = await setUp();
  await user.click(screen.getByRole("button", { name: "Ladda ner mina uppgifter" }));
  await expectToast({ tone: "success", text: "Dina uppgifter är nedladdade" });
  const [name, content] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toBe("namnfynd-mina-uppgifter.json");
  expect(JSON.parse(await textOf(content ?? new Blob()))).toEqual({
    exported_at: expect.any(String),
    user: { id: "u1", email: "asta@example.se", created_at: "2024-03-01T12:00:00Z" },
    ...rows,
    rooms: [ROOM],
    favorites_in_this_browser: { namngenerator: ["Astrid"], fornamn: ["Alva"] },
  });
});

test("shows why the download failed", async () => {
  vi.mocked(fetchOwnRows).mockRejectedValue(new BackendError("JWT expired", "signed-out"));
  const user = await setUp();
  await user.click(screen.getByRole("button", { name: "Ladda ner mina uppgifter" }));
  await expectErrorToast("Ingen användare inloggad");
});

/** By a reader, since jsdom has no `Blob.text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
