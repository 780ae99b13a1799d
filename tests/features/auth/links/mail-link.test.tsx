import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import { authRefusal } from "../../../auth-answers.ts";
import {
  authError,
  authSession,
  type BackendCall,
  noConnection,
  stubBackend,
  userAnswer,
} from "../../../backend-stub.ts";
import { deferred } from "../../../deferred.ts";
import { expectFieldError } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../../toasts.ts";
import {
  button,
  fill,
  loggedEvents,
  nameField,
  openAuthAddress,
  passwordField,
} from "../forms/open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
// The session is the test's own.
vi.mock("@/access/session/session-service.ts");

const USER = { id: "u9", email: "berit@example.se", createdAt: "2024-03-01T12:00:00Z" };
const ADDRESS = "asta@example.se";
/** Of `authSession`. */
const ACCOUNT_ID = "u1";
const CREATED_ACCOUNT_KEY = "namnfynd-created-account";
const PASSWORD_LABEL = "Nytt lösenord";
const VERIFY = "POST /auth/v1/verify";
const ACCEPTED = {
  [VERIFY]: () => Response.json(authSession(ADDRESS)),
  "GET /auth/v1/user": () => userAnswer(ADDRESS),
  "PUT /auth/v1/user": () => userAnswer(ADDRESS),
};

/** The links that sign in, and the button that uses each up. */
const LINKS = [
  ["confirm", "signup", "Bekräfta adressen"],
  ["recovery", "recovery", "Fortsätt"],
  ["magiclink", "magiclink", "Fortsätt"],
] as const;

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
/** In the browser that has created the account. */
function openLink(mode: string): UserEvent {
  if (mode === "confirm") window.localStorage.setItem(CREATED_ACCOUNT_KEY, ACCOUNT_ID);
  return openElsewhere(mode);
}
const openElsewhere = (mode: string) => openAuthAddress(`/auth?mode=${mode}#token_hash=abc123`);
const namesOf = (calls: readonly BackendCall[]) => calls.map(({ name }) => name);

beforeEach(() => {
  // Each link has a client of its own; the library warns of that.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  const { auth } = backendClient();
  // It starts its timers at the end of its initialization.
  await auth.initialize();
  await auth.stopAutoRefresh();
  await auth.signOut({ scope: "local" });
  currentSession.set({ status: "signed-out" });
  dismissToasts();
});

describe.each(LINKS)("a link (%s)", (mode, type, press) => {
  test("is used up by a press only, and then names its account without signing in", async () => {
    const calls = stubBackend(ACCEPTED);
    const user = openLink(mode);
    expect(button(press)).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(button(press));
    expect(await screen.findByText(ADDRESS)).toBeVisible();
    expect(calls).toMatchObject([{ name: VERIFY, body: { type, token_hash: "abc123" } }]);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test("is not used while someone is signed in", () => {
    currentSession.set({ status: "signed-in", user: USER });
    const calls = stubBackend(ACCEPTED);
    openLink(mode);
    expect(screen.getByText(USER.email)).toBeVisible();
    expect(screen.queryByRole("button", { name: press })).not.toBeInTheDocument();
    expect(button("Logga ut")).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("that has been opened waits when another tab signs in", async () => {
    stubBackend(ACCEPTED);
    const user = openLink(mode);
    await user.click(button(press));
    await screen.findByText(ADDRESS);
    act(() => currentSession.set({ status: "signed-in", user: USER }));
    expect(screen.getByText(USER.email)).toBeVisible();
    expect(screen.queryByText(ADDRESS)).not.toBeInTheDocument();
  });

  test("that has expired says so", async () => {
    stubBackend({ [VERIFY]: authError("otp_expired", 403) });
    const user = openLink(mode);
    await user.click(button(press));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Länken har gått ut eller är redan använd.",
    );
  });

  test("can be pressed again after an outage", async () => {
    stubBackend({ [VERIFY]: noConnection });
    const user = openLink(mode);
    await user.click(button(press));
    await expectErrorToast(
      "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
    );
    stubBackend(ACCEPTED);
    await user.click(button(press));
    expect(await screen.findByText(ADDRESS)).toBeVisible();
  });

  test("that is not whole says so", () => {
    openAuthAddress(`/auth?mode=${mode}`);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Länken är ofullständig. Öppna den igen från mejlet.",
    );
  });
});

test.each([
  ["confirm", "", "Startsidan"],
  ["magiclink", "premium", "Premium"],
])(
  "%s (pending purchase: %j) signs in on a press beside the address",
  async (mode, pending, to) => {
    if (pending) window.localStorage.setItem("pendingSubscription", pending);
    const calls = stubBackend(ACCEPTED);
    const user = openLink(mode);
    await user.click(screen.getByRole("button", { name: /^(Bekräfta|Fortsätt)/ }));
    await user.click(await screen.findByRole("button", { name: `Logga in som ${ADDRESS}` }));
    expect(await heading(to)).toBeVisible();
    await expectToast({ tone: "success", text: "Du är nu inloggad" });
    expect(namesOf(calls)).toEqual([VERIFY, "GET /auth/v1/user"]);
    expect(window.localStorage.getItem(SESSION_KEY)).toContain(ADDRESS);
    expect(loggedEvents()).toEqual(["successful_login"]);
  },
);

test("an opened link can be left without signing in", async () => {
  stubBackend(ACCEPTED);
  const user = openLink("confirm");
  await user.click(button("Bekräfta adressen"));
  await user.click(await screen.findByRole("link", { name: "Logga inte in" }));
  expect(await heading("Startsidan")).toBeVisible();
  expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
});

test("a session that is stored meanwhile is not replaced", async () => {
  stubBackend(ACCEPTED);
  const user = openLink("confirm");
  await user.click(button("Bekräfta adressen"));
  const signIn = await screen.findByRole("button", { name: `Logga in som ${ADDRESS}` });
  const stored = JSON.stringify(authSession(USER.email));
  window.localStorage.setItem(SESSION_KEY, stored);
  await user.click(signIn);
  await expectErrorToast("Du är redan inloggad. Logga ut först om du vill byta konto.");
  expect(window.localStorage.getItem(SESSION_KEY)).toBe(stored);
});

test("a recovery link that is not whole leads to a new one", async () => {
  const user = openAuthAddress("/auth?mode=recovery");
  await user.click(screen.getByRole("link", { name: "Be om en ny länk" }));
  expect(await heading("Glömt lösenord?")).toBeVisible();
});

describe("a new password", () => {
  async function openForm(answers: Parameters<typeof stubBackend>[0] = {}) {
    const calls = stubBackend({ ...ACCEPTED, ...answers });
    const user = openLink("recovery");
    await user.click(button("Fortsätt"));
    await screen.findByLabelText(PASSWORD_LABEL);
    return { calls, user };
  }

  test.each([
    ["", "Vänligen fyll i alla fält"],
    [
      "SVAGT",
      "Lösenordet är för svagt Det behöver minst 8\u00a0tecken, en liten bokstav (a–z), en siffra och ett specialtecken.",
    ],
  ])("of %j is refused before it is sent", async (password, text) => {
    const { calls, user } = await openForm();
    await user.click(passwordField(PASSWORD_LABEL));
    await user.keyboard(`${password}{Enter}`);
    await expectFieldError(() => passwordField(PASSWORD_LABEL), text);
    expect(namesOf(calls)).toEqual([VERIFY]);
  });

  test("is kept in the form when the server refuses it, and nobody is signed in", async () => {
    const { user } = await openForm({ "PUT /auth/v1/user": authError("same_password", 422) });
    await user.type(passwordField(PASSWORD_LABEL), "Hemligt-123{Enter}");
    await expectFieldError(
      () => passwordField(PASSWORD_LABEL),
      "Det nya lösenordet måste skilja sig från det gamla.",
    );
    expect(passwordField(PASSWORD_LABEL)).toHaveValue("Hemligt-123");
    expect(await screen.findByRole("button", { name: "Spara lösenordet" })).toBeEnabled();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test("is saved for the account on the page, signs in to it, and leads to the home page", async () => {
    const { calls, user } = await openForm();
    expect(passwordField(PASSWORD_LABEL)).toHaveAttribute("autocomplete", "new-password");
    await user.type(passwordField(PASSWORD_LABEL), "Annat?Lösen7");
    await user.click(button("Spara lösenordet"));
    expect(await heading("Startsidan")).toBeVisible();
    await expectToast({ tone: "success", text: "Lösenord ändrat" });
    expect(calls).toContainEqual({
      name: "PUT /auth/v1/user",
      body: expect.objectContaining({ password: "Annat?Lösen7" }),
    });
    expect(window.localStorage.getItem(SESSION_KEY)).toContain(ADDRESS);
  });

  test("that is saved before the connection fails can still be signed in with", async () => {
    const { user } = await openForm({ "GET /auth/v1/user": noConnection });
    await user.type(passwordField(PASSWORD_LABEL), "Annat?Lösen7{Enter}");
    expect(await screen.findByText(/^Lösenordet för/)).toHaveTextContent(
      `Lösenordet för ${ADDRESS} är ändrat.`,
    );
    stubBackend(ACCEPTED);
    await user.click(await screen.findByRole("button", { name: `Logga in som ${ADDRESS}` }));
    expect(await heading("Startsidan")).toBeVisible();
  });

  test("that is saved after the visitor has left leaves the visitor there", async () => {
    const saving = deferred<Response>();
    const { user } = await openForm({ "PUT /auth/v1/user": () => saving.promise });
    await user.type(passwordField(PASSWORD_LABEL), "Annat?Lösen7{Enter}");
    await user.click(screen.getByRole("link", { name: "Lämna sidan" }));
    await act(async () => saving.resolve(userAnswer(ADDRESS)));
    await expectToast({ tone: "success", text: "Lösenord ändrat" });
    expect(screen.getByRole("heading", { level: 1, name: "Generatorer" })).toBeVisible();
  });
});

describe("a confirmation in a browser that did not create the account", () => {
  const PASSWORD = "Annat?Lösen7";
  const PUT_USER = "PUT /auth/v1/user";
  const PATCH_PROFILE = "PATCH /rest/v1/profiles";
  const SAVED = { ...ACCEPTED, [PATCH_PROFILE]: () => new Response(null, { status: 204 }) };
  const ownPassword = () => passwordField("Välj lösenord");
  const confirmed = () => screen.findByText(/^E-postadressen/);

  async function typeDetails(user: UserEvent) {
    await fill(user, [
      [nameField, " Asta Alm "],
      [ownPassword, PASSWORD],
    ]);
  }

  test("asks for a name and a password before it uses the link up", async () => {
    const calls = stubBackend(SAVED);
    const user = openElsewhere("confirm");
    await user.click(button("Bekräfta adressen"));
    expect(nameField()).toBeInvalid();
    expect(ownPassword()).toBeInvalid();
    await fill(user, [
      [nameField, "Asta"],
      [ownPassword, "SVAGT"],
    ]);
    await user.click(button("Bekräfta adressen"));
    await expectFieldError(
      ownPassword,
      "Lösenordet är för svagt Det behöver minst 8\u00a0tecken, en liten bokstav (a–z), en siffra och ett specialtecken.",
    );
    expect(calls).toEqual([]);
  });

  test("replaces the password and the name of whoever signed up, and then signs in on a press", async () => {
    const calls = stubBackend(SAVED);
    const user = openElsewhere("confirm");
    await typeDetails(user);
    await user.click(button("Bekräfta adressen"));
    await confirmed();
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [VERIFY, expect.objectContaining({ type: "signup", token_hash: "abc123" })],
      [PUT_USER, expect.objectContaining({ password: PASSWORD, data: { full_name: "Asta Alm" } })],
      [PATCH_PROFILE, { full_name: "Asta Alm" }],
    ]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(screen.getByText(/Köpet fortsätter när du loggar in där du började\./)).toBeVisible();
    await user.click(button(`Logga in som ${ADDRESS}`));
    expect(await heading("Startsidan")).toBeVisible();
  });

  test("takes the password that the account has already", async () => {
    const calls = stubBackend({
      ...SAVED,
      [PUT_USER]: (_url, { body }) =>
        body && "password" in body ? authRefusal("samePassword") : userAnswer(ADDRESS),
    });
    const user = openElsewhere("confirm");
    await typeDetails(user);
    await user.click(button("Bekräfta adressen"));
    await confirmed();
    expect(namesOf(calls)).toEqual([VERIFY, PUT_USER, PUT_USER, PATCH_PROFILE]);
    expect(calls[2]?.body).toMatchObject({ data: { full_name: "Asta Alm" } });
  });

  test.each([
    ["a leaked password", PUT_USER, () => authRefusal("leakedPassword")],
    ["a failing profile", PATCH_PROFILE, () => Response.json({}, { status: 503 })],
  ])(
    "keeps what was typed after %s, and does not use the link up again",
    async (_what, name, answer) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      stubBackend({ ...SAVED, [name]: answer });
      const user = openElsewhere("confirm");
      await typeDetails(user);
      await user.click(button("Bekräfta adressen"));
      expect(await screen.findByRole("button", { name: "Spara" })).toBeEnabled();
      expect(nameField()).toHaveValue(" Asta Alm ");
      expect(ownPassword()).toHaveValue(PASSWORD);
      const calls = stubBackend(SAVED);
      await user.click(button("Spara"));
      await confirmed();
      expect(namesOf(calls)).toEqual([PUT_USER, PATCH_PROFILE]);
    },
  );

  test("asks for them afterwards when the link is of another account than was created here", async () => {
    const calls = stubBackend(SAVED);
    window.localStorage.setItem(CREATED_ACCOUNT_KEY, "u2");
    const user = openElsewhere("confirm");
    await user.click(button("Bekräfta adressen"));
    await screen.findByRole("button", { name: "Spara" });
    expect(screen.getByText(ADDRESS)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Logga in som/ })).not.toBeInTheDocument();
    await typeDetails(user);
    await user.click(button("Spara"));
    await confirmed();
    expect(namesOf(calls)).toEqual([VERIFY, PUT_USER, PATCH_PROFILE]);
  });

  test("does not ask for what was typed in vain when the link has expired", async () => {
    stubBackend({ [VERIFY]: authError("otp_expired", 403) });
    const user = openElsewhere("confirm");
    await typeDetails(user);
    await user.click(button("Bekräfta adressen"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Länken har gått ut eller är redan använd.",
    );
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("a change of address", () => {
  test.each([
    ["is done", authSession("ny@example.se"), "Kontot har nu adressen ny@example.se."],
    ["awaits the other address", { code: 200, msg: "accepted" }, "Adressen är godkänd. Öppna nu"],
  ])("%s, whoever is signed in", async (_what, answer, text) => {
    currentSession.set({ status: "signed-in", user: USER });
    const calls = stubBackend({ [VERIFY]: () => Response.json(answer) });
    const user = openLink("email-change");
    await user.click(button("Godkänn bytet"));
    expect(await screen.findByRole("status")).toHaveTextContent(text);
    expect(calls).toMatchObject([{ name: VERIFY, body: { type: "email_change" } }]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
