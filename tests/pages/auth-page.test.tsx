import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { emailField, openAuthAddress } from "../features/auth/forms/open-auth-page.tsx";

const env = vi.hoisted(() => ({ hasBackend: true }));

vi.mock("@/lib/env.ts", () => ({
  get backendAddress() {
    return env.hasBackend ? { url: "http://localhost", publishableKey: "nyckel" } : null;
  },
}));
// The session is the test's own.
vi.mock("@/access/session/session-service.ts");

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };

const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  env.hasBackend = true;
});

afterEach(() => {
  cleanup();
  currentSession.set({ status: "signed-out" });
});

test.each(["login", "signup", "forgot", "recovery"])(
  "explains on ?mode=%s that a site without a backend has no accounts",
  async (mode) => {
    env.hasBackend = false;
    const user = openAuthAddress(`/auth?mode=${mode}`);
    expect(heading()).toHaveTextContent("Logga in");
    expect(screen.getByText(/^Det går inte att skapa konto här ännu/)).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Till generatorerna" }));
    expect(heading()).toHaveTextContent("Generatorer");
  },
);

test.each(["/auth", "/auth?mode=", "/auth?mode=admin"])("shows the login form at %s", (address) => {
  openAuthAddress(address);
  expect(heading()).toHaveTextContent("Logga in");
});

test("keeps the e-mail between its forms, and moves focus to the heading of each", async () => {
  const user = openAuthAddress("/auth");
  await user.type(emailField(), "astrid@example.se");
  for (const link of ["Skapa konto", "Logga in", "Glömt lösenord?"]) {
    await user.click(screen.getByRole("link", { name: link }));
    expect(screen.getByRole("heading", { level: 1, name: link })).toHaveFocus();
    expect(emailField()).toHaveValue("astrid@example.se");
  }
});

describe("a signed-in user", () => {
  test.each([
    ["login", "", "Startsidan"],
    ["signup", "", "Startsidan"],
    ["forgot", "premium", "Premium"],
  ])("is sent from ?mode=%s (pending purchase: %j) to %s", (mode, pending, destination) => {
    if (pending) window.localStorage.setItem("pendingSubscription", pending);
    openAuthAddress(`/auth?mode=${mode}`);
    act(() => currentSession.set({ status: "signed-in", user: USER }));
    expect(heading()).toHaveTextContent(destination);
  });
});
