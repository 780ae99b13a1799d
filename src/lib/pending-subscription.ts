/**
 * The offer that a visitor chose before signing in, to resume the purchase afterwards:
 * docs/specification.md, "Subscriptions and payments".
 */
import { readStored, removeStored, writeStored } from "./browser-storage.ts";

const KEY = "pendingSubscription";

/** Throws `StorageUnavailableError`. */
export function rememberPendingSubscription(offer: string): void {
  writeStored(KEY, offer);
}

/** The id of the chosen offer, or null. */
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
