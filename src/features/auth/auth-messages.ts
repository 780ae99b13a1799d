/** Messages of the auth service in Swedish, where they are known. */
import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from "@supabase/supabase-js";

const LOGGED_OUT = "Du har blivit utloggad. Logga in igen.";

/** By the code of the auth service: https://supabase.com/docs/guides/auth/debugging/error-codes */
const MESSAGES = new Map([
  ["invalid_credentials", "Fel e-postadress eller lösenord."],
  [
    "email_not_confirmed",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  ],
  ["user_already_exists", "Det finns redan ett konto med den e-postadressen. Logga in i stället."],
  ["email_exists", "Det finns redan ett konto med den e-postadressen. Logga in i stället."],
  ["over_email_send_rate_limit", "Vi har nyss skickat ett mejl. Vänta en minut och försök igen."],
  ["over_request_rate_limit", "För många försök just nu. Vänta några minuter och försök igen."],
  ["same_password", "Det nya lösenordet måste skilja sig från det gamla."],
  ["weak_password", "Lösenordet är för svagt."],
  ["email_address_invalid", "E-postadressen godtas inte. Kontrollera stavningen."],
  ["signup_disabled", "Det går inte att skapa konto just nu."],
  ["user_banned", "Kontot är avstängt. Kontakta oss om du undrar varför."],
  ["session_expired", LOGGED_OUT],
  ["session_not_found", LOGGED_OUT],
  ["refresh_token_not_found", LOGGED_OUT],
]);

/** What is said when the backend cannot be reached. */
export const UNREACHABLE_MESSAGE =
  "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

/** The fallback of SPEC section 8. */
const UNKNOWN_MESSAGE = "Något gick fel";

/** What to tell the user of a failure: Swedish where it is known, else the service's own words. */
export function describeAuthError(error: unknown): string {
  if (isAuthRetryableFetchError(error)) return UNREACHABLE_MESSAGE;
  if (isAuthSessionMissingError(error)) return LOGGED_OUT;
  if (!isAuthError(error)) return UNKNOWN_MESSAGE;
  return MESSAGES.get(error.code ?? "") ?? (error.message || UNKNOWN_MESSAGE);
}

/**
 * What to tell of a link in an e-mail, or a way back from Google, that did not work. Never the
 * address's own description: anybody can write a link, and would have the site say what they like.
 */
export function describeLinkError(code: string): string {
  if (code === "otp_expired") {
    return "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.";
  }
  return MESSAGES.get(code) ?? "Något gick fel med inloggningen";
}
