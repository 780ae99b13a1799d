import type { Session as AuthSession } from "@supabase/supabase-js";
import { backendClient, createUnstoredClient, observeSession } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { describeError } from "@/lib/describe-error.ts";
import { claimInput, forgetInput } from "@/lib/kept-input.ts";
import { parseStoredSession } from "@/lib/parsed-session.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import {
  forgetSignOut,
  hasStoredSession,
  isSignOutNoted,
  onStoredSessionChange,
  removeStoredSession,
} from "@/lib/stored-session.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { dismissToast, showError, showSuccess, showWithAction } from "@/ui/toast-store.ts";
import { signInWithCode } from "./auth-api.ts";
import {
  type AuthRedirect,
  describeRedirectError,
  readAuthRedirect,
  withoutAuthRedirect,
} from "./auth-redirect.ts";
import { forgetAccount } from "./forget-account.ts";
import { loadPage } from "./load-page.ts";
import { currentSession, type SessionUser } from "./session-store.ts";
import { showGoogleLinked, showWelcome, takeScheduledWelcome } from "./welcome.ts";

const FIRST_OF_TWO =
  "Adressen är godkänd. Öppna nu länken i mejlet till den andra adressen, så är bytet klart.";

/** Codes of the auth service. */
const ACCOUNT_GONE = "user_not_found";
const BANNED = "user_banned";
const DEFINITE_CODES: readonly string[] = [ACCOUNT_GONE, BANNED];

/**
 * Writes `currentSession` now and on each change: signing in or out, in this tab or another, and
 * token refreshes. Resolves when the session is first known.
 */
export async function trackAuthState(): Promise<void> {
  let lastUserId: string | null = null;
  let isChecking = false;
  let notice: number | null = null;

  function update(user: SessionUser | null): void {
    // Nothing of a user stays in memory after the session. Its keys carry the user's id besides.
    if (lastUserId !== null && lastUserId !== user?.id) queryClient.clear();
    lastUserId = user?.id ?? null;
    if (user) {
      forgetSignOut();
      claimInput(user.id);
      if (notice !== null) dismissToast(notice);
      currentSession.set({ status: "signed-in", user });
    } else {
      // The client keeps a session that it could not renew because the server did not answer.
      currentSession.set({ status: hasStoredSession() ? "unreachable" : "signed-out" });
    }
  }

  /** Ends the stored session, which the auth service has refused with a code. */
  async function end(code: string): Promise<void> {
    const session = parseStoredSession();
    if (!session) return;
    removeStoredSession();
    update(null);
    if (isSignOutNoted()) return;
    const reason = await reasonOf(code, session.access_token);
    // Someone may have signed in since.
    if (!hasStoredSession()) notice = showEnd(reason);
  }

  /** Follows the end of the session, and says so unless the user has asked for it, in this tab or another. */
  function follow(): void {
    const wasSignedIn = lastUserId !== null;
    update(null);
    if (isSignOutNoted()) forgetInput();
    else if (wasSignedIn) notice = showEnd(new BackendError("The session is gone", "signed-out"));
  }

  /** Asks the auth service for the user, once at a time; `end` gets what it refuses that with. */
  async function check(): Promise<void> {
    if (isChecking || !hasStoredSession()) return;
    isChecking = true;
    try {
      await backendClient().auth.getUser();
    } finally {
      isChecking = false;
    }
  }

  observeSession({ onEnded: (code) => void end(code), onRefused: () => void check() });
  // Before the address is read: the client removes a stored text that is no session.
  const { auth } = backendClient();
  const redirect = takeAuthRedirect();
  const codeSignIn = redirect?.kind === "code" ? await acceptCode(redirect.code) : null;
  await new Promise<void>((resolve) => {
    auth.onAuthStateChange((event, session) => {
      if (event === "SIGNED_OUT") follow();
      else update(userOf(session));
      if (event !== "INITIAL_SESSION") return;
      if (redirect) handleRedirect(redirect, codeSignIn);
      else if (session && takeScheduledWelcome()) showWelcome();
      resolve();
    });
  });
  // Renews a session that could not be renewed while offline.
  window.addEventListener("online", () => void auth.getSession());
  // Another tab may clear the storage without notifying the client of this one.
  onStoredSessionChange(() => {
    if (!hasStoredSession()) follow();
  });
}

/**
 * Why a session has ended. A refused refresh does not say whether the account is gone too, which the auth service knows
 * as long as the token is valid.
 */
async function reasonOf(code: string, accessToken: string): Promise<BackendError> {
  const reason = new BackendError(`The session has ended: ${code}`, "signed-out", { code });
  if (DEFINITE_CODES.includes(code)) return reason;
  const { error } = await createUnstoredClient().auth.getUser(accessToken);
  const failure = error && toBackendError(error);
  return failure?.failure === "signed-out" ? failure : reason;
}

/** Says that the session has ended, and why. Returns the id of a toast to dismiss after signing in. */
function showEnd(reason: BackendError): number | null {
  if (reason.code === ACCOUNT_GONE) {
    forgetAccount();
    showError(
      "Det är raderat, så du är utloggad här. Favoriter i den här webbläsaren ligger kvar.",
      "Kontot finns inte längre",
    );
    return null;
  }
  const text = describeError(reason);
  if (reason.code === BANNED) {
    showError(text);
    return null;
  }
  // With a button it outlives what a form says of the call that was refused.
  return showWithAction("error", text, {
    label: "Logga in",
    spoken: "Öppna sidan där du loggar in",
    run: () => {
      if (window.location.pathname !== "/auth") void loadPage("/auth?mode=login");
    },
  });
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
    showError(describeRedirectError(code));
  } else if (redirect.kind === "tokens") {
    logSecurityEvent("auth_failure", { action: "redirect", message: "tokens in the address" });
    showError("Länken går inte att logga in med. Logga in här, eller be om en ny länk.");
  } else if (redirect.kind === "message") {
    // Other messages are removed and not shown: anyone can write a link.
    if (redirect.isFirstOfTwo) showSuccess(FIRST_OF_TWO);
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
