/** The calls to the auth service. Each throws `BackendError`. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import type { AuthTokens } from "./session/auth-redirect.ts";
import { loadPage } from "./session/load-page.ts";

export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await backendClient().auth.signInWithPassword({ email, password });
  if (error) throw toBackendError(error);
}

/** Creates an account, which its owner must confirm by e-mail. */
export async function signUp(email: string, password: string, fullName: string): Promise<void> {
  const { data, error } = await backendClient().auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName }, emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) throw toBackendError(error);
  // For an address with an account the service answers as if it had created one, without identities.
  if (data.user?.identities?.length === 0) {
    throw new BackendError("User already registered", "refused", { code: "user_already_exists" });
  }
}

/** Sends the confirmation of a new account again. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await backendClient().auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) throw toBackendError(error);
}

/** Sends a link for choosing a new password. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await backendClient().auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/auth?mode=recovery`,
  });
  if (error) throw toBackendError(error);
}

/** Changes the password of the signed-in user. */
export async function updatePassword(password: string): Promise<void> {
  const { error } = await backendClient().auth.updateUser({ password });
  if (error) throw toBackendError(error);
}

/** Starts the session of a link from the auth service. */
export async function signInWithTokens(tokens: AuthTokens): Promise<void> {
  try {
    const { error } = await backendClient().auth.setSession(tokens);
    if (error) throw error;
  } catch (error) {
    // The client throws, rather than returns, what it cannot decode.
    throw toBackendError(error);
  }
}

/** Opens Google's sign-in page, which redirects back to the home page. */
export async function signInWithGoogle(): Promise<void> {
  const { data, error } = await backendClient().auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${window.location.origin}/`, skipBrowserRedirect: true },
  });
  if (error) throw toBackendError(error);
  // Without Google's credentials the service answers with raw JSON; do not navigate to that.
  const answer = await fetch(data.url, { redirect: "manual" }).catch((cause: unknown) => {
    throw new BackendError(String(cause), "unreachable", { cause });
  });
  if (answer.type !== "opaqueredirect") throw new BackendError("Google is not set up", "refused");
  await loadPage(data.url);
}

/** Ends all sessions of the user, on all devices; does nothing when signed out. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await backendClient().auth.signOut({ scope: "global" });
  if (error) throw toBackendError(error);
}

/** Signs out before signing in or up; a failure does not stop that. */
export async function endEarlierSession(): Promise<void> {
  try {
    await signOutEverywhere();
  } catch (error) {
    console.warn("An earlier session could not be ended on the server", error);
  }
}
