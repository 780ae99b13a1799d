import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/access/session/load-page.ts";
import { currentSession } from "@/access/session/session-store.ts";
import {
  authError,
  authSession,
  noAnswer,
  noConnection,
  stubBackend,
} from "../../../backend-stub.ts";
import { expectFieldError, expectSummary } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast, expectNoToast, expectToast } from "../../../toasts.ts";
import {
  button,
  emailField,
  fill,
  loggedEvents,
  openAuthPage,
  passwordField,
} from "./open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/access/session/load-page.ts");

const EMAIL = "asta@example.se";
const PASSWORD = "Hemligt-123";

beforeEach(() => {
  vi.mocked(loadPage).mockReturnValue(new Promise(() => {}));
});

afterEach(() => {
  vi.mocked(loadPage).mockReset();
  currentSession.set({ status: "signed-out" });
  window.sessionStorage.clear();
  dismissToasts();
});

/** Opens the form, and submits it with only the keyboard. */
async function logIn(email = EMAIL, password = PASSWORD) {
  const user = openAuthPage("login");
  await user.click(emailField());
  await user.keyboard(email);
  await user.tab();
  expect(passwordField()).toHaveFocus();
  await user.keyboard(`${password}{Enter}`);
  return user;
}

const MISSING = "Vänligen fyll i alla fält";
const NOT_AN_EMAIL = "Ogiltig e-post Vänligen ange en giltig e-postadress.";

test.each([
  ["no password", EMAIL, "", passwordField, MISSING],
  ["a blank e-mail", "  ", "x", emailField, MISSING],
  ["no top-level domain", "a@b", "x", emailField, NOT_AN_EMAIL],
  ["a space", "a b@c.se", "x", emailField, NOT_AN_EMAIL],
])("refuses %s before anything is sent", async (_what, email, password, field, text) => {
  const calls = stubBackend();
  const user = openAuthPage("login");
  await fill(user, [
    [emailField, email],
    [passwordField, password],
  ]);
  await user.click(button("Logga in"));
  await expectFieldError(() => field(), text);
  expect(field()).toHaveFocus();
  expect(calls).toEqual([]);
  expect(emailField()).toHaveValue(email.trim());
  expect(passwordField()).toHaveValue(password);
  expect(loggedEvents()).toEqual([]);
});

test("sums up what is missing", async () => {
  const user = openAuthPage("login");
  await user.click(button("Logga in"));
  for (const field of [emailField, passwordField]) await expectFieldError(() => field(), MISSING);
  expectSummary("Två saker att rätta", ["E-post", "Lösenord"]);
});

describe("a failed login", () => {
  async function expectTypedToBeKept() {
    expect(emailField()).toHaveValue(EMAIL);
    expect(passwordField()).toHaveValue(PASSWORD);
    expect(passwordField()).toHaveFocus();
    expect(await screen.findByRole("button", { name: "Logga in" })).toBeEnabled();
    expect(loadPage).not.toHaveBeenCalled();
    expect(loggedEvents()).toEqual(["auth_failure"]);
    expect(window.localStorage.getItem("security-log")).not.toContain(PASSWORD);
  }

  test("by a wrong password is explained by the field, until it is changed", async () => {
    stubBackend({ "POST /auth/v1/token": authError("invalid_credentials") });
    const user = await logIn();
    await expectFieldError(passwordField, "Fel e-postadress eller lösenord.");
    await expectTypedToBeKept();
    await user.keyboard("4");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(passwordField()).toBeValid();
  });

  test("by a missing connection is reported in a toast", async () => {
    // The client logs it.
    vi.spyOn(console, "error").mockImplementation(() => {});
    stubBackend({ "POST /auth/v1/token": noConnection });
    await logIn();
    await expectErrorToast(
      "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
    );
    await expectTypedToBeKept();
  });
});

describe("a successful login", () => {
  beforeEach(() => {
    stubBackend({ "POST /auth/v1/token": () => Response.json(authSession()) });
  });

  test("loads the home page, and stays busy until that is there", async () => {
    await logIn(` ${EMAIL} `);
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/"));
    expect(currentSession.get()).toMatchObject({ status: "signed-in", user: { email: EMAIL } });
    expect(button("Laddar...")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Startsidan" })).not.toBeInTheDocument();
    expect(loggedEvents()).toEqual(["successful_login"]);
    // The loaded page shows the welcome.
    expectNoToast();
    expect(window.sessionStorage).toHaveLength(1);
  });

  test("loads /premium to resume a purchase", async () => {
    window.localStorage.setItem("pendingSubscription", "premium");
    // Created here, and confirmed elsewhere.
    window.localStorage.setItem("namnfynd-created-account", "u1");
    await logIn();
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/premium"));
    expect(window.localStorage.getItem("namnfynd-created-account")).toBeNull();
  });
});

test("is busy while it waits, and sends the form once", async () => {
  const calls = stubBackend({ "POST /auth/v1/token": noAnswer });
  const user = await logIn();
  expect(await screen.findByRole("button", { name: "Laddar..." })).toHaveAttribute("aria-disabled");
  await user.keyboard("{Enter}");
  await user.click(button("Laddar..."));
  expect(button("Laddar...")).toHaveFocus();
  expect(button("Laddar...")).toBeEnabled();
  expect(calls.map(({ name }) => name)).toEqual(["POST /auth/v1/token"]);
});

test("lets the visitor go to another form while it waits", async () => {
  stubBackend({ "POST /auth/v1/token": noAnswer });
  const user = await logIn();
  await user.click(screen.getByRole("link", { name: "Glömt lösenord?" }));
  expect(screen.getByRole("heading", { level: 1, name: "Glömt lösenord?" })).toBeVisible();
});

test("offers to send the confirmation again to an unconfirmed address", async () => {
  const calls = stubBackend({
    "POST /auth/v1/token": authError("email_not_confirmed"),
    "POST /auth/v1/resend": Response.json({}),
  });
  const user = await logIn();
  await expectErrorToast(
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  );
  dismissToasts();
  await user.click(button("Skicka bekräftelsen igen"));
  await expectToast({
    tone: "success",
    text: `Är adressen inte redan bekräftad har vi skickat ett nytt mejl till ${EMAIL}. Annars kan du logga in.`,
  });
  expect(calls.at(-1)?.body).toMatchObject({ type: "signup", email: EMAIL });
});

test("tells password managers what each field is for", () => {
  openAuthPage("login");
  expect(emailField()).toHaveAttribute("type", "email");
  expect(emailField()).toHaveAttribute("autocomplete", "username");
  expect(passwordField()).toHaveAttribute("autocomplete", "current-password");
});

test("shows and hides the password", async () => {
  const user = openAuthPage("login");
  await user.type(passwordField(), "Hemligt");
  expect(passwordField()).toHaveAttribute("type", "password");
  expect(button("Visa lösenordet")).toHaveAttribute("aria-pressed", "false");
  await user.click(button("Visa lösenordet"));
  expect(button("Visa lösenordet")).toHaveAttribute("aria-pressed", "true");
  expect(passwordField()).toHaveAttribute("type", "text");
  expect(passwordField()).toHaveValue("Hemligt");
  await user.click(button("Visa lösenordet"));
  expect(passwordField()).toHaveAttribute("type", "password");
});

describe("Google", () => {
  const ERROR = "Något gick fel med Google-inloggning";

  test.each([
    ["is not set up", Response.json({ msg: "Unsupported provider" }, { status: 400 })],
    ["cannot be reached", noConnection],
  ])("that %s leaves the visitor on the page", async (_what, answer) => {
    stubBackend({ "GET /auth/v1/authorize": answer });
    const user = openAuthPage("login");
    await user.type(emailField(), EMAIL);
    await user.click(button("Fortsätt med Google"));
    await expectErrorToast(ERROR);
    expect(await screen.findByRole("button", { name: "Fortsätt med Google" })).toBeEnabled();
    expect(emailField()).toHaveValue(EMAIL);
    expect(loadPage).not.toHaveBeenCalled();
    expect(loggedEvents()).toEqual(["google_auth_initiated", "google_auth_failure"]);
  });

  test("opens its own page, and is busy until that is there", async () => {
    const redirect = Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
    stubBackend({ "GET /auth/v1/authorize": () => redirect });
    const user = openAuthPage("login");
    await user.click(button("Fortsätt med Google"));
    await waitFor(() => expect(loadPage).toHaveBeenCalledOnce());
    expect(button("Laddar...")).toHaveFocus();
    const [address = ""] = vi.mocked(loadPage).mock.calls[0] ?? [];
    expect(address).toMatch(/^http:\/\/localhost\/auth\/v1\/authorize\?provider=google&/);
    expect(button("Laddar...")).toBeVisible();
  });
});
