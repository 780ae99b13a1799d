import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerAndOfferUpdates } from "@/features/offline/service-worker-updates.ts";
import { type Kept, stubCaches } from "./cache-storage.ts";

let kept: Kept;
let serviceWorker: EventTarget & { controller: object | null };

beforeEach(() => {
  kept = stubCaches();
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: {},
  });
  serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
  });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker });
  const names = {
    navigation: ["/namn/astrid?med=elsa"],
    resource: ["/assets/a.js", "/assets/a.js", "/assets/b.css", "/namndata/1/names-0.txt", "/api"],
  };
  vi.stubGlobal("performance", {
    getEntriesByType: (type: keyof typeof names) => [
      ...names[type].map((path) => ({ name: location.origin + path })),
      ...(type === "resource" ? [{ name: "https://example.org/assets/c.js" }] : []),
    ],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The worker begins to answer for the page. */
function takeOver() {
  serviceWorker.controller = {};
  serviceWorker.dispatchEvent(new Event("controllerchange"));
}

test("what a first visit has loaded is kept from the browser's own cache, as soon as there is a worker", async () => {
  await registerAndOfferUpdates();
  await vi.dynamicImportSettled();
  expect(kept.size).toBe(0);
  takeOver();
  await vi.waitFor(() =>
    expect(kept).toEqual(
      new Map([
        [
          "assets",
          new Map([
            ["/assets/a.js", "force-cache"],
            ["/assets/b.css", "force-cache"],
          ]),
        ],
        ["name-files", new Map([["/namndata/1/names-0.txt", "force-cache"]])],
        ["name-pages", new Map([["/namn/astrid", "force-cache"]])],
      ]),
    ),
  );
});

test("the document that answers for a name without a page is not kept as that page", async () => {
  document.body.innerHTML = '<div id="root" data-stand-in="*"></div>';
  await registerAndOfferUpdates();
  await vi.dynamicImportSettled();
  takeOver();
  await vi.waitFor(() => expect(kept.has("name-files")).toBe(true));
  expect(kept.has("name-pages")).toBe(false);
});

test("later visits leave it to the worker", async () => {
  serviceWorker.controller = {};
  await registerAndOfferUpdates();
  await vi.dynamicImportSettled();
  expect(kept.size).toBe(0);
});
