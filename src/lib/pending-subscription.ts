/** The offer a visitor was about to buy when asked to sign in; the purchase resumes afterwards. */
import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const KEY = "pendingSubscription";

/** Stores the id of the offer. Throws StorageUnavailableError. */
export function rememberPendingSubscription(offer: string): void {
  writeStored(KEY, offer);
}

/** The stored offer id; null when there is none, or storage is blocked. */
export function pendingSubscription(): string | null {
  try {
    return readStored(KEY);
  } catch {
    return null;
  }
}

/** Removes the stored offer; blocked storage holds none. */
export function clearPendingSubscription(): void {
  try {
    removeStored(KEY);
  } catch {
    // Blocked storage: nothing to remove.
  }
}
