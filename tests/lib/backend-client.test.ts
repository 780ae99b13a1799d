import { beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWER_TIMEOUT_MS, FUNCTION_TIMEOUT_MS } from "@/config/limits.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { noAnswer, noConnection, stubBackend } from "../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const CREDENTIALS = { email: "asta@example.se", password: "hemligt-1" };

const CALLS = [
  ["a sign-in", "POST /auth/v1/token", ANSWER_TIMEOUT_MS, signIn],
  ["a read of the database", "GET /rest/v1/profiles", ANSWER_TIMEOUT_MS, readProfile],
  [
    "an edge function",
    "POST /functions/v1/withdraw",
    FUNCTION_TIMEOUT_MS,
    () => invokeFunction("withdraw"),
  ],
] as const;

async function signIn(): Promise<void> {
  const { error } = await backendClient().auth.signInWithPassword(CREDENTIALS);
  if (error) throw toBackendError(error);
}

async function readProfile(): Promise<void> {
  const { error, status } = await backendClient().from("profiles").select("full_name");
  if (error) throw toBackendError(error, status);
}

/** An answer whose body never comes, unless the call is aborted. */
function halfAnswer(_url: URL, { signal }: { readonly signal: AbortSignal | null }): Response {
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

beforeEach(async () => {
  // The auth service's client logs every failure.
  vi.spyOn(console, "error").mockImplementation(() => {});
  // Its timers start at the end of its initialization. They would remove the session that another test stores.
  await backendClient().auth.initialize();
  await backendClient().auth.stopAutoRefresh();
  vi.useFakeTimers();
});

describe.each([
  ["no answer", noAnswer],
  ["half an answer", halfAnswer],
])("%s", (_, answer) => {
  test.each(CALLS)(
    "to %s counts as an unreachable server once its time is up",
    async (_call, name, milliseconds, call) => {
      const calls = stubBackend({ [name]: answer });
      const outcome = vi.fn();
      call().catch(outcome);
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      expect(outcome).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ failure: "unreachable" }));
      expect(calls).toHaveLength(1);
    },
  );
});

/** What the API answers without its database: it asks for a repeat without any pause. */
function schemaCacheLost(): Response {
  return Response.json(
    { code: "PGRST002", details: null, hint: null, message: "Could not query the database" },
    { status: 503, headers: { "retry-after": "0" } },
  );
}

test.each([
  ["an outage of the database", schemaCacheLost],
  ["a lost connection", noConnection],
])("a read is repeated once in %s, after a pause", async (_, answer) => {
  const calls = stubBackend({ "GET /rest/v1/profiles": answer });
  const outcome = vi.fn();
  readProfile().catch(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ failure: "unreachable" }));
});

test("a read that fails once is answered", async () => {
  let calls = 0;
  stubBackend({
    "GET /rest/v1/profiles": () => (calls++ === 0 ? schemaCacheLost() : Response.json([])),
  });
  const answered = readProfile();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(answered).resolves.toBeUndefined();
});

test("an answer without a body is one", async () => {
  stubBackend({ "DELETE /rest/v1/profiles": new Response(null, { status: 204 }) });
  const { error } = await backendClient().from("profiles").delete().eq("user_id", "u1");
  expect(error).toBeNull();
});
