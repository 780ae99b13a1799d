/**
 * Loads the code that talks to the auth service only when it is needed: for a visitor with a stored
 * session, on an address that the auth service redirected to, and on a page that asks for it. This
 * file is in the entry chunk, so it checks by hand what later code parses with valibot.
 */
import { ACCOUNT_CODE_RETRY_MS } from "@/config/limits.ts";
import { backendAddress } from "@/lib/env.ts";
import { hasStoredSession, onStoredSessionChange } from "@/lib/stored-session.ts";
import { currentSession } from "./session-store.ts";

/** A first look at the address; `auth-redirect.ts` parses it. */
const AUTH_REDIRECT = /#(.*&)?(access_token|message)=|[#?&](code|error)=/;

let tracking: Promise<void> | null = null;

/** Restores the stored session, if any, and picks up one that another tab stores. */
export function restoreSession(): void {
  if (!backendAddress) return;
  onStoredSessionChange(restoreIfStored);
  restoreIfStored();
}

function restoreIfStored(): void {
  if (tracking || !(AUTH_REDIRECT.test(window.location.href) || hasStoredSession())) return;
  currentSession.set({ status: "restoring" });
  trackSession();
}

/** Keeps `currentSession` up to date from the first call on; further calls do nothing. */
export function trackSession(): void {
  if (!backendAddress || tracking) return;
  const load = () => import("./session-service.ts");
  tracking = load()
    .catch(load)
    .then(({ trackAuthState }) => trackAuthState())
    .catch((error: unknown) => {
      console.error("The session cannot be tracked", error);
      tracking = null;
      if (!hasStoredSession()) return currentSession.set({ status: "signed-out" });
      // A page that needs no account would treat its visitor as signed out for as long as it is open.
      currentSession.set({ status: "unreachable" });
      setTimeout(trackSession, ACCOUNT_CODE_RETRY_MS);
    });
}
