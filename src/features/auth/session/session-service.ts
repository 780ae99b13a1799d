import type { Session as AuthSession } from "@supabase/supabase-js";
import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent } from "@tanstack/react-query";
import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { describeError, describeLinkError } from "@/lib/describe-error.ts";
import { forgetAccount } from "@/lib/forget-account.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import {
  hasStoredSession,
  onStoredSessionChange,
  readStoredSession,
  removeStoredSession,
} from "@/lib/stored-session.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { currentSession, type SessionUser } from "@/name-ui/access/session-store.ts";
import { showError } from "@/ui/toast-store.ts";
import { signInWithCode } from "../auth-api.ts";
import { type AuthRedirect, readAuthRedirect, withoutAuthRedirect } from "./auth-redirect.ts";
import { showGoogleLinked, showWelcome, takeScheduledWelcome } from "./welcome.ts";

/** What the client needs of a stored session, and this file of its user. */
const storedSessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.string(),
    refresh_token: v.string(),
    expires_at: v.number(),
    user: v.object({ id: v.string(), created_at: v.string() }),
  }),
);

/**
 * Writes `currentSession` now and on each change: signing in or out, in this tab or another, and
 * token refreshes. Resolves when the session is first known.
 */
export async function trackAuthState(): Promise<void> {
  removeDamagedSession();
  const redirect = takeAuthRedirect();
  const codeSignIn = redirect?.kind === "code" ? await acceptCode(redirect.code) : null;
  let lastUserId: string | null = null;

  function update(user: SessionUser | null): void {
    // Nothing of a user stays in memory after the session. Its keys carry the user's id besides.
    if (lastUserId !== null && lastUserId !== user?.id) queryClient.clear();
    lastUserId = user?.id ?? null;
    if (user) currentSession.set({ status: "signed-in", user });
    // The client keeps a session that it could not renew because the server did not answer.
    else currentSession.set({ status: hasStoredSession() ? "unreachable" : "signed-out" });
  }

  await new Promise<void>((resolve) => {
    backendClient().auth.onAuthStateChange((event, session) => {
      update(userOf(session));
      if (event !== "INITIAL_SESSION") return;
      if (redirect) handleRedirect(redirect, codeSignIn);
      else if (session && takeScheduledWelcome()) showWelcome();
      resolve();
    });
  });
  // Renews a session that could not be renewed while offline.
  window.addEventListener("online", () => void backendClient().auth.getSession());
  // Another tab may clear the storage without notifying the client of this one.
  onStoredSessionChange(() => {
    if (!hasStoredSession()) update(null);
  });
  whenRefused(async () => {
    if (await endRefusedSession()) update(null);
  });
}

/**
 * Calls back when something that was fetched or changed has been refused for want of a session, once at
 * a time.
 */
function whenRefused(callback: () => Promise<void>): void {
  let isRunning = false;
  async function handle(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): Promise<void> {
    if (isRunning || event.type !== "updated" || event.action.type !== "error") return;
    const error: unknown = event.action.error;
    if (!(error instanceof BackendError && error.failure === "signed-out")) return;
    isRunning = true;
    await callback();
    isRunning = false;
  }
  queryClient.getQueryCache().subscribe(handle);
  queryClient.getMutationCache().subscribe(handle);
}

/**
 * Ends the stored session when the auth service does not know it any more, or its account, and says so:
 * the account was deleted, or signed out, on another device. The database takes its token for up to an
 * hour more.
 *
 * @returns whether the session has ended
 */
async function endRefusedSession(): Promise<boolean> {
  if (!hasStoredSession()) return false;
  const { error } = await backendClient().auth.getUser();
  const failure = error && toBackendError(error);
  if (failure?.failure !== "signed-out") return false;
  if (failure.code === "user_not_found") {
    forgetAccount();
    showError(
      "Det är raderat, så du är utloggad här. Favoriter i den här webbläsaren ligger kvar.",
      "Kontot finns inte längre",
    );
  } else {
    removeStoredSession();
    showError(describeError(failure));
  }
  return true;
}

/** The client keeps a text that is no session, which would look like one that cannot be renewed. */
function removeDamagedSession(): void {
  if (!v.is(storedSessionSchema, readStoredSession())) removeStoredSession();
}

function userOf(session: AuthSession | null): SessionUser | null {
  if (!session) return null;
  const { id, email = "", created_at } = session.user;
  return { id, email, createdAt: created_at };
}

/** Reads the address, and leaves nothing of the auth service in it or in the browser's history. */
function takeAuthRedirect(): AuthRedirect | null {
  const address = window.location.href;
  const redirect = readAuthRedirect(address);
  if (redirect) window.history.replaceState(window.history.state, "", withoutAuthRedirect(address));
  return redirect;
}

type CodeSignIn =
  | { readonly status: "failed"; readonly error: unknown }
  | { readonly status: "signed-in"; readonly isNewlyLinked: boolean };

/** Signs in with the code of the address. */
async function acceptCode(code: string): Promise<CodeSignIn> {
  try {
    return { status: "signed-in", isNewlyLinked: await signInWithCode(code) };
  } catch (error) {
    return { status: "failed", error };
  }
}

/** Says what an address of the auth service led to, and opens the page it was meant for. */
function handleRedirect(redirect: AuthRedirect, codeSignIn: CodeSignIn | null): void {
  if (redirect.kind === "error") {
    const { code, description } = redirect;
    logSecurityEvent("auth_failure", { action: "redirect", message: `${code}: ${description}` });
    showError(describeLinkError(code));
  } else if (redirect.kind === "tokens") {
    logSecurityEvent("auth_failure", { action: "redirect", message: "tokens in the address" });
    showError("Länken går inte att logga in med. Logga in här, eller be om en ny länk.");
  } else if (codeSignIn?.status === "failed") {
    const { error } = codeSignIn;
    logSecurityEvent("auth_failure", { action: "redirect", message: String(error) });
    showError(describeError(error));
  } else if (pendingSubscription()) {
    window.location.replace("/premium");
  } else if (codeSignIn?.isNewlyLinked) {
    showGoogleLinked();
  } else {
    showWelcome();
  }
}
