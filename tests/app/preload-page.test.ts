import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadPage } from "@/app/preload-page.ts";
import { preloadLinkedPages } from "@/ui/preload-page.ts";

const head = vi.fn(async () => ({ title: "", description: "" }));
const pages = [
  { path: "/namn/:slug", preload: vi.fn(async () => ({ head })) },
  { path: "/namn/topplista/:year", preload: vi.fn(async () => ({})) },
];
const [namePage, topList] = pages;

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("loads the code and the data of the page at a path", async () => {
  await preloadPage(pages, "/namn/astrid");
  expect(namePage?.preload).toHaveBeenCalledOnce();
  expect(head).toHaveBeenCalledWith({ slug: "astrid" });
  await preloadPage(pages, "/namn/topplista/2022");
  expect(topList?.preload).toHaveBeenCalledOnce();
  expect(namePage?.preload).toHaveBeenCalledOnce();
});

test.each([
  ["who saves data", { onLine: true, connection: { saveData: true } }],
  ["who is offline", { onLine: false }],
])("loads nothing for a visitor %s", async (_visitor, navigator) => {
  vi.stubGlobal("navigator", navigator);
  await preloadPage(pages, "/namn/astrid");
  expect(namePage?.preload).not.toHaveBeenCalled();
});

test.each(["pointerover", "touchstart", "focusin"])("loads the page of a link on %s", (type) => {
  const preload = vi.fn();
  const stop = preloadLinkedPages(preload);
  document.body.innerHTML = '<a href="/namn/astrid?x=1"><span>Astrid</span></a>';
  document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(preload).toHaveBeenCalledExactlyOnceWith("/namn/astrid");
  stop();
  document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(preload).toHaveBeenCalledOnce();
});

test("loads neither other sites, nor the page that is shown, nor what is no link", () => {
  const preload = vi.fn();
  const stop = preloadLinkedPages(preload);
  document.body.innerHTML =
    '<a href="https://www.scb.se/namn">SCB</a> <a href="#kapitel">Kapitel</a> <button>Spara</button>';
  for (const element of document.querySelectorAll("a, button")) {
    element.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  expect(preload).not.toHaveBeenCalled();
  stop();
});
