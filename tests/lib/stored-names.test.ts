// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { createStoredNames } from "@/lib/stored-names.ts";

const KEY = "namn";

function stored(key = KEY): unknown {
  const raw = window.localStorage.getItem(key);
  return raw === null ? null : JSON.parse(raw);
}

function open(raw?: string) {
  if (raw !== undefined) window.localStorage.setItem(KEY, raw);
  return createStoredNames(KEY);
}

function add(name: string) {
  return (names: readonly string[]) => [...names, name];
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
}

function fillStorage() {
  return vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** What another tab does: it writes, and the browser tells this one. */
function writeElsewhere(raw: string | null, key: string | null = KEY) {
  if (raw === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, raw);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: raw }));
}

describe("names in storage", () => {
  test("are a JSON array under their key", () => {
    const store = open();
    expect(store.getState()).toEqual({ names: [], problem: null });
    store.update(add("Astrid"));
    store.update(add("Åke"));
    expect(window.localStorage.getItem(KEY)).toBe('["Astrid","Åke"]');
    expect(open().getState()).toEqual({ names: ["Astrid", "Åke"], problem: null });
  });

  test("are not written until they change", () => {
    open();
    expect(stored()).toBeNull();
  });

  test("stand once, though storage holds one twice", () => {
    expect(open('["Ada","Bo","Ada"]').getState().names).toEqual(["Ada", "Bo"]);
  });

  test("tell those who follow, until they stop", () => {
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.update(add("Astrid"));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.update(add("Åke"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("content that cannot be read", () => {
  test.each([
    ["is not JSON", '["Ada","Bo"', []],
    ["is no list", '{"Ada":true}', []],
    ["is a bare text", '"Ada"', []],
    ["is null", "null", []],
    ["holds more than names", '["Ada",7,null,"Bo",{"name":"Cleo"}]', ["Ada", "Bo"]],
    ["holds blank names", '["Ada"," ",""]', ["Ada"]],
  ])("that %s is reported and put aside, not lost", (_title, raw, readable) => {
    const store = open(raw);
    expect(store.getState()).toEqual({ names: readable, problem: "damaged" });
    expect(window.localStorage.getItem(KEY)).toBe(raw);
    store.update(add("Astrid"));
    expect(window.localStorage.getItem("namn-damaged")).toBe(raw);
    expect(stored()).toEqual([...readable, "Astrid"]);
    expect(store.getState()).toEqual({ names: [...readable, "Astrid"], problem: null });
  });

  test("stays where it is when it cannot be put aside", () => {
    const store = open("skräp");
    fillStorage();
    store.update(add("Astrid"));
    expect(window.localStorage.getItem(KEY)).toBe("skräp");
    expect(store.getState()).toEqual({ names: ["Astrid"], problem: "unavailable" });
  });

  test("that is sound leaves nothing put aside", () => {
    open('["Ada"]').update(add("Bo"));
    expect(window.localStorage.getItem("namn-damaged")).toBeNull();
  });
});

describe("storage that is blocked", () => {
  test("leaves the names in memory and says so", () => {
    blockStorage();
    const store = open();
    expect(store.getState()).toEqual({ names: [], problem: "unavailable" });
    store.update(add("Astrid"));
    store.update(add("Åke"));
    expect(store.getState()).toEqual({ names: ["Astrid", "Åke"], problem: "unavailable" });
    store.update((names) => names.slice(1));
    expect(store.getState().names).toEqual(["Åke"]);
  });
});

describe("storage that is full", () => {
  test("leaves the newest names in memory and the old ones in storage", () => {
    const store = open('["Ada"]');
    fillStorage();
    store.update(add("Bo"));
    store.update(add("Cleo"));
    expect(store.getState()).toEqual({ names: ["Ada", "Bo", "Cleo"], problem: "unavailable" });
    expect(stored()).toEqual(["Ada"]);
  });

  test("takes all of them once there is room again", () => {
    const store = open('["Ada"]');
    const full = fillStorage();
    store.update(add("Bo"));
    full.mockRestore();
    store.update(add("Cleo"));
    expect(store.getState()).toEqual({ names: ["Ada", "Bo", "Cleo"], problem: null });
    expect(stored()).toEqual(["Ada", "Bo", "Cleo"]);
  });
});

describe("another tab", () => {
  test("changes the names here", () => {
    const store = open('["Ada"]');
    const listener = vi.fn();
    store.subscribe(listener);
    writeElsewhere('["Ada","Bo"]');
    expect(store.getState().names).toEqual(["Ada", "Bo"]);
    expect(listener).toHaveBeenCalled();
  });

  test("may empty all of storage", () => {
    const store = open('["Ada"]');
    store.subscribe(() => {});
    writeElsewhere(null, null);
    expect(store.getState()).toEqual({ names: [], problem: null });
  });

  test("may write other keys without disturbing anyone", () => {
    const store = open('["Ada"]');
    const listener = vi.fn();
    store.subscribe(listener);
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
    expect(listener).not.toHaveBeenCalled();
  });

  test("is not undone by a change here that did not see it", () => {
    const store = open('["Ada"]');
    window.localStorage.setItem(KEY, '["Ada","Bo"]');
    store.update(add("Cleo"));
    expect(stored()).toEqual(["Ada", "Bo", "Cleo"]);
  });

  test("is caught up with when someone follows again", () => {
    const store = open('["Ada"]');
    store.subscribe(() => {})();
    writeElsewhere('["Bo"]');
    store.subscribe(() => {});
    expect(store.getState().names).toEqual(["Bo"]);
  });

  test("does not take away names that storage had no room for", () => {
    const store = open('["Ada"]');
    store.subscribe(() => {});
    const full = fillStorage();
    store.update(add("Bo"));
    full.mockRestore();
    writeElsewhere('["Ada","Cleo"]');
    expect(store.getState().names).toEqual(expect.arrayContaining(["Ada", "Bo"]));
  });
});
