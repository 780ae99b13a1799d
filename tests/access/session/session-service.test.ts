import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import {
  accessToken,
  authError,
  authSession,
  noConnection,
  stubBackend,
  userAnswer,
} from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const FAR_FUTURE = 4_102_444_800;
const TOKENS = `access_token=${accessToken(FAR_FUTURE)}&refresh_token=refresh&token_type=bearer`;
const TOKENS_REFUSED = "Länken går inte att logga in med. Logga in här, eller be om en ny länk.";
const NOT_BEGUN_HERE =
  "Inloggningen började inte i den här webbläsaren, eller tog för lång tid. Logga in här i stället.";
const EXPIRED_LINK = "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.";

beforeEach(() => {
  // Each test has a client and a store of its own, as a newly loaded page; the client warns of that.
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(async () => {
  // Its timers would renew the session that the next test stores.
  const { backendClient } = await import("@/lib/backend-client.ts");
  const { auth } = backendClient();
  await auth.initialize();
  await auth.stopAutoRefresh();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

/** Opens an address of the site, and waits until its session is known. */
async function open(address = "/") {
  window.history.replaceState(null, "", address);
  const { restoreSession } = await import("@/access/session/restore-session.ts");
  const { currentSession } = await import("@/access/session/session-store.ts");
  const { currentToasts } = await import("@/ui/toast-store.ts");
  restoreSession();
  await waitFor(() => expect(currentSession.get().status).not.toBe("restoring"));
  return {
    currentSession,
    toasts: () => currentToasts().map(({ title, text }) => `${title}: ${text}`),
  };
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

function storeSession(session: unknown): void {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

function anotherTabStores(value: string | null): void {
  if (value === null) window.localStorage.removeItem(SESSION_KEY);
  else window.localStorage.setItem(SESSION_KEY, value);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
}

describe("a stored session", () => {
  test("is restored", async () => {
    storeSession(authSession());
    const calls = stubBackend();
    const { currentSession, toasts } = await open();
    expect(currentSession.get()).toEqual({
      status: "signed-in",
      user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
    });
    expect(toasts()).toEqual([]);
    expect(calls).toEqual([]);
  });

  test("is renewed when its access token has expired", async () => {
    storeSession({ ...authSession(), access_token: accessToken(1), expires_at: 1 });
    const calls = stubBackend({ "POST /auth/v1/token": () => Response.json(authSession()) });
    const { currentSession } = await open();
    expect(currentSession.get()).toMatchObject({ status: "signed-in" });
    expect(calls).toEqual([{ name: "POST /auth/v1/token", body: { refresh_token: "refresh" } }]);
    expect(window.localStorage.getItem(SESSION_KEY)).not.toContain(accessToken(1));
  });

  test("is removed when the server refuses to renew it", async () => {
    storeSession({ ...authSession(), access_token: accessToken(1), expires_at: 1 });
    stubBackend({ "POST /auth/v1/token": authError("refresh_token_not_found") });
    const { currentSession } = await open();
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test.each([
    "",
    "skräp",
    "null",
    "[]",
    '{"access_token":7}',
    JSON.stringify({ ...authSession(), refresh_token: null }),
    JSON.stringify({ ...authSession(), user: undefined }),
    JSON.stringify({ ...authSession(), user: { id: 7 } }),
  ])("that is damaged (%s) is removed, and nobody is signed in", async (content) => {
    window.localStorage.setItem(SESSION_KEY, content);
    stubBackend();
    const { currentSession } = await open();
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe("another tab", () => {
  test("that signs in signs in this one", async () => {
    stubBackend();
    const { currentSession } = await open();
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    anotherTabStores(JSON.stringify(authSession()));
    await waitFor(() => expect(currentSession.get()).toMatchObject({ status: "signed-in" }));
  });

  test("that clears the storage signs out this one, and empties its cache", async () => {
    storeSession(authSession());
    stubBackend();
    const { currentSession } = await open();
    const { queryClient } = await import("@/lib/query-client.ts");
    queryClient.setQueryData(["profile", "u1"], { fullName: "Asta" });
    anotherTabStores(null);
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(queryClient.getQueryData(["profile", "u1"])).toBeUndefined();
  });
});

describe("a call that finds the session ended", () => {
  const LOGGED_OUT = "Fel: Du har blivit utloggad. Logga in igen.";
  const BANNED = "Fel: Kontot är avstängt. Kontakta oss om du undrar varför.";
  const ACCOUNT_GONE =
    "Kontot finns inte längre: Det är raderat, så du är utloggad här. Favoriter i den här webbläsaren ligger kvar.";
  const USER = "GET /auth/v1/user";
  const REFRESH = "POST /auth/v1/token";

  const databaseRefusal = (code: string, status: number) =>
    Response.json({ code, message: code, details: null, hint: null }, { status });

  /** Whatever a page does, within a query or outside. */
  const CALLS = {
    "the password": async () =>
      (await import("@/access/session/auth-api.ts")).updatePassword("Hemligt-1", ""),
    "the profile": async () =>
      (await import("@/features/account/account-api.ts")).saveProfile("u1", {
        fullName: "Asta",
        email: "",
      }),
    "the deletion": async () =>
      (await import("@/features/account/account-api.ts")).deleteOwnAccount(),
    "the own data": async () =>
      (await import("@/features/account/own-data-api.ts")).fetchOwnRows("u1"),
    "the name lists": async () =>
      (await import("@/saved/lists/name-lists-api.ts")).fetchNameLists(),
  };

  /** Signs in, with something known and stored of the user. */
  async function openSignedIn() {
    storeSession(authSession());
    window.localStorage.setItem("favorites-fornamn", '["Astrid"]');
    window.localStorage.setItem("security-log", "[]");
    const opened = await open();
    const { queryClient } = await import("@/lib/query-client.ts");
    queryClient.setQueryData(["profile", "u1"], { fullName: "Asta" });
    return { ...opened, queryClient };
  }

  async function expectEnd({ currentSession, toasts, queryClient }: SignedIn, toast: string) {
    await waitFor(() => expect(toasts()).toEqual([toast]));
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(queryClient.getQueryData(["profile", "u1"])).toBeUndefined();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  }

  type SignedIn = Awaited<ReturnType<typeof openSignedIn>>;

  test.each([
    ["the password", "PUT /auth/v1/user", authError("session_not_found", 403)],
    ["the profile", "POST /rest/v1/profiles", databaseRefusal("PGRST303", 401)],
    ["the profile", "POST /rest/v1/profiles", databaseRefusal("23503", 409)],
    ["the profile", "POST /rest/v1/profiles", databaseRefusal("42501", 403)],
    ["the deletion", "POST /functions/v1/delete-account", databaseRefusal("", 401)],
    ["the own data", "GET /rest/v1/profiles", databaseRefusal("PGRST303", 401)],
    ["the name lists", "GET /rest/v1/name_lists", databaseRefusal("PGRST301", 401)],
  ] as const)("for %s (%s) ends it in the page, and says so once", async (what, name, refusal) => {
    stubBackend({
      [name]: refusal,
      [REFRESH]: authError("refresh_token_not_found"),
      [USER]: authError("session_not_found", 403),
    });
    const opened = await openSignedIn();
    await expect(CALLS[what]()).rejects.toMatchObject({ name: "BackendError" });
    await expectEnd(opened, LOGGED_OUT);
  });

  test("forgets an account that is gone, and keeps the favourites", async () => {
    stubBackend({
      "POST /functions/v1/delete-account": databaseRefusal("", 401),
      [REFRESH]: authError("refresh_token_not_found"),
      [USER]: authError("user_not_found", 403),
    });
    const opened = await openSignedIn();
    await expect(CALLS["the deletion"]()).rejects.toMatchObject({ failure: "signed-out" });
    await expectEnd(opened, ACCOUNT_GONE);
    expect(window.localStorage.getItem("security-log")).toBeNull();
    expect(window.localStorage.getItem("favorites-fornamn")).toBe('["Astrid"]');
  });

  test.each([
    ["a call", { "PUT /auth/v1/user": authError("user_banned", 403) }],
    [
      "a refresh",
      {
        "PUT /auth/v1/user": authError("bad_jwt", 403),
        [REFRESH]: authError("user_banned"),
      },
    ],
  ])("says that the account is banned, as %s has learned", async (_what, answers) => {
    stubBackend(answers);
    const opened = await openSignedIn();
    await expect(CALLS["the password"]()).rejects.toMatchObject({ failure: "signed-out" });
    await expectEnd(opened, BANNED);
  });

  test("says so on the account page, though the database still answers", async () => {
    stubBackend({
      "GET /rest/v1/profiles": Response.json([{ full_name: "Asta", email: "" }]),
      [USER]: authError("user_banned", 403),
    });
    const opened = await openSignedIn();
    const { fetchProfile } = await import("@/features/account/account-api.ts");
    await fetchProfile("u1");
    await expectEnd(opened, BANNED);
  });

  test("keeps its words in view after a form's own, with a way to sign in", async () => {
    stubBackend({
      "PUT /auth/v1/user": authError("session_not_found", 403),
      [REFRESH]: Response.json(authSession()),
    });
    const { toasts } = await openSignedIn();
    await expect(CALLS["the password"]()).rejects.toMatchObject({ failure: "signed-out" });
    await waitFor(() => expect(toasts()).toEqual([LOGGED_OUT]));
    const { currentToasts, showError } = await import("@/ui/toast-store.ts");
    showError("Ingen användare inloggad");
    expect(toasts()).toEqual([LOGGED_OUT, "Fel: Ingen användare inloggad"]);
    expect(currentToasts()[0]?.action?.label).toBe("Logga in");
    const { backendClient } = await import("@/lib/backend-client.ts");
    await backendClient().auth.signInWithPassword({
      email: "asta@example.se",
      password: "hemligt",
    });
    expect(toasts()).not.toContain(LOGGED_OUT);
  });

  test.each([
    ["the auth service knows it", userAnswer()],
    ["the auth service does not answer", noConnection],
  ])("keeps it when %s", async (_what, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const calls = stubBackend({
      "POST /rest/v1/profiles": databaseRefusal("42501", 403),
      [USER]: answer,
    });
    const { currentSession, toasts } = await openSignedIn();
    const questions = () => calls.filter(({ name }) => name === USER).length;
    // It is asked again only after it has been answered.
    await waitFor(async () => {
      await CALLS["the profile"]().catch(() => {});
      expect(questions()).toBeGreaterThan(1);
    });
    expect(currentSession.get()).toMatchObject({ status: "signed-in" });
    expect(toasts()).toEqual([]);
    expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });
});

describe("the end of a session", () => {
  const LOGGED_OUT = "Fel: Du har blivit utloggad. Logga in igen.";

  test("is told when a stored one may not be renewed", async () => {
    storeSession({ ...authSession(), access_token: accessToken(1), expires_at: 1 });
    stubBackend({ "POST /auth/v1/token": authError("refresh_token_already_used") });
    const { currentSession, toasts } = await open();
    await waitFor(() => expect(toasts()).toEqual([LOGGED_OUT]));
    expect(currentSession.get()).toEqual({ status: "signed-out" });
  });

  test("leaves a session alone that began while the reason was asked for", async () => {
    storeSession(authSession());
    stubBackend({
      "PUT /auth/v1/user": authError("session_not_found", 403),
      "GET /auth/v1/user": () => {
        storeSession(authSession("berit@example.se"));
        return authError("user_not_found", 403);
      },
    });
    const { toasts } = await open();
    const { updatePassword } = await import("@/access/session/auth-api.ts");
    await expect(updatePassword("Hemligt-1", "")).rejects.toMatchObject({ failure: "signed-out" });
    await waitFor(() =>
      expect(window.localStorage.getItem(SESSION_KEY)).toContain("berit@example.se"),
    );
    await vi.dynamicImportSettled();
    expect(window.localStorage.getItem(SESSION_KEY)).toContain("berit@example.se");
    expect(toasts()).toEqual([]);
  });

  test("is told when another tab has found it", async () => {
    storeSession(authSession());
    stubBackend();
    const { toasts } = await open();
    const { keepInput, readInput } = await import("@/lib/kept-input.ts");
    keepInput("profile", "Asta");
    anotherTabStores(null);
    expect(toasts()).toEqual([LOGGED_OUT]);
    expect(readInput("profile")).toBe("Asta");
  });

  test("is told when the client has removed the session by itself", async () => {
    storeSession(authSession());
    stubBackend({ "POST /auth/v1/logout": new Response(null, { status: 204 }) });
    const { currentSession, toasts } = await open();
    const { backendClient } = await import("@/lib/backend-client.ts");
    await backendClient().auth.signOut({ scope: "local" });
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(toasts()).toEqual([LOGGED_OUT]);
  });

  test("is not told when the user has logged out, in this tab or another", async () => {
    storeSession(authSession());
    stubBackend({ "POST /auth/v1/logout": new Response(null, { status: 204 }) });
    const { currentSession, toasts } = await open();
    const { keepInput, readInput } = await import("@/lib/kept-input.ts");
    keepInput("profile", "Asta");
    const { signOutEverywhere } = await import("@/access/session/auth-api.ts");
    await signOutEverywhere();
    expect(readInput("profile")).toBeUndefined();
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    anotherTabStores(null);
    expect(toasts()).toEqual([]);
  });

  test("is not told when the user has logged out, and storage is full", async () => {
    storeSession(authSession());
    stubBackend({ "POST /auth/v1/logout": new Response(null, { status: 204 }) });
    const { currentSession, toasts } = await open();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const { signOutEverywhere } = await import("@/access/session/auth-api.ts");
    await signOutEverywhere();
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(toasts()).toEqual([]);
  });

  test("is told again after a later sign-in", async () => {
    const { noteSignOut } = await import("@/lib/stored-session.ts");
    noteSignOut();
    storeSession(authSession());
    stubBackend();
    const { toasts } = await open();
    anotherTabStores(null);
    expect(toasts()).toEqual([LOGGED_OUT]);
  });
});

test("the welcome is shown once after a login", async () => {
  storeSession(authSession());
  stubBackend();
  const { scheduleWelcome } = await import("@/access/session/welcome.ts");
  scheduleWelcome();
  const first = await open();
  expect(first.toasts()).toEqual(["Välkommen!: Du är nu inloggad"]);
  vi.resetModules();
  const second = await open();
  expect(second.currentSession.get()).toMatchObject({ status: "signed-in" });
  expect(second.toasts()).toEqual([]);
});

describe("an address with tokens", () => {
  test.each([
    ["signup", "/"],
    ["recovery", "/auth?mode=recovery"],
    ["magiclink", "/"],
  ])("of a link (%s) signs nobody in, and they are not sent anywhere", async (type, path) => {
    const calls = stubBackend({ "GET /auth/v1/user": userAnswer() });
    const entries = window.history.length;
    const { currentSession, toasts } = await open(`${path}#${TOKENS}&expires_in=3600&type=${type}`);
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(toasts()).toEqual([`Fel: ${TOKENS_REFUSED}`]);
    expect(calls).toEqual([]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(currentAddress()).toBe(path);
    expect(window.history).toHaveLength(entries);
  });

  test("leaves a session as it is", async () => {
    storeSession(authSession("berit@example.se"));
    const stored = window.localStorage.getItem(SESSION_KEY);
    const calls = stubBackend({ "GET /auth/v1/user": userAnswer() });
    const { currentSession, toasts } = await open(`/#${TOKENS}&expires_in=3600&type=signup`);
    expect(currentSession.get()).toMatchObject({ user: { email: "berit@example.se" } });
    expect(toasts()).toEqual([`Fel: ${TOKENS_REFUSED}`]);
    expect(calls).toEqual([]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBe(stored);
  });
});

describe("a return from Google", () => {
  const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;
  const EXCHANGE = "POST /auth/v1/token";

  const begin = () => window.localStorage.setItem(VERIFIER_KEY, JSON.stringify("verifier"));

  test("signs in where the sign-in began, and leaves no code in the address", async () => {
    begin();
    const calls = stubBackend({ [EXCHANGE]: () => Response.json(authSession()) });
    const { currentSession, toasts } = await open("/?code=abc");
    expect(currentSession.get()).toMatchObject({ status: "signed-in" });
    expect(toasts()).toEqual(["Välkommen!: Du är nu inloggad"]);
    expect(calls).toEqual([
      { name: EXCHANGE, body: { auth_code: "abc", code_verifier: "verifier" } },
    ]);
    expect(currentAddress()).toBe("/");
    expect(window.localStorage.getItem(VERIFIER_KEY)).toBeNull();
  });

  const LINKED =
    "Välkommen!: Du är nu inloggad. Ditt konto har också kopplats till Google, så du kan logga in på båda sätten.";

  test.each([
    [
      "has just linked Google to an account with a password",
      ["email", "google"],
      "12:00:03",
      LINKED,
    ],
    ["uses a link from before", ["email", "google"], "09:30:00", "Välkommen!: Du är nu inloggad"],
    ["has just created an account", ["google"], "12:00:03", "Välkommen!: Du är nu inloggad"],
  ])("that %s says so", async (_what, providers, linkedAt, text) => {
    begin();
    const session = authSession();
    const identities = providers.map((provider) => ({
      provider,
      created_at: `2026-11-28T${provider === "google" ? linkedAt : "08:00:00"}.31402Z`,
    }));
    const last_sign_in_at = "2026-11-28T12:00:04.384919397Z";
    const user = { ...session.user, identities, last_sign_in_at };
    stubBackend({ [EXCHANGE]: () => Response.json({ ...session, user }) });
    const { toasts } = await open("/?code=abc");
    expect(toasts()).toEqual([text]);
  });

  test("signs nobody in where none began", async () => {
    const calls = stubBackend({ [EXCHANGE]: () => Response.json(authSession()) });
    const { currentSession, toasts } = await open("/?code=abc");
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(toasts()).toEqual([`Fel: ${NOT_BEGUN_HERE}`]);
    expect(calls).toEqual([]);
    expect(currentAddress()).toBe("/");
  });

  test("does not replace a session", async () => {
    begin();
    storeSession(authSession("berit@example.se"));
    const calls = stubBackend({ [EXCHANGE]: () => Response.json(authSession()) });
    const { currentSession, toasts } = await open("/?code=abc");
    expect(currentSession.get()).toMatchObject({ user: { email: "berit@example.se" } });
    expect(toasts()).toEqual(["Fel: Du är redan inloggad. Logga ut först om du vill byta konto."]);
    expect(calls).toEqual([]);
    expect(currentAddress()).toBe("/");
  });

  test.each([
    ["refused", authError("bad_code_verifier"), NOT_BEGUN_HERE],
    ["expired", authError("flow_state_expired", 422), NOT_BEGUN_HERE],
    [
      "not answered",
      noConnection,
      "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
    ],
  ])("that is %s says why", async (_how, answer, text) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    begin();
    stubBackend({ [EXCHANGE]: answer });
    const { currentSession, toasts } = await open("/?code=abc");
    expect(toasts()).toEqual([`Fel: ${text}`]);
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(currentAddress()).toBe("/");
  });
});

describe("an error in the address", () => {
  test("is said in our own words, and removed", async () => {
    stubBackend();
    const { currentSession, toasts } = await open(
      "/auth?mode=login#error=access_denied&error_code=otp_expired",
    );
    expect(toasts()).toEqual([`Fel: ${EXPIRED_LINK}`]);
    expect(currentSession.get()).toEqual({ status: "signed-out" });
    expect(currentAddress()).toBe("/auth?mode=login");
  });

  test("leaves a signed-in user signed in", async () => {
    storeSession(authSession());
    stubBackend();
    const { currentSession, toasts } = await open("/#error=access_denied&error_code=otp_expired");
    expect(toasts()).toEqual([`Fel: ${EXPIRED_LINK}`]);
    expect(currentSession.get()).toMatchObject({ status: "signed-in" });
  });

  const REDIRECTED = {
    "a sign-in at Google that was cancelled": [
      "/?error=access_denied&error_description=#error=access_denied&sb=",
      "Inloggningen hos Google avbröts.",
    ],
    "an address that Google has not verified": [
      "/?error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+google.#error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+google.&sb=",
      "Din e-postadress är inte bekräftad hos Google. Öppna länken i mejlet som vi har skickat dit, så kan du logga in.",
    ],
    "a banned user": [
      "/?error=access_denied&error_code=user_banned&error_description=User+is+banned#error=access_denied&error_code=user_banned&error_description=User+is+banned&sb=",
      "Kontot är avstängt. Kontakta oss om du undrar varför.",
    ],
    "a sign-in that took too long": [
      "?error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+parameter+is+invalid",
      "Inloggningen hos Google tog för lång tid. Försök igen.",
    ],
  } as const;

  test.each(Object.entries(REDIRECTED))(
    "of %s is told in Swedish",
    async (_of, [address, text]) => {
      stubBackend();
      const { toasts } = await open(address);
      expect(toasts()).toEqual([`Fel: ${text}`]);
      expect(currentAddress()).toBe("/");
    },
  );

  test("cannot make the site show a text of its own", async () => {
    stubBackend();
    const { toasts } = await open(
      "/?error=server_error&error_description=Ring+08-123+456#error=server_error",
    );
    expect(toasts()).toEqual(["Fel: Något gick fel med inloggningen"]);
    expect(currentAddress()).toBe("/");
  });
});

describe("a message in the address", () => {
  test("is told in Swedish after the first link of a change of address", async () => {
    stubBackend();
    const { toasts } = await open(
      "/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=",
    );
    expect(toasts()).toEqual([
      "null: Adressen är godkänd. Öppna nu länken i mejlet till den andra adressen, så är bytet klart.",
    ]);
    expect(currentAddress()).toBe("/");
  });

  test("cannot make the site show a text of its own", async () => {
    stubBackend();
    const { toasts } = await open("/#message=Ring+08-123+456");
    expect(toasts()).toEqual([]);
    expect(currentAddress()).toBe("/");
  });
});
