/** The product that a visitor was about to buy when asked to sign in; the purchase resumes afterwards. */
import { readIfStored, removeIfStored, writeStored } from "./browser-storage.ts";

const KEY = "pendingSubscription";

/** Stores the id of the product. Throws StorageUnavailableError. */
export function rememberPendingSubscription(product: string): void {
  writeStored(KEY, product);
}

/** The stored product id; null when there is none. */
export function pendingSubscription(): string | null {
  return readIfStored(KEY);
}

/** Forgets the product, when the purchase has resumed or is given up. */
export function clearPendingSubscription(): void {
  removeIfStored(KEY);
}
