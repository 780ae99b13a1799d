/** The session that the backend's client keeps in the browser's storage. */
import { onStoredElsewhere, readStored, removeStored } from "./browser-storage.ts";

/** Storage key, also read by the script in index.html before the first paint. */
export const SESSION_KEY = "namnfynd-session";

/** The stored text; null when there is none or storage is blocked. */
export function readStoredSession(): string | null {
  try {
    return readStored(SESSION_KEY);
  } catch {
    return null;
  }
}

export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** Removes the session from this browser; the server's part of it is left alone. */
export function removeStoredSession(): void {
  try {
    removeStored(SESSION_KEY);
  } catch {
    // Blocked storage holds no session.
  }
}

/** Calls back when another tab stores or removes the session. Returns a function that stops it. */
export function onStoredSessionChange(callback: () => void): () => void {
  return onStoredElsewhere(SESSION_KEY, callback);
}
