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

test("reads and removes what was written", () => {
  expect(readStored("theme")).toBeNull();
  writeStored("theme", "dark");
  expect(readStored("theme")).toBe("dark");
  removeStored("theme");
  expect(readStored("theme")).toBeNull();
});

describe("StorageUnavailableError", () => {
  const cause = new DOMException("Full", "QuotaExceededError");

  test.each([
    ["getItem", () => readStored("theme")],
    ["setItem", () => writeStored("theme", "dark")],
    ["removeItem", () => removeStored("theme")],
  ] as const)("is thrown with its cause when %s fails", (method, use) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw cause;
    });
    expect(use).toThrow(StorageUnavailableError);
    expect(use).toThrow(expect.objectContaining({ cause }));
  });

  test("is thrown when storage is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    expect(() => readStored("theme")).toThrow(StorageUnavailableError);
    expect(() => writeStored("theme", "dark")).toThrow(StorageUnavailableError);
  });
});

test("onStoredElsewhere calls back for changes in other tabs, until stopped", () => {
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
