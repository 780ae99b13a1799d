// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  StorageUnavailableError,
  writeStored,
} from "@/lib/browser-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test("what is written can be read, and removed", () => {
  expect(readStored("theme")).toBeNull();
  writeStored("theme", "dark");
  expect(readStored("theme")).toBe("dark");
  removeStored("theme");
  expect(readStored("theme")).toBeNull();
});

describe("storage that refuses", () => {
  const refusal = new DOMException("Full", "QuotaExceededError");

  test.each([
    ["getItem", () => readStored("theme")],
    ["setItem", () => writeStored("theme", "dark")],
    ["removeItem", () => removeStored("theme")],
  ] as const)("to %s is told of as unavailable, with its reason", (method, use) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw refusal;
    });
    expect(use).toThrow(StorageUnavailableError);
    expect(use).toThrow(expect.objectContaining({ cause: refusal }));
  });

  test("to be touched at all is told of as unavailable", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    expect(() => readStored("theme")).toThrow(StorageUnavailableError);
    expect(() => writeStored("theme", "dark")).toThrow(StorageUnavailableError);
  });
});

test("changes of other tabs are told of, for the key or for everything, until one stops", () => {
  const changed = vi.fn();
  const stop = onStoredElsewhere("theme", changed);
  window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  expect(changed).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(changed).toHaveBeenCalledTimes(2);
});
