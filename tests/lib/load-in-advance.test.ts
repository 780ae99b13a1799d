import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Sizes of what the page has fetched, in bytes; zero for what the browser had. */
let sizes: number[];

beforeEach(() => {
  sizes = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.stubGlobal("performance", {
    getEntriesByType: () => sizes.map((transferSize) => ({ transferSize })),
  });
  vi.spyOn(console, "info").mockImplementation(() => {});
  // What has been fetched counts as long as the page is open.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Asks for parts of these sizes. Returns the sizes of those that were loaded. */
async function loadedOf(parts: readonly number[]): Promise<readonly number[]> {
  const { loadInAdvance } = await import("@/lib/load-in-advance.ts");
  const loaded: number[] = [];
  for (const size of parts) {
    loadInAdvance(async () => {
      loaded.push(size);
      await Promise.resolve();
      sizes.push(size);
    });
  }
  await vi.waitFor(() => loadInAdvanceIsDone(loadInAdvance));
  return loaded;
}

/** Parts are loaded one after the other, so that the last one comes after all. */
function loadInAdvanceIsDone(load: (part: () => Promise<unknown>) => void): Promise<void> {
  return new Promise((resolve) => {
    load(async () => {});
    setTimeout(resolve);
  });
}

test.each([
  { connection: undefined },
  { connection: {} },
  { connection: { saveData: false, effectiveType: "4g" } },
])("parts are loaded on a connection that says $connection", async ({ connection }) => {
  vi.stubGlobal("navigator", { onLine: true, connection });
  expect(await loadedOf([10_000, 20_000])).toEqual([10_000, 20_000]);
});

test.each([
  { onLine: true, connection: { saveData: true, effectiveType: "4g" } },
  { onLine: true, connection: { saveData: false, effectiveType: "3g" } },
  { onLine: true, connection: { effectiveType: "2g" } },
  { onLine: true, connection: { effectiveType: "slow-2g" } },
  { onLine: false },
])("nothing is loaded where the browser says %o", async (navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await loadedOf([10])).toEqual([]);
});

test("nothing more is begun when the page has fetched 350 kB, whatever for", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  sizes = [250_000];
  expect(await loadedOf([40_000, 59_999, 60_000, 1])).toEqual([40_000, 59_999, 60_000]);
});

test("nothing more is begun when the page has made 52 requests", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  sizes = Array.from({ length: 50 }, () => 100);
  expect(await loadedOf([1, 2, 3])).toEqual([1, 2]);
});

test("what the browser has already costs nothing", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const parts = Array.from({ length: 100 }, () => 0);
  expect(await loadedOf(parts)).toEqual(parts);
});

test("a part that is lost does not keep the next one from being loaded", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const { loadInAdvance } = await import("@/lib/load-in-advance.ts");
  const next = vi.fn(async () => {});
  loadInAdvance(() => Promise.reject(new Error("lost")));
  loadInAdvance(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
});
