import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBackend } from "../../backend-stub.ts";
import { type Kept, stubCaches } from "./cache-storage.ts";

let kept: Kept;
const register = vi.fn(async () =>
  Object.assign(new EventTarget(), { installing: null, waiting: null, active: {} }),
);

beforeEach(() => {
  kept = stubCaches();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.useFakeTimers();
  register.mockClear();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Opens a page in a browser with this connection, and waits until it is idle. */
async function visit(connection: object | undefined, controller: object | null = null) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register,
    getRegistration: async () => ({}),
  });
  vi.stubGlobal("navigator", { onLine: true, connection, serviceWorker });
  const { registerServiceWorker } = await import("@/features/offline/register-service-worker.ts");
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(3000);
  await vi.dynamicImportSettled();
}

test.each([[undefined], [{ saveData: false, effectiveType: "4g" }]])(
  "the worker is registered on a connection that says %o",
  async (connection) => {
    await visit(connection);
    expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  },
);

test.each([[{ saveData: true }], [{ effectiveType: "3g" }], [{ effectiveType: "2g" }]])(
  "no worker is registered on a connection that says %o, unless there is one",
  async (connection) => {
    await visit(connection);
    expect(register).not.toHaveBeenCalled();
    await visit(connection, {});
    expect(register).toHaveBeenCalledOnce();
  },
);

test("a downloaded site is kept up to date, except where data is scarce", async () => {
  const calls = stubBackend({ "GET /utan-nat.json": Response.json({ bytes: 1, files: [] }) });
  await visit(undefined, {});
  expect(calls).toEqual([]);
  kept.set("downloaded-site", new Map());
  await visit({ saveData: true }, {});
  expect(calls).toEqual([]);
  await visit(undefined, {});
  await vi.waitFor(() => expect(kept.get("downloaded-site")?.has("/utan-nat.json")).toBe(true));
});
