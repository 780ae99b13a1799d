import { afterEach, expect, test, vi } from "vitest";
import { keepCommonNames } from "@/features/offline/keep-common-names.ts";
import { stubBackend } from "../../backend-stub.ts";

const FILE = "GET /namndata/test/common.json";

/** A page whose requests go through a worker that has not kept the file. */
function stubWorker() {
  vi.stubGlobal("caches", { match: async () => undefined });
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the common names are fetched for the worker to keep", async () => {
  stubWorker();
  const calls = stubBackend({ [FILE]: new Response("[]") });
  await keepCommonNames();
  expect(calls.map(({ name }) => name)).toEqual([FILE]);
});

test("an answer that the worker does not keep is a failure", async () => {
  stubWorker();
  stubBackend({ [FILE]: new Response("", { status: 503 }) });
  await expect(keepCommonNames()).rejects.toThrow("common.json: 503");
});
