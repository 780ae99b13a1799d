/** The product that a visitor was about to buy when asked to sign in; the purchase resumes afterwards. */
import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const KEY = "pendingSubscription";

/** Stores the id of the product. Throws StorageUnavailableError. */
export function rememberPendingSubscription(product: string): void {
  writeStored(KEY, product);
}

/** The stored product id; null when there is none, or storage is blocked. */
export function pendingSubscription(): string | null {
  try {
    return readStored(KEY);
  } catch {
    return null;
  }
}

/** Removes the stored product; blocked storage holds none. */
export function clearPendingSubscription(): void {
  try {
    removeStored(KEY);
  } catch {
    // Blocked storage: nothing to remove.
  }
}
