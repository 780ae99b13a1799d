import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import { authError, authSession, noConnection, stubBackend } from "../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const REFRESH = "POST /auth/v1/token";
const READ = "GET /rest/v1/profiles";
const WITHDRAW = "POST /functions/v1/withdraw";
const USER = "GET /auth/v1/user";
const HOUR_MS = 3_600_000;

/** What the server gives for a refresh. */
const RENEWED = { ...authSession(), access_token: "renewed", refresh_token: "next" };

const expiredToken = () => databaseError("PGRST303", "JWT expired");

function databaseError(code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status: 401 });
}

/** An answer to the renewed token alone. */
function onlyRenewed(answer: () => Response, refusal: () => Response) {
  return (_url: URL, { token }: { readonly token: string }) =>
    token === RENEWED.access_token ? answer() : refusal();
}

/** Loads the client as a page does, with what is observed of its session. */
async function openPage() {
  vi.resetModules();
  const { backendClient, observeSession } = await import("@/lib/backend-client.ts");
  const { toBackendError } = await import("@/lib/to-backend-error.ts");
  const { invokeFunction } = await import("@/lib/invoke-function.ts");
  const onEnded = vi.fn<(code: string) => void>();
  const onRefused = vi.fn<() => void>();
  observeSession({ onEnded, onRefused });
  const client = backendClient();
  async function read() {
    const { data, error, status } = await client.from("profiles").select("full_name");
    if (error) throw toBackendError(error, status);
    return data;
  }
  return { client, read, withdraw: () => invokeFunction("withdraw"), onEnded, onRefused };
}

function storeSession(session: object = authSession()): void {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

const storeExpired = () => storeSession({ ...authSession(), expires_at: 1 });

const stored = () => window.localStorage.getItem(SESSION_KEY);

function count(calls: readonly { readonly name: string }[], name: string): number {
  return calls.filter((call) => call.name === name).length;
}

beforeEach(() => {
  // The client warns of its earlier instances, and logs what fails.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  vi.useRealTimers();
  const { backendClient } = await import("@/lib/backend-client.ts");
  const { auth } = backendClient();
  await auth.initialize();
  await auth.stopAutoRefresh();
});

describe("a device clock that is an hour ahead", () => {
  test.each([
    ["a sign-in", REFRESH, "signInWithPassword"],
    ["a link in a mail", "POST /auth/v1/verify", "verifyOtp"],
  ] as const)("refreshes no session of %s", async (_what, name, method) => {
    const session = authSession();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
    const calls = stubBackend({ [name]: Response.json(session), [READ]: Response.json([]) });
    const { client } = await openPage();
    const { error } =
      method === "verifyOtp"
        ? await client.auth.verifyOtp({ type: "signup", token_hash: "hash" })
        : await client.auth.signInWithPassword({ email: "asta@example.se", password: "hemligt" });
    expect(error).toBeNull();
    for (let page = 0; page < 5; page += 1) {
      const { read } = await openPage();
      await read();
    }
    expect(calls.map((call) => call.name)).toEqual([name, READ, READ, READ, READ, READ]);
  });
});

describe("a refresh", () => {
  test("that is limited is tried again, and signs nobody out", async () => {
    vi.useFakeTimers();
    storeExpired();
    let answers = 0;
    stubBackend({
      [REFRESH]: () => {
        answers += 1;
        return answers < 3 ? authError("over_request_rate_limit", 429) : Response.json(RENEWED);
      },
    });
    const { client, onEnded } = await openPage();
    const session = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await session).data.session?.access_token).toBe(RENEWED.access_token);
    expect(onEnded).not.toHaveBeenCalled();
  });

  test.each([
    ["429", () => authError("over_request_rate_limit", 429)],
    ["409 of a concurrent refresh", () => authError("conflict", 409)],
    ["500", () => authError("unexpected_failure", 500)],
    ["401 of the gateway", () => Response.json({ message: "Invalid API key" }, { status: 401 })],
    ["403 of something in between", () => new Response("<html>", { status: 403 })],
    ["no connection", noConnection],
  ])("that is answered with %s keeps the session", async (_answer, answer) => {
    vi.useFakeTimers();
    storeExpired();
    const calls = stubBackend({ [REFRESH]: answer });
    const { client, onEnded } = await openPage();
    const session = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await session).data.session).toBeNull();
    expect(stored()).not.toBeNull();
    expect(onEnded).not.toHaveBeenCalled();
    // At growing distances, and then once a minute at most.
    expect(count(calls, REFRESH)).toBeLessThan(10);
  });

  test.each([
    "refresh_token_not_found",
    "refresh_token_already_used",
    "user_banned",
    "session_expired",
  ])("that is refused with %s ends the session", async (code) => {
    storeExpired();
    stubBackend({ [REFRESH]: authError(code) });
    const { client, onEnded } = await openPage();
    await client.auth.getSession();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(code);
  });

  test("whose token another tab has used does not end the session of that tab", async () => {
    storeExpired();
    stubBackend({
      [REFRESH]: () => {
        storeSession(RENEWED);
        return authError("refresh_token_already_used");
      },
    });
    const { client, onEnded } = await openPage();
    await client.auth.getSession();
    expect(onEnded).not.toHaveBeenCalled();
    expect(stored()).toContain(RENEWED.refresh_token);
  });
});

describe.each([
  ["the database", READ, "read", expiredToken],
  [
    "an edge function",
    WITHDRAW,
    "withdraw",
    () => Response.json({ error: "Nej." }, { status: 401 }),
  ],
] as const)(
  "a token that %s refuses, though the clock says that it is valid",
  (_what, name, call, refusal) => {
    const accept = onlyRenewed(() => Response.json([{ full_name: "Asta" }]), refusal);

    test("is renewed once for concurrent calls, which are repeated", async () => {
      storeSession();
      const calls = stubBackend({ [name]: accept, [REFRESH]: () => Response.json(RENEWED) });
      const page = await openPage();
      const answers = await Promise.all([page[call](), page[call](), page[call]()]);
      expect(answers).toEqual(Array(3).fill([{ full_name: "Asta" }]));
      expect(count(calls, REFRESH)).toBe(1);
      expect(count(calls, name)).toBe(6);
      expect(page.onRefused).not.toHaveBeenCalled();
    });

    test("is replaced by the one that another tab has stored since", async () => {
      storeSession();
      const calls = stubBackend({
        [name]: (url, call) => {
          storeSession(RENEWED);
          return accept(url, call);
        },
      });
      const page = await openPage();
      await expect(page[call]()).resolves.toEqual([{ full_name: "Asta" }]);
      expect(count(calls, REFRESH)).toBe(0);
    });

    test("ends the session when it may not be renewed", async () => {
      storeSession();
      const calls = stubBackend({
        [name]: refusal,
        [REFRESH]: authError("refresh_token_not_found"),
      });
      const page = await openPage();
      await expect(page[call]()).rejects.toMatchObject({ failure: "signed-out" });
      expect(page.onEnded).toHaveBeenCalledExactlyOnceWith("refresh_token_not_found");
      expect(count(calls, name)).toBe(1);
    });

    test("counts as an unreachable server when it cannot be renewed now", async () => {
      vi.useFakeTimers();
      storeSession();
      stubBackend({ [name]: refusal, [REFRESH]: authError("over_request_rate_limit", 429) });
      const page = await openPage();
      const outcome = vi.fn();
      page[call]().catch(outcome);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ failure: "unreachable" }));
      expect(page.onEnded).not.toHaveBeenCalled();
      expect(stored()).not.toBeNull();
    });

    test("is not renewed again when the new one is refused as well", async () => {
      storeSession();
      const calls = stubBackend({ [name]: refusal, [REFRESH]: () => Response.json(RENEWED) });
      const page = await openPage();
      await expect(page[call]()).rejects.toMatchObject({ failure: "signed-out" });
      await expect(page[call]()).rejects.toMatchObject({ failure: "signed-out" });
      expect(count(calls, REFRESH)).toBe(1);
      expect(page.onRefused).toHaveBeenCalledTimes(2);
    });
  },
);

describe("the auth service", () => {
  test("is asked again with a new token when the old one has expired", async () => {
    storeSession();
    stubBackend({
      [USER]: onlyRenewed(
        () => Response.json(authSession().user),
        () => authError("bad_jwt", 403),
      ),
      [REFRESH]: () => Response.json(RENEWED),
    });
    const { client, onEnded } = await openPage();
    const { data } = await client.auth.getUser();
    expect(data.user?.id).toBe("u1");
    expect(onEnded).not.toHaveBeenCalled();
  });

  test("lets a password be changed with a new token when the old one has expired", async () => {
    storeSession();
    const calls = stubBackend({
      "PUT /auth/v1/user": onlyRenewed(
        () => Response.json(authSession().user),
        () => authError("bad_jwt", 403),
      ),
      [REFRESH]: () => Response.json(RENEWED),
    });
    const { client } = await openPage();
    const { error } = await client.auth.updateUser({ password: "Hemligt-1" });
    expect(error).toBeNull();
    expect(count(calls, "PUT /auth/v1/user")).toBe(2);
  });

  test.each(["session_not_found", "user_not_found", "user_banned"])(
    "ends the session with %s, whatever has been asked of it",
    async (code) => {
      storeSession();
      stubBackend({ "PUT /auth/v1/user": authError(code, 403) });
      const { client, onEnded } = await openPage();
      await client.auth.updateUser({ password: "Hemligt-1" });
      expect(onEnded).toHaveBeenCalledExactlyOnceWith(code);
    },
  );

  test.each([
    ["a password that is too weak", "PUT /auth/v1/user", authError("weak_password", 422)],
    ["a missing second factor", "PUT /auth/v1/user", authError("insufficient_aal", 401)],
  ])("ends no session for %s", async (_what, name, answer) => {
    storeSession();
    const calls = stubBackend({ [name]: answer });
    const { client, onEnded, onRefused } = await openPage();
    await client.auth.updateUser({ password: "Hemligt-1" });
    expect(onEnded).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  test("ends no session for a sign-in of a banned user", async () => {
    stubBackend({ [REFRESH]: authError("user_banned") });
    const { client, onEnded } = await openPage();
    await client.auth.signInWithPassword({ email: "asta@example.se", password: "hemligt" });
    expect(onEnded).not.toHaveBeenCalled();
  });
});

test("a visitor's refusal renews nothing", async () => {
  const calls = stubBackend({ [READ]: () => databaseError("42501", "permission denied") });
  const { read } = await openPage();
  await expect(read()).rejects.toMatchObject({ failure: "signed-out" });
  expect(calls).toHaveLength(1);
});

test("a call without a token, which cannot be renewed now, counts as an unreachable server", async () => {
  vi.useFakeTimers();
  storeExpired();
  const calls = stubBackend({
    [REFRESH]: authError("over_request_rate_limit", 429),
    [READ]: () => databaseError("42501", "permission denied"),
  });
  const { read } = await openPage();
  const outcome = vi.fn();
  read().catch(outcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ failure: "unreachable" }));
  expect(count(calls, READ)).toBe(1);
});
