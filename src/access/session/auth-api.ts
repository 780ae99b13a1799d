/** The calls to the auth service. Each throws `BackendError`. */
import { isAuthRetryableFetchError, type User } from "@supabase/supabase-js";
import { FIRST_MAIL_DELAY_MS, FIRST_SIGN_IN_DELAY_MS } from "@/config/limits.ts";
import { backendClient, createUnstoredClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { forgetInput } from "@/lib/kept-input.ts";
import { hasStoredSession, noteSignOut } from "@/lib/stored-session.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { loadPage } from "./load-page.ts";

/** The statuses with which the auth service answers that its mail server failed, or took too long. */
const MAIL_FAILURES: ReadonlySet<number | undefined> = new Set([500, 504]);

/** Converts the error of a call that sends a mail. The client drops the code that says so. */
function toMailError(error: unknown): BackendError {
  if (!isAuthRetryableFetchError(error) || !MAIL_FAILURES.has(error.status)) {
    return toBackendError(error);
  }
  return new BackendError(error.message, "unreachable", { code: "mail_not_sent", cause: error });
}

/** What the auth service wants to see of a human check, if it demands one. */
function captchaOptions(token: string | null) {
  return token === null ? {} : { captchaToken: token };
}

export async function signIn(
  email: string,
  password: string,
  captchaToken: string | null,
): Promise<void> {
  const { error } = await backendClient().auth.signInWithPassword({
    email,
    password,
    options: captchaOptions(captchaToken),
  });
  if (error) throw toBackendError(error);
}

/**
 * Creates an account, which its owner must confirm by e-mail.
 *
 * @returns its id; null if one with the address waited for that already: the auth service then ignores password and name
 */
export async function signUp(
  email: string,
  password: string,
  fullName: string,
  captchaToken: string | null,
): Promise<string | null> {
  const { data, error } = await backendClient().auth.signUp({
    email,
    password,
    options: {
      data: { full_name: fullName },
      emailRedirectTo: `${window.location.origin}/`,
      ...captchaOptions(captchaToken),
    },
  });
  if (error) throw toMailError(error);
  // For an address with an account the service answers as if it had created one, without identities.
  if (data.user?.identities?.length === 0) {
    throw new BackendError("User already registered", "refused", { code: "user_already_exists" });
  }
  return data.user && isNew(data.user) ? data.user.id : null;
}

/** Whether the first mail of an account has just been sent, and not a later one. */
function isNew({ created_at, confirmation_sent_at = "" }: User): boolean {
  return Date.parse(confirmation_sent_at) - Date.parse(created_at) < FIRST_MAIL_DELAY_MS;
}

/** Sends the confirmation of a new account again; none if it is confirmed, which the answer does not tell. */
export async function resendConfirmation(
  email: string,
  captchaToken: string | null,
): Promise<void> {
  const { error } = await backendClient().auth.resend({
    type: "signup",
    email,
    options: captchaOptions(captchaToken),
  });
  if (error) throw toMailError(error);
}

/** What the auth service answers whether or not an address has an account. */
const ANSWERS_TO_ALL: ReadonlySet<string | null> = new Set([
  "captcha_failed",
  "email_address_invalid",
  "over_request_rate_limit",
]);

/**
 * Sends a link for choosing a new password, if the address has an account. What only such an address is answered with,
 * such as that a mail has just been sent, counts as success: nobody learns who has an account.
 */
export async function requestPasswordReset(
  email: string,
  captchaToken: string | null,
): Promise<void> {
  const { error } = await backendClient().auth.resetPasswordForEmail(
    email,
    captchaOptions(captchaToken),
  );
  if (!error) return;
  const failure = toMailError(error);
  const isUnanswered = failure.failure === "unreachable" && failure.code === null;
  if (isUnanswered || ANSWERS_TO_ALL.has(failure.code)) throw failure;
  console.warn("No link was sent", failure);
}

/** Changes the password of the signed-in user. @param current is checked where the auth service is set to */
export async function updatePassword(password: string, current: string): Promise<void> {
  const { error } = await backendClient().auth.updateUser({
    password,
    ...(current && { current_password: current }),
  });
  if (error) throw toBackendError(error);
}

/**
 * Ends a sign-in that this browser began with Google; refused while someone is signed in.
 *
 * @returns whether it was the first one with Google to an account that has a password
 */
export async function signInWithCode(code: string): Promise<boolean> {
  refuseSecondSession();
  const { data, error } = await backendClient().auth.exchangeCodeForSession(code);
  if (error) throw toBackendError(error);
  return isNewlyLinked(data.user);
}

/** The auth service links Google by itself when the address is the same. */
function isNewlyLinked({ identities = [], last_sign_in_at = "" }: User): boolean {
  const createdAt = (provider: string) =>
    identities.find((identity) => identity.provider === provider)?.created_at;
  const signedInAfter = Date.parse(last_sign_in_at) - Date.parse(createdAt("google") ?? "");
  return createdAt("email") !== undefined && signedInAfter < FIRST_SIGN_IN_DELAY_MS;
}

/** The account that a link in a mail belongs to. Its session is not this browser's yet. */
export interface LinkedAccount {
  readonly id: string;
  readonly email: string;
  setPassword(password: string): Promise<void>;
  /** Replaces password and name of whoever signed up with the address. Can be repeated. */
  claim(password: string, fullName: string): Promise<void>;
  /** Makes the session this browser's; refused while someone is signed in. */
  signIn(): Promise<void>;
}

/**
 * Uses up a link in a mail, without signing anyone in.
 *
 * @returns null for a change of address that awaits the link in the mail to the other address
 */
export async function openMailLink(
  type: "signup" | "recovery" | "magiclink" | "email_change",
  tokenHash: string,
): Promise<LinkedAccount | null> {
  const client = createUnstoredClient();
  const { auth } = client;
  const { data, error } = await auth.verifyOtp({ type, token_hash: tokenHash });
  if (error) throw toBackendError(error);
  if (!data.session) return null;
  const { id, email = "" } = data.session.user;
  return {
    id,
    email,
    async setPassword(password) {
      const changed = await auth.updateUser({ password });
      if (changed.error) throw toBackendError(changed.error);
    },
    async claim(password, fullName) {
      const details = { data: { full_name: fullName } };
      let changed = await auth.updateUser({ password, ...details });
      if (changed.error?.code === "same_password") changed = await auth.updateUser(details);
      if (changed.error) throw toBackendError(changed.error);
      // Made at the sign-up, from the name that was typed then.
      const { error: profileError, status } = await client
        .from("profiles")
        .update({ full_name: cleanText(fullName) })
        .eq("user_id", id);
      if (profileError) throw toBackendError(profileError, status);
    },
    async signIn() {
      refuseSecondSession();
      const current = await auth.getSession();
      if (current.error) throw toBackendError(current.error);
      if (!current.data.session)
        throw new BackendError("The link's session has ended", "signed-out");
      const started = await backendClient().auth.setSession(current.data.session);
      if (started.error) throw toBackendError(started.error);
    },
  };
}

/** No link replaces a session: a stranger may have sent it. */
function refuseSecondSession(): void {
  if (!hasStoredSession()) return;
  throw new BackendError("Someone is signed in", "refused", { code: "already_signed_in" });
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
  noteSignOut();
  forgetInput();
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
