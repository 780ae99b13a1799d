import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NamesStore } from "@/saved/names-store.ts";
import { createStoredNames } from "@/saved/stored-names.ts";

const KEY = "namn";

const opened: NamesStore[] = [];

function open(raw?: string): NamesStore {
  if (raw !== undefined) window.localStorage.setItem(KEY, raw);
  const store = createStoredNames(KEY);
  opened.push(store);
  return store;
}

function stored(): unknown {
  const raw = window.localStorage.getItem(KEY);
  return raw === null ? null : JSON.parse(raw);
}

function add(store: NamesStore, name: string): void {
  store.write([...store.read(), name]);
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

/** Writes as another tab does: the browser then notifies this one. */
function writeInOtherTab(raw: string | null, key: string | null = KEY) {
  if (raw === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, raw);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: raw }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanStores(...opened.splice(0).map(({ state }) => state));
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("names in storage", () => {
  test("are a JSON array under their key", () => {
    const store = open();
    expect(store.state.get()).toEqual({ names: [], problem: null });
    add(store, "Astrid");
    add(store, "Åke");
    expect(window.localStorage.getItem(KEY)).toBe('["Astrid","Åke"]');
    expect(open().state.get()).toEqual({ names: ["Astrid", "Åke"], problem: null });
  });

  test("are not written until they change", () => {
    open().state.get();
    expect(stored()).toBeNull();
  });

  test("are deduplicated when they are read", () => {
    expect(open('["Ada","Bo","Ada"]').state.get().names).toEqual(["Ada", "Bo"]);
  });

  test("notify their listeners until these unsubscribe", () => {
    const store = open();
    const listener = vi.fn();
    const unsubscribe = store.state.listen(listener);
    add(store, "Astrid");
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    add(store, "Åke");
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("damaged content", () => {
  test.each([
    ["is not JSON", '["Ada","Bo"', [], '["Ada","Bo"'],
    ["is no list", '{"Ada":true}', [], '{"Ada":true}'],
    ["is a bare text", '"Ada"', [], '"Ada"'],
    ["is null", "null", [], "null"],
    [
      "holds more than names",
      '["Ada",7,null,"Bo",{"name":"Cleo"}]',
      ["Ada", "Bo"],
      '7\nnull\n{"name":"Cleo"}',
    ],
    ["holds blank names", '["Ada"," ",""]', ["Ada"], '" "\n""'],
  ])(
    "that %s is reported and set aside before it is overwritten",
    (_title, raw, readable, damaged) => {
      const store = open(raw);
      expect(store.state.get()).toEqual({ names: readable, problem: "damaged" });
      expect(window.localStorage.getItem(KEY)).toBe(raw);
      add(store, "Astrid");
      expect(window.localStorage.getItem("namn-damaged")).toBe(damaged);
      expect(stored()).toEqual([...readable, "Astrid"]);
      expect(store.state.get()).toEqual({ names: [...readable, "Astrid"], problem: null });
    },
  );

  test("is appended to what was set aside earlier", () => {
    add(open("first damage"), "Ada");
    window.localStorage.setItem(KEY, "second damage");
    add(open(), "Bo");
    expect(window.localStorage.getItem("namn-damaged")).toBe("first damage\nsecond damage");
  });

  test("is not overwritten when it cannot be set aside", () => {
    const store = open("skräp");
    fillStorage();
    add(store, "Astrid");
    expect(window.localStorage.getItem(KEY)).toBe("skräp");
    expect(store.state.get()).toEqual({ names: ["Astrid"], problem: "unavailable" });
  });

  test("is not reported for valid content", () => {
    add(open('["Ada"]'), "Bo");
    expect(window.localStorage.getItem("namn-damaged")).toBeNull();
  });
});

describe("blocked storage", () => {
  test("leaves the names in memory and reports it", () => {
    blockStorage();
    const store = open();
    expect(store.state.get()).toEqual({ names: [], problem: "unavailable" });
    add(store, "Astrid");
    add(store, "Åke");
    expect(store.state.get()).toEqual({ names: ["Astrid", "Åke"], problem: "unavailable" });
    store.write(store.read().slice(1));
    expect(store.state.get().names).toEqual(["Åke"]);
  });

  test("keeps the names in memory while nothing subscribes to them", () => {
    blockStorage();
    const store = open();
    const unsubscribe = store.state.listen(() => {});
    add(store, "Astrid");
    unsubscribe();
    vi.advanceTimersByTime(60_000);
    expect(store.state.get().names).toEqual(["Astrid"]);
  });
});

describe("full storage", () => {
  test("leaves the newest names in memory and the old ones in storage", () => {
    const store = open('["Ada"]');
    fillStorage();
    add(store, "Bo");
    add(store, "Cleo");
    expect(store.state.get()).toEqual({ names: ["Ada", "Bo", "Cleo"], problem: "unavailable" });
    expect(stored()).toEqual(["Ada"]);
  });

  test("takes all names once there is room again", () => {
    const store = open('["Ada"]');
    const full = fillStorage();
    add(store, "Bo");
    full.mockRestore();
    add(store, "Cleo");
    expect(store.state.get()).toEqual({ names: ["Ada", "Bo", "Cleo"], problem: null });
    expect(stored()).toEqual(["Ada", "Bo", "Cleo"]);
  });
});

describe("another tab", () => {
  test("changes the names in this one", () => {
    const store = open('["Ada"]');
    const listener = vi.fn();
    store.state.listen(listener);
    writeInOtherTab('["Ada","Bo"]');
    expect(store.state.get().names).toEqual(["Ada", "Bo"]);
    expect(listener).toHaveBeenCalled();
  });

  test("can clear all of storage", () => {
    const store = open('["Ada"]');
    store.state.listen(() => {});
    writeInOtherTab(null, null);
    expect(store.state.get()).toEqual({ names: [], problem: null });
  });

  test("can write other keys without notifying anyone", () => {
    const store = open('["Ada"]');
    const listener = vi.fn();
    store.state.listen(listener);
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
    expect(listener).not.toHaveBeenCalled();
  });

  test("is not undone by a change here that has not heard of it", () => {
    const store = open('["Ada"]');
    window.localStorage.setItem(KEY, '["Ada","Bo"]');
    add(store, "Cleo");
    expect(stored()).toEqual(["Ada", "Bo", "Cleo"]);
  });

  test("is caught up with by a new subscription", () => {
    const store = open('["Ada"]');
    store.state.listen(() => {})();
    vi.advanceTimersByTime(60_000);
    writeInOtherTab('["Bo"]');
    store.state.listen(() => {});
    expect(store.state.get().names).toEqual(["Bo"]);
  });

  test("does not remove names that storage had no room for", () => {
    const store = open('["Ada"]');
    store.state.listen(() => {});
    const full = fillStorage();
    add(store, "Bo");
    full.mockRestore();
    writeInOtherTab('["Ada","Cleo"]');
    expect(store.state.get().names).toEqual(expect.arrayContaining(["Ada", "Bo"]));
  });
});

test("without a browser, as while prerendering, there are no names", () => {
  vi.stubGlobal("window", undefined);
  expect(open().state.get()).toEqual({ names: [], problem: null });
  vi.unstubAllGlobals();
});
