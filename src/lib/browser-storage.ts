/**
 * The browser's local storage as something that can fail: it may be blocked by a setting, full,
 * or hold what another version or program wrote.
 */

/** Why storage could not be used. */
export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";
}

/** The stored text, or null when nothing is stored. Throws {@link StorageUnavailableError}. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (cause) {
    throw new StorageUnavailableError(`Cannot read "${key}"`, { cause });
  }
}

/** Stores a text. Throws {@link StorageUnavailableError} when storage is blocked or full. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (cause) {
    throw new StorageUnavailableError(`Cannot write "${key}"`, { cause });
  }
}

/** Removes a stored text. Throws {@link StorageUnavailableError}. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch (cause) {
    throw new StorageUnavailableError(`Cannot remove "${key}"`, { cause });
  }
}

/** Calls back when another tab has changed the key; answers with the way to stop listening. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  function handle(event: StorageEvent) {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) changed();
  }
  window.addEventListener("storage", handle);
  return () => window.removeEventListener("storage", handle);
}
