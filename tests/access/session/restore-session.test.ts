import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackAuthState } from "@/access/session/session-service.ts";
import { ACCOUNT_CODE_RETRY_MS } from "@/config/limits.ts";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import { SOON } from "../../soon.ts";

vi.mock("@/access/session/session-service.ts");
vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(trackAuthState).mockReset().mockResolvedValue();
  window.history.replaceState(null, "", "/");
});

afterEach(() => {
  vi.useRealTimers();
});

async function load() {
  const { restoreSession, trackSession } = await import("@/access/session/restore-session.ts");
  const { currentSession } = await import("@/access/session/session-store.ts");
  return { restoreSession, trackSession, currentSession };
}

test("loads no account code for a visitor without a session", async () => {
  const { restoreSession, currentSession } = await load();
  restoreSession();
  await vi.dynamicImportSettled();
  expect(trackAuthState).not.toHaveBeenCalled();
  expect(currentSession.get()).toEqual({ status: "signed-out" });
});

test.each([
  "/#access_token=a&refresh_token=b",
  "/auth?mode=recovery#error=x",
  "/?error=x",
  "/?code=x",
  "/#message=x&sb=",
])("loads the session service for the redirect %s", async (address) => {
  window.history.replaceState(null, "", address);
  const { restoreSession, currentSession } = await load();
  restoreSession();
  expect(currentSession.get()).toEqual({ status: "restoring" });
  await waitFor(() => expect(trackAuthState).toHaveBeenCalledOnce());
});

test("loads the session service once, however often it is asked for", async () => {
  window.localStorage.setItem(SESSION_KEY, "{}");
  const { restoreSession, trackSession } = await load();
  restoreSession();
  trackSession();
  await vi.dynamicImportSettled();
  trackSession();
  await vi.dynamicImportSettled();
  expect(trackAuthState).toHaveBeenCalledOnce();
});

test("tries again by itself after the service could not be loaded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  window.localStorage.setItem(SESSION_KEY, "{}");
  vi.mocked(trackAuthState).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { restoreSession, currentSession } = await load();
  restoreSession();
  await vi.waitUntil(() => currentSession.get().status === "unreachable", SOON);
  vi.advanceTimersByTime(ACCOUNT_CODE_RETRY_MS);
  await vi.waitUntil(() => vi.mocked(trackAuthState).mock.calls.length === 2, SOON);
});
