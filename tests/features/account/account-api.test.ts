import { describe, expect, test, vi } from "vitest";
import { deleteOwnAccount, fetchProfile, saveProfile } from "@/features/account/account-api.ts";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import {
  authError,
  authSession,
  noConnection,
  stubBackend,
  userAnswer,
} from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const PROFILE = { fullName: "Asta Alm", email: "asta@brev.se" };

function databaseError(code: string, message: string, status: number): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

describe("a profile that is not stored", () => {
  test.each([
    ["is none, of an account that exists", userAnswer(), null],
    ["is that of a deleted account", authError("user_not_found", 403), "signed-out"],
    ["cannot be judged without the auth service", noConnection, "unreachable"],
  ])("%s", async (_what, answer, failure) => {
    window.localStorage.setItem(SESSION_KEY, JSON.stringify(authSession()));
    stubBackend({ "GET /rest/v1/profiles": Response.json([]), "GET /auth/v1/user": answer });
    const fetched = fetchProfile("u1");
    if (failure === null) expect(await fetched).toBeNull();
    else await expect(fetched).rejects.toMatchObject({ failure });
  });
});

test("saves the profile under the names of the columns", async () => {
  const calls = stubBackend({ "POST /rest/v1/profiles": new Response(null, { status: 201 }) });
  await saveProfile("u1", PROFILE);
  expect(calls.map(({ body }) => body)).toEqual([
    { user_id: "u1", full_name: "Asta Alm", email: "asta@brev.se" },
  ]);
});

test("saves a name without characters that the database refuses", async () => {
  const calls = stubBackend({ "POST /rest/v1/profiles": new Response(null, { status: 201 }) });
  await saveProfile("u1", { ...PROFILE, fullName: "\u202eAsta\tAlm" });
  expect(calls[0]?.body).toMatchObject({ full_name: "Asta Alm" });
});

test.each([
  // The account was deleted elsewhere, while this browser's access token was still valid.
  [databaseError("23503", "violates foreign key constraint", 409), "signed-out"],
  [databaseError("PGRST303", "JWT expired", 401), "signed-out"],
  [databaseError("42501", "permission denied", 403), "refused"],
  [noConnection, "unreachable"],
])("reports why the profile cannot be saved (case %#)", async (answer, failure) => {
  stubBackend({ "POST /rest/v1/profiles": answer });
  await expect(saveProfile("u1", PROFILE)).rejects.toMatchObject({ name: "BackendError", failure });
});

describe("the deletion of the account", () => {
  const DELETE = "POST /functions/v1/delete-account";

  function refusal(status: number, error: string, reason?: string): Response {
    return Response.json({ error, reason }, { status });
  }

  test("is asked of the function, not of the database", async () => {
    const calls = stubBackend({ [DELETE]: Response.json({ deleted: true }) });
    expect(await deleteOwnAccount()).toBe("deleted");
    expect(calls.map(({ name }) => name)).toEqual([DELETE]);
  });

  test("reports a subscription that renews", async () => {
    stubBackend({ [DELETE]: refusal(409, "Avsluta den först.", "subscription-renews") });
    expect(await deleteOwnAccount()).toBe("subscription-renews");
  });

  test.each([
    [409, "payment-in-progress", "refused"],
    [500, "customer-unknown", "refused"],
    [503, null, "refused"],
    [429, null, "throttled"],
    [401, null, "signed-out"],
  ])("rejects status %i with the reason %s as %s", async (status, reason, failure) => {
    stubBackend({ [DELETE]: refusal(status, "Det går inte nu.", reason ?? undefined) });
    await expect(deleteOwnAccount()).rejects.toMatchObject({
      name: "BackendError",
      message: "Det går inte nu.",
      code: reason,
      failure,
    });
  });

  test("rejects without a connection as unreachable", async () => {
    stubBackend({ [DELETE]: noConnection });
    await expect(deleteOwnAccount()).rejects.toMatchObject({ failure: "unreachable" });
  });
});
