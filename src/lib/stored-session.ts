/** The session that the backend's client keeps in the browser's storage. */
import { onStoredElsewhere, readIfStored, removeIfStored, writeStored } from "./browser-storage.ts";

/** Storage key, also read by the script in index.html before the first paint. */
export const SESSION_KEY = "namnfynd-session";

/** Storage key: the user has asked to be signed out, and nobody has signed in since. */
const SIGN_OUT_KEY = "namnfynd-signed-out";

/** The stored text; null when there is none. */
export function readStoredSession(): string | null {
  return readIfStored(SESSION_KEY);
}

export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** Removes the session from this browser; the server's part of it is left alone. */
export function removeStoredSession(): void {
  removeIfStored(SESSION_KEY);
}

/** Calls back when another tab stores or removes the session. Returns a function that stops it. */
export function onStoredSessionChange(callback: () => void): () => void {
  return onStoredElsewhere(SESSION_KEY, callback);
}

/** Of this page: storage may be blocked. */
let hasAsked = false;

/** Notes that the user has asked for the end of the session, so that no tab reports it as lost. */
export function noteSignOut(): void {
  hasAsked = true;
  try {
    writeStored(SIGN_OUT_KEY, "true");
  } catch {
    // Without storage, no other tab has the session.
  }
}

export function isSignOutNoted(): boolean {
  return hasAsked || readIfStored(SIGN_OUT_KEY) !== null;
}

/** Called when someone is signed in. */
export function forgetSignOut(): void {
  hasAsked = false;
  removeIfStored(SIGN_OUT_KEY);
}
