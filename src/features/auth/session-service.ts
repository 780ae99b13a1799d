import { type Session as AuthSession, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { backendClient } from "@/lib/backend-client.ts";
import { onStoredElsewhere } from "@/lib/browser-storage.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { SESSION_KEY } from "@/lib/session-key.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import {
  type AuthAnswer,
  type AuthTokens,
  readAuthAnswer,
  withoutAuthAnswer,
} from "./auth-answer.ts";
import { describeLinkError, UNREACHABLE_MESSAGE } from "./auth-messages.ts";
import { greet, takeGreeting } from "./greeting.ts";
import { hasStoredSession, type Session, type SessionUser } from "./session-store.ts";

/**
 * Tells of the session now and of each change: a sign-in or sign-out in this tab or another, and a
 * new token. Resolves when the first is known.
 */
export async function follow(publish: (session: Session) => void): Promise<void> {
  const answer = readAuthAnswer(window.location.href);
  const refusal = answer?.kind === "arrived" ? await takeSession(answer.tokens) : null;
  let lastUserId: string | null = null;

  function tell(user: SessionUser | null): void {
    // What one user has read is not for the next.
    if (lastUserId !== null && lastUserId !== user?.id) queryClient.clear();
    lastUserId = user?.id ?? null;
    if (user) publish({ status: "signed-in", user });
    // The client keeps a session that it could not renew for want of an answer.
    else publish({ status: hasStoredSession() ? "unreachable" : "signed-out" });
  }

  await new Promise<void>((resolve) => {
    backendClient().auth.onAuthStateChange((event, session) => {
      tell(userOf(session));
      if (event !== "INITIAL_SESSION") return;
      if (answer) receive(answer, refusal);
      else if (session && takeGreeting()) greet();
      resolve();
    });
  });
  // A session that could not be renewed is renewed as soon as there is a network again.
  window.addEventListener("online", () => void backendClient().auth.getSession());
  // Another tab may clear the session without telling the client of this one.
  onStoredElsewhere(SESSION_KEY, () => {
    if (!hasStoredSession()) tell(null);
  });
}

function userOf(session: AuthSession | null): SessionUser | null {
  if (!session) return null;
  const { id, email = "", created_at } = session.user;
  return { id, email, createdAt: created_at };
}

/** Signs in with the tokens of the address; what there is against them, or null. */
async function takeSession(tokens: AuthTokens): Promise<unknown> {
  try {
    const { error } = await backendClient().auth.setSession(tokens);
    return error;
  } catch (error) {
    // What is no token at all the client may throw back.
    return error;
  }
}

/** Says what a link of the auth service has led to, and goes on to where it was meant to lead. */
function receive(answer: AuthAnswer, refusal: unknown): void {
  if (isAuthRetryableFetchError(refusal)) {
    // The answer stays in the address: loading the page anew may help.
    showError(UNREACHABLE_MESSAGE);
    return;
  }
  window.history.replaceState(window.history.state, "", withoutAuthAnswer(window.location.href));
  if (answer.kind === "refused") {
    const { code, description } = answer;
    logSecurityEvent("auth_failure", { action: "link", message: `${code}: ${description}` });
    showError(describeLinkError(code));
  } else if (refusal) {
    showError(describeLinkError("otp_expired"));
  } else if (answer.link === "recovery") {
    goTo("/auth?mode=recovery");
  } else if (pendingSubscription()) {
    goTo("/premium");
  } else if (answer.link === "signup") {
    showSuccess("Din e-postadress är bekräftad och du är inloggad.", "Välkommen!");
  } else {
    greet();
  }
}

function goTo(path: string): void {
  if (window.location.pathname + window.location.search !== path) window.location.replace(path);
}
