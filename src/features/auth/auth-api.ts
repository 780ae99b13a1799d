/** The calls to the auth service; each throws what the service's client reports. */
import { backendClient } from "@/lib/backend-client.ts";

/** Signs in. Throws AuthError. */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await backendClient().auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** How a sign-up ended: with a mail to confirm, or with an address that has an account already. */
export type SignUpOutcome = "confirmation-sent" | "address-taken";

/** Makes an account that its owner must confirm by e-mail. Throws AuthError. */
export async function signUp(
  email: string,
  password: string,
  fullName: string,
): Promise<SignUpOutcome> {
  const { data, error } = await backendClient().auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName }, emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) throw error;
  // The service tells nobody outright that an address is taken; such a user has no identities.
  return data.user?.identities?.length === 0 ? "address-taken" : "confirmation-sent";
}

/** Sends the confirmation once more. Throws AuthError. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await backendClient().auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) throw error;
}

/** Sends a link to choose a new password with. Throws AuthError. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await backendClient().auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/auth?mode=recovery`,
  });
  if (error) throw error;
}

/** Gives the signed-in user a new password. Throws AuthError. */
export async function updatePassword(password: string): Promise<void> {
  const { error } = await backendClient().auth.updateUser({ password });
  if (error) throw error;
}

/**
 * Goes to Google to sign in, and comes back to the site's first page.
 *
 * @throws Error when the auth service does not offer Google, AuthError for anything else
 */
export async function signInWithGoogle(): Promise<void> {
  const { data, error } = await backendClient().auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${window.location.origin}/`, skipBrowserRedirect: true },
  });
  if (error) throw error;
  if (!data.url) throw new Error("The auth service gave no address to go to");
  // Asked first: a refusal would otherwise leave the visitor on a page of raw JSON.
  const answer = await fetch(data.url, { redirect: "manual" });
  if (answer.type !== "opaqueredirect") throw new Error("Google is not set up");
  window.location.assign(data.url);
}

/** Ends every session of the user, on all devices; none when nobody is signed in. Throws AuthError. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await backendClient().auth.signOut({ scope: "global" });
  if (error) throw error;
}

/** Ends an earlier session before somebody signs in or up; failing that is no reason to stop. */
export async function leaveEverySession(): Promise<void> {
  try {
    await signOutEverywhere();
  } catch (error) {
    console.warn("An earlier session could not be ended on the server", error);
  }
}
