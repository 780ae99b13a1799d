/** What the visitor was about to buy when signing in came between (SPEC section 4). */
import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const KEY = "pendingSubscription";

/** Remembers what was about to be bought. Throws StorageUnavailableError. */
export function rememberPendingSubscription(offer: string): void {
  writeStored(KEY, offer);
}

/** What was about to be bought, as remembered; null when nothing was. */
export function pendingSubscription(): string | null {
  try {
    return readStored(KEY);
  } catch {
    // Blocked storage holds nothing.
    return null;
  }
}

export function clearPendingSubscription(): void {
  try {
    removeStored(KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
