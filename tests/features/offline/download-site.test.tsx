import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { deferred } from "../../deferred.ts";
import { type Kept, stubCaches } from "./cache-storage.ts";

const LIST = "/utan-nat.json";
const FILES = ["/assets/a.js", "/assets/b.js", "/namndata/test/common.json"];
const list = (files = FILES) => Response.json({ bytes: 1_234_567, files });

let kept: Kept;
const register = vi.fn(async () => registration);
const registration = Object.assign(new EventTarget(), {
  installing: null,
  waiting: null,
  active: {},
});
let registered: object | undefined;

beforeEach(() => {
  kept = stubCaches();
  registered = registration;
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register,
    getRegistration: async () => registered,
  });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker, clipboard: {} });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
  register.mockClear();
  // What is being downloaded is known as long as the page is open.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A site with these answers besides its list and files. */
function stubSite(answers: Parameters<typeof stubBackend>[0] = {}) {
  const files = FILES.map((path) => [`GET ${path}`, new Response(path)] as const);
  return stubBackend({ [`GET ${LIST}`]: list(), ...Object.fromEntries(files), ...answers });
}

async function open() {
  const { DownloadSite } = await import("@/features/offline/download-site.tsx");
  render(<DownloadSite />);
  return userEvent.setup();
}

const start = () => screen.findByRole("button", { name: /^Ladda ner för att använda utan nät/ });
const downloaded = () => [...(kept.get("downloaded-site")?.keys() ?? [])].sort();

test("the site is downloaded by a press, with its size from the build, and removed by another", async () => {
  const calls = stubSite();
  const user = await open();
  await screen.findByText("Ladda ner för att använda utan nät (1,2\u00a0MB)", {
    normalizer: String,
  });
  expect(kept.has("downloaded-site")).toBe(false);
  expect(calls.map(({ name }) => name)).toEqual([`GET ${LIST}`]);

  await user.click(await start());
  expect(await screen.findByText("Allt är sparat på den här enheten.")).toBeVisible();
  expect(downloaded()).toEqual([...FILES, LIST].sort());

  await user.click(screen.getByRole("button", { name: "Ta bort" }));
  expect(await start()).toBeVisible();
  expect(kept.has("downloaded-site")).toBe(false);
});

test("progress says how many of the files are there", async () => {
  const late = deferred<void>();
  stubSite({ "GET /assets/b.js": () => late.promise.then(() => new Response("b")) });
  const user = await open();
  await user.click(await start());
  expect(
    await screen.findByText("Laddar ner: 2 av 3\u00a0filer", { normalizer: String }),
  ).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "Nedladdningen" });
  expect(bar).toHaveAttribute("value", "2");
  expect(bar).toHaveAttribute("max", "3");
  late.resolve();
  expect(await screen.findByText("Allt är sparat på den här enheten.")).toBeVisible();
});

test("a download that fails says why, and goes on from where it was", async () => {
  let isOnline = false;
  const calls = stubSite({
    "GET /assets/b.js": async () => {
      if (isOnline) return new Response("b");
      await vi.waitFor(() => expect(downloaded()).toContain("/assets/a.js"));
      return noConnection();
    },
  });
  const user = await open();
  await user.click(await start());
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  expect(downloaded()).not.toContain(LIST);
  const before = calls.length;
  isOnline = true;
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByText("Allt är sparat på den här enheten.")).toBeVisible();
  expect(calls.slice(before).map(({ name }) => name)).not.toContain("GET /assets/a.js");
});

test("a device without room says so", async () => {
  stubSite();
  const full = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));
  const user = await open();
  const { open: openCache } = caches;
  vi.spyOn(caches, "open").mockImplementation(async (name) =>
    Object.assign(await openCache(name), { put: full }),
  );
  await user.click(await start());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Det finns inte plats nog på enheten.",
  );
});

test("a download that is ended leaves nothing", async () => {
  stubSite({ "GET /assets/b.js": () => new Promise<Response>(() => {}) });
  const user = await open();
  await user.click(await start());
  await user.click(await screen.findByRole("button", { name: "Avbryt" }));
  expect(await start()).toBeVisible();
  expect(kept.has("downloaded-site")).toBe(false);
});

test("a download that an earlier visit has begun can be continued, and a whole one is remembered", async () => {
  stubSite();
  kept.set("downloaded-site", new Map([["/assets/a.js", "a"]]));
  const user = await open();
  expect(await screen.findByText(/^Nedladdningen är inte klar/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Fortsätt ladda ner" }));
  expect(await screen.findByText("Allt är sparat på den här enheten.")).toBeVisible();
});

test("a new release fetches what has changed, and removes what neither it nor the last one needs", async () => {
  const oldest = ["/assets/oldest.js", "/assets/last.js", "/assets/a.js"];
  kept.set("downloaded-site", new Map(oldest.map((path) => [path, path])));
  kept.get("downloaded-site")?.set(LIST, await list(["/assets/last.js", "/assets/a.js"]).text());
  const calls = stubSite();
  const { startDownload } = await import("@/features/offline/site-download.ts");
  await startDownload();
  expect(downloaded()).toEqual(["/assets/last.js", ...FILES, LIST].sort());
  expect(calls.map(({ name }) => name)).not.toContain("GET /assets/a.js");
});

test("the worker is registered for a visitor who has none, since data is scarce", async () => {
  registered = undefined;
  stubSite();
  const user = await open();
  await user.click(await start());
  expect(await screen.findByText("Allt är sparat på den här enheten.")).toBeVisible();
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

test("a browser that can keep nothing says so", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  await open();
  expect(await screen.findByText(/Den här webbläsaren kan inte spara sajten/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
