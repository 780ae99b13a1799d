import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountGate } from "@/access/session/account-gate.tsx";
import { trackSession } from "@/access/session/restore-session.ts";
import { currentSession, type Session } from "@/access/session/session-store.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/access/session/restore-session.ts");

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };

beforeEach(() => {
  vi.mocked(trackSession).mockReset();
});

afterEach(() => {
  currentSession.set({ status: "signed-out" });
});

function renderPage(session: Session) {
  currentSession.set(session);
  render(
    <MemoryRouter initialEntries={["/konto"]}>
      <Routes>
        <Route
          path="/konto"
          element={
            <AccountGate heading="Mitt konto">{({ email }) => <p>Hej {email}</p>}</AccountGate>
          }
        />
        <Route path="/auth" element={<h1>Logga in</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

test("shows the page to a signed-in user", () => {
  renderPage({ status: "signed-in", user: USER });
  expect(screen.getByText("Hej asta@example.se")).toBeVisible();
});

test("sends a visitor to sign in", () => {
  renderPage({ status: "signed-out" });
  expect(screen.getByRole("heading", { level: 1, name: "Logga in" })).toBeVisible();
});

test("waits while the session is restored", () => {
  renderPage({ status: "restoring" });
  expect(screen.getByRole("heading", { level: 1, name: "Mitt konto" })).toBeVisible();
  expect(screen.getByText(/^Ett ögonblick/)).toBeVisible();
});

test("offers a reload when the server is unreachable, and tries again itself", () => {
  renderPage({ status: "unreachable" });
  expect(screen.getByText(/^Vi når inte servern just nu\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Försök igen" })).toBeVisible();
  expect(trackSession).toHaveBeenCalledOnce();
});

test("says that it needs a network while offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderPage({ status: "unreachable" });
  expect(screen.getByText(/^Du är offline/)).toBeVisible();
  expect(trackSession).not.toHaveBeenCalled();
});
