import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPage } from "@/access/session/load-page.ts";
import { currentSession } from "@/access/session/session-store.ts";
import {
  authError,
  authSession,
  type BackendCall,
  noConnection,
  stubBackend,
} from "../../../backend-stub.ts";
import { expectFieldError } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast } from "../../../toasts.ts";
import {
  button,
  emailField,
  fill,
  loggedEvents,
  nameField,
  openAuthPage,
  passwordField,
} from "./open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/access/session/load-page.ts");

const EMAIL = "asta@example.se";
let isPasswordRight = false;
let isReachable = true;
let calls: BackendCall[] = [];

beforeEach(() => {
  isPasswordRight = false;
  isReachable = true;
  vi.useFakeTimers({ toFake: ["Date"] });
  calls = stubBackend({
    "POST /auth/v1/token": () => {
      if (!isReachable) return noConnection();
      return isPasswordRight ? Response.json(authSession()) : authError("invalid_credentials");
    },
    "POST /auth/v1/recover": Response.json({}),
    "POST /auth/v1/logout": new Response(null, { status: 204 }),
  });
});

afterEach(() => {
  currentSession.set({ status: "signed-out" });
  window.sessionStorage.clear();
  dismissToasts();
});

async function openLogin(email = EMAIL): Promise<UserEvent> {
  cleanup();
  const user = openAuthPage("login");
  await fill(user, [
    [emailField, email],
    [passwordField, "Fel-lösen1"],
  ]);
  return user;
}

/** Submits the login form this many times, each of which is sent and refused. */
async function fail(user: UserEvent, times: number): Promise<void> {
  for (let attempt = 1; attempt <= times; attempt++) {
    const { length } = calls;
    await user.click(button("Logga in"));
    await waitFor(() => expect(calls.length).toBeGreaterThan(length));
    await expectFieldError(passwordField, "Fel e-postadress eller lösenord.");
    await waitFor(() => expect(button("Logga in")).toBeVisible());
  }
}

/** Submits a form, and expects that nothing is sent. */
async function expectLimit(user: UserEvent, buttonName: string): Promise<void> {
  const { length } = calls;
  dismissToasts();
  await user.click(button(buttonName));
  await expectErrorToast("Vänta 5 minuter innan du försöker igen.", "För många försök");
  expect(calls).toHaveLength(length);
}

test("refuses the sixth attempt of an address within five minutes", async () => {
  await fail(await openLogin(), 5);
  await expectLimit(await openLogin(EMAIL.toUpperCase()), "Logga in");
  expect(loggedEvents().at(-1)).toBe("rate_limit_exceeded");
  await fail(await openLogin("bo@example.se"), 1);

  vi.setSystemTime(Date.now() + 5 * 60 * 1000);
  await fail(await openLogin(), 1);
});

test("counts logging in and signing up together, and mails separately", async () => {
  const user = await openLogin();
  await fail(user, 5);
  await user.click(screen.getByRole("link", { name: "Skapa konto" }));
  await fill(user, [
    [nameField, "Asta"],
    [passwordField, "Hemligt-123"],
  ]);
  await expectLimit(user, "Skapa konto");

  await user.click(screen.getByRole("link", { name: "Logga in" }));
  await user.click(screen.getByRole("link", { name: "Glömt lösenord?" }));
  expect(emailField()).toHaveValue(EMAIL);
  for (let mail = 1; mail <= 5; mail++) {
    await user.click(await screen.findByRole("button", { name: "Skicka länk" }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === "POST /auth/v1/recover")).toHaveLength(mail),
    );
  }
  await screen.findByRole("button", { name: "Skicka länk" });
  await expectLimit(user, "Skicka länk");
});

test("gives all attempts back after a login", async () => {
  const user = await openLogin();
  await fail(user, 4);
  isPasswordRight = true;
  await user.click(button("Logga in"));
  await waitFor(() => expect(loadPage).toHaveBeenCalled());
  isPasswordRight = false;
  currentSession.set({ status: "signed-out" });
  await fail(await openLogin(), 5);
});

test("does not count attempts that the auth service has not answered", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  isReachable = false;
  const user = await openLogin();
  for (let attempt = 1; attempt <= 6; attempt++) {
    dismissToasts();
    await user.click(await screen.findByRole("button", { name: "Logga in" }));
    await expectErrorToast(
      "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
    );
  }
  isReachable = true;
  await fail(await openLogin(), 5);
  await expectLimit(await openLogin(), "Logga in");
});
