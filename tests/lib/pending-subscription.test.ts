import { afterEach, expect, test, vi } from "vitest";
import { StorageUnavailableError } from "@/lib/browser-storage.ts";
import {
  clearPendingSubscription,
  pendingSubscription,
  rememberPendingSubscription,
} from "@/lib/pending-subscription.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test("a pending subscription is stored under its key until it is cleared", () => {
  expect(pendingSubscription()).toBeNull();
  rememberPendingSubscription("plus-year");
  expect(pendingSubscription()).toBe("plus-year");
  expect(window.localStorage.getItem("pendingSubscription")).toBe("plus-year");
  clearPendingSubscription();
  expect(pendingSubscription()).toBeNull();
  expect(window.localStorage.getItem("pendingSubscription")).toBeNull();
});

test("blocked storage holds none, and throws when one is stored", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
  }
  expect(pendingSubscription()).toBeNull();
  expect(clearPendingSubscription).not.toThrow();
  expect(() => rememberPendingSubscription("premium")).toThrow(StorageUnavailableError);
});
