/**
 * Whether somebody is signed in, for the whole site. It is small and always loaded; the code that
 * talks to the auth service comes only for a visitor with a stored session, on an address that the
 * auth service leads to, or on a page that asks for it.
 */
import { useSyncExternalStore } from "react";
import { onStoredElsewhere, readStored } from "@/lib/browser-storage.ts";
import { backendAddress } from "@/lib/env.ts";
import { SESSION_KEY } from "@/lib/session-key.ts";

export interface SessionUser {
  readonly id: string;
  /** The address to sign in with. */
  readonly email: string;
  /** When the account was made, ISO 8601. */
  readonly createdAt: string;
}

export type Session =
  | { readonly status: "restoring" }
  | { readonly status: "signed-out" }
  /** A session is stored, but the auth service does not answer to renew it. */
  | { readonly status: "unreachable" }
  | { readonly status: "signed-in"; readonly user: SessionUser };

const SIGNED_OUT: Session = { status: "signed-out" };

/** What the auth service puts into an address that it leads back to. */
const AUTH_ANSWER = /#(.*&)?access_token=|[#?&]error=/;

let session: Session = SIGNED_OUT;
const listeners = new Set<() => void>();
let following: Promise<void> | null = null;

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Restores the session if there may be one, and watches for one from another tab. */
export function restoreSession(): void {
  if (!backendAddress) return;
  onStoredElsewhere(SESSION_KEY, followStoredSession);
  followStoredSession();
}

function followStoredSession(): void {
  if (following || !(AUTH_ANSWER.test(window.location.href) || hasStoredSession())) return;
  publish({ status: "restoring" });
  followSession();
}

/** Whether the browser keeps a session. */
export function hasStoredSession(): boolean {
  try {
    return readStored(SESSION_KEY) !== null;
  } catch {
    // Blocked storage holds no session.
    return false;
  }
}

/** Asks the auth service who is signed in, and follows it from then on; once for the page. */
export function followSession(): void {
  if (!backendAddress || following) return;
  following = import("./session-service.ts")
    .then((service) => service.follow(publish))
    .catch((error: unknown) => {
      console.error("The session cannot be followed", error);
      following = null;
      publish(hasStoredSession() ? { status: "unreachable" } : SIGNED_OUT);
    });
}

/** The session as it is now, following it; a prerendered page knows of none. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => SIGNED_OUT,
  );
}
