import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preloadLinkedPages, preloadPage, preloadPagesInView } from "@/app/preload-page.ts";

const head = vi.fn(async () => ({ title: "", description: "" }));
const pages = [
  { path: "/namn/:slug", isPersonal: false, preload: vi.fn(async () => ({ head })) },
  { path: "/namn/topplista/:year", isPersonal: false, preload: vi.fn(async () => ({})) },
  { path: "/konto", isPersonal: true, preload: vi.fn(async () => ({})) },
];
const [namePage, topList, account] = pages;

let ending: AbortController;

beforeEach(() => {
  vi.clearAllMocks();
  ending = new AbortController();
});

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("loads the code and the data of the page at a path", async () => {
  await preloadPage(pages, "/namn/astrid", "code and data");
  expect(namePage?.preload).toHaveBeenCalledOnce();
  expect(head).toHaveBeenCalledWith({ slug: "astrid" });
  await preloadPage(pages, "/namn/topplista/2022", "code and data");
  expect(topList?.preload).toHaveBeenCalledOnce();
  expect(namePage?.preload).toHaveBeenCalledOnce();
});

test("loads the code of the page at a path without its data, unless the page is personal", async () => {
  await preloadPage(pages, "/namn/astrid", "public code");
  expect(namePage?.preload).toHaveBeenCalledOnce();
  expect(head).not.toHaveBeenCalled();
  await preloadPage(pages, "/konto", "public code");
  expect(account?.preload).not.toHaveBeenCalled();
  await preloadPage(pages, "/konto", "code and data");
  expect(account?.preload).toHaveBeenCalledOnce();
});

test.each(["/finns-inte", "/namn/en/till"])("no page has the path %s", async (path) => {
  const missing = { path: "*", isPersonal: false, preload: vi.fn(async () => ({})) };
  const loading = preloadPage([...pages, missing], path, "code and data");
  await expect(loading).rejects.toThrow(`No page has the path ${path}`);
  expect(missing.preload).not.toHaveBeenCalled();
});

test.each([
  ["saves data", { onLine: true, connection: { saveData: true } }],
  ["has a slow connection", { onLine: true, connection: { effectiveType: "3g" } }],
  ["is offline", { onLine: false }],
])("loads no page of a link for a visitor who %s", (_visitor, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const preload = vi.fn(async () => {});
  preloadLinkedPages(preload, ending.signal);
  document.body.innerHTML = '<a href="/namn/astrid">Astrid</a>';
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(preload).not.toHaveBeenCalled();
});

test.each(["pointerover", "touchstart", "focusin"])("loads the page of a link on %s", (type) => {
  const preload = vi.fn(async () => {});
  preloadLinkedPages(preload, ending.signal);
  document.body.innerHTML = '<a href="/namn/astrid?x=1"><span>Astrid</span></a>';
  document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(preload).toHaveBeenCalledExactlyOnceWith("/namn/astrid");
  ending.abort();
  document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(preload).toHaveBeenCalledOnce();
});

test("loads neither other sites, nor the page that is shown, nor what is no link", () => {
  const preload = vi.fn(async () => {});
  preloadLinkedPages(preload, ending.signal);
  document.body.innerHTML =
    '<a href="https://www.scb.se/namn">SCB</a> <a href="#kapitel">Kapitel</a> <button>Spara</button>';
  for (const element of document.querySelectorAll("a, button")) {
    element.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  expect(preload).not.toHaveBeenCalled();
});

describe("of the links in view", () => {
  /** What the page has below its header, each link with its distance from the top of the window. */
  function show(html: string) {
    document.body.innerHTML = `<main>${html}</main>`;
    for (const link of document.querySelectorAll("a")) {
      const rect = new DOMRect(0, Number(link.dataset.top), 100, 20);
      vi.spyOn(link, "getBoundingClientRect").mockReturnValue(rect);
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function showHeader(html: string) {
    const header = document.createElement("header");
    header.innerHTML = html;
    document.body.prepend(header);
    for (const link of header.querySelectorAll("a")) {
      vi.spyOn(link, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 10, 100, 20));
    }
  }

  test("each is loaded once, when it has been in view for a second", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    show('<a data-top="10" href="/om">Om oss</a> <a data-top="5000" href="/blogg">Blogg</a>');
    await vi.advanceTimersByTimeAsync(999);
    expect(preload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(preload).toHaveBeenCalledExactlyOnceWith("/om");

    show('<a data-top="10" href="/om">Om oss</a> <a data-top="500" href="/blogg">Blogg</a>');
    document.dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload.mock.calls).toEqual([["/om"], ["/blogg"]]);
  });

  test("come first where the most pages of their kind are linked, however often each is", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    show(
      '<a data-top="10" href="/sok">Sök</a> <a data-top="20" href="/om">Om</a> <a data-top="30" href="/om">oss</a> <a data-top="40" href="/om">här</a> ' +
        '<a data-top="50" href="/namn/maja">Maja</a> <a data-top="60" href="/namn/bo">Bo</a>',
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload.mock.calls).toEqual([["/namn/maja"], ["/namn/bo"], ["/sok"], ["/om"]]);
  });

  test("are loaded before those of the header", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    show('<a data-top="50" href="/om">Om oss</a>');
    showHeader('<nav><a href="/sok">Sök</a></nav>');
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload.mock.calls).toEqual([["/om"], ["/sok"]]);
  });

  test("are not those that lead back: the logo and the breadcrumbs", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    show(
      '<nav class="breadcrumbs"><a data-top="10" href="/">Hem</a></nav> <a data-top="50" href="/om">Om oss</a>',
    );
    showHeader('<a href="/">Namnfynd</a>');
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).toHaveBeenCalledExactlyOnceWith("/om");
  });

  test("are found when the page changes", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    await vi.advanceTimersByTimeAsync(1000);
    show('<a data-top="10" href="/om">Om oss</a> <a href="https://www.scb.se/om">SCB</a>');
    // A mutation observer is called in a microtask.
    await Promise.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload).toHaveBeenCalledExactlyOnceWith("/om");
  });

  test("are loaded at once when a press has shown them", async () => {
    const preload = vi.fn(async () => {});
    preloadPagesInView(preload, ending.signal);
    show('<a data-top="10" href="/om">Om oss</a>');
    document.dispatchEvent(new Event("click"));
    await vi.advanceTimersByTimeAsync(0);
    expect(preload).toHaveBeenCalledExactlyOnceWith("/om");
  });
});
