/** Parses what an address has from the auth service, or from someone who imitates it. */
import { describeLinkError } from "@/lib/describe-error.ts";

export type AuthRedirect =
  /** Signing in with Google, to be ended by the browser that began it. */
  | { readonly kind: "code"; readonly code: string }
  /** A session of unknown origin. Its tokens are never read: anyone can send their own to others. */
  | { readonly kind: "tokens" }
  /** A sentence in English, as after the first of the two links of a change of address. */
  | { readonly kind: "message"; readonly isFirstOfTwo: boolean }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

const FIRST_OF_TWO = "Confirmation link accepted.";

/** Reads the auth service's parameters; null for an address without any. */
export function readAuthRedirect(address: string): AuthRedirect | null {
  const { hash, searchParams } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? searchParams.get(name);
  const error = read("error");
  if (error !== null) {
    return {
      kind: "error",
      code: read("error_code") ?? error,
      description: read("error_description") ?? "",
    };
  }
  if (fragment.has("access_token")) return { kind: "tokens" };
  const message = fragment.get("message");
  if (message !== null) {
    return { kind: "message", isFirstOfTwo: message.startsWith(FIRST_OF_TWO) };
  }
  const code = searchParams.get("code");
  return code === null ? null : { kind: "code", code };
}

/** The path and query without the auth service's parameters, which may include secrets. */
export function withoutAuthRedirect(address: string): string {
  const url = new URL(address);
  for (const name of ["code", "error", "error_code", "error_description"]) {
    url.searchParams.delete(name);
  }
  return url.pathname + url.search;
}

/** What the service redirects with after a sign-in at Google, by its code. */
const MESSAGES = new Map([
  ["access_denied", "Inloggningen hos Google avbröts."],
  [
    "provider_email_needs_verification",
    "Din e-postadress är inte bekräftad hos Google. Öppna länken i mejlet som vi har skickat dit, så kan du logga in.",
  ],
  ["bad_oauth_state", "Inloggningen hos Google tog för lång tid. Försök igen."],
  ["bad_oauth_callback", "Google svarade inte som väntat. Försök igen."],
]);

/** Says why nobody has been signed in. */
export function describeRedirectError(code: string): string {
  return MESSAGES.get(code) ?? describeLinkError(code);
}
