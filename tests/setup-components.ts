import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { cheapComputedStyle } from "./computed-style.ts";

// Testing Library advances fake timers by itself, but looks for them under Jest's name.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

// Queries by role are slow in jsdom, and slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({
  asyncUtilTimeout: 15_000,
  getElementError: elementError,
  // Without a list of all roles of the page in the message, made before anyone reads it. Testing Library has this
  // setting for what waits; its types leave it out.
  ...{ _disableExpensiveErrorDiagnostics: true },
});

/**
 * The error of a query that finds no element. Its message is made when it is read: what waits for an
 * element discards many, and printing a whole page takes longer than rendering it.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  // Without this function, so that a report shows the line of the test.
  Error.captureStackTrace(error, elementError);
  let text: string | null = null;
  return Object.defineProperty(error, "message", {
    configurable: true,
    get() {
      text ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n");
      return text;
    },
  });
}

// jsdom has no layout to scroll, and no pointer capture, which the toasts use when they are pressed.
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});

const { getComputedStyle } = window;
window.getComputedStyle = cheapComputedStyle(getComputedStyle);

// jsdom has no layout, so nothing ever comes into view.
class NothingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver = NothingInView;

beforeEach(() => {
  // jsdom reports an error for scrollTo, and has no matchMedia.
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // User-event's clipboard, with what a test has copied.
  Reflect.deleteProperty(navigator, "clipboard");
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

const { setTimeout } = globalThis;
const timers = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(target, self, args) {
    const timer = Reflect.apply(target, self, args);
    timers.add(timer);
    return timer;
  },
});

// What a page is still loading would come among the modules of the next file in this worker, without
// that file's mocks. It waits for timers too: a dialog that was open returns focus in one.
afterAll(async () => {
  await vi.dynamicImportSettled();
  // What still waits would call the backend of the next file, as the question whether it can be reached.
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = setTimeout;
  window.getComputedStyle = getComputedStyle;
});
