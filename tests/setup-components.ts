import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

// Testing Library advances fake timers by itself, but looks for them under Jest's name.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

// Queries by role are slow in jsdom, and slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout to scroll, and no pointer capture, which the toasts use when they are pressed.
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});

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
});
