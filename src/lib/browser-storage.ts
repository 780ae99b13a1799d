/** The browser's local storage, which may be blocked by a setting, or full. */

export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";
}

/** The stored text, or null if there is none. Throws {@link StorageUnavailableError}. */
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

/** The stored text, or null if there is none: blocked storage holds nothing. */
export function readIfStored(key: string): string | null {
  try {
    return readStored(key);
  } catch {
    return null;
  }
}

/** Removes a stored text, if there is one: blocked storage holds nothing. */
export function removeIfStored(key: string): void {
  try {
    removeStored(key);
  } catch {
    // Nothing to remove.
  }
}

/** Calls back when another tab has changed the key. Returns a function that stops it. */
export function onStoredElsewhere(key: string, callback: () => void): () => void {
  function handle(event: StorageEvent) {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) callback();
  }
  window.addEventListener("storage", handle);
  return () => window.removeEventListener("storage", handle);
}
