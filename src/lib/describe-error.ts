/** Describes a failed call to the backend to the user, in Swedish. */
import { BackendError } from "./backend-error.ts";

/** For a failure without any words of its own. */
const UNKNOWN_MESSAGE = "Något gick fel";

const NOT_BEGUN_HERE =
  "Inloggningen började inte i den här webbläsaren, eller tog för lång tid. Logga in här i stället.";
const LOGGED_OUT = "Du har blivit utloggad. Logga in igen.";
const ADDRESS_TAKEN = "Det finns redan ett konto med den e-postadressen. Logga in i stället.";

export const UNREACHABLE_MESSAGE =
  "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

const NOT_KEPT_MESSAGE =
  "Det här är inte sparat på den här enheten, så det går inte att visa utan nät. Det hämtas när du är uppkopplad igen.";

/** By the code of the auth service: https://supabase.com/docs/guides/auth/debugging/error-codes */
const MESSAGES = new Map([
  ["invalid_credentials", "Fel e-postadress eller lösenord."],
  [
    "email_not_confirmed",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  ],
  ["user_already_exists", ADDRESS_TAKEN],
  ["email_exists", ADDRESS_TAKEN],
  ["over_email_send_rate_limit", "Vi har nyss skickat ett mejl. Vänta en minut och försök igen."],
  ["over_request_rate_limit", "För många försök just nu. Vänta några minuter och försök igen."],
  ["same_password", "Det nya lösenordet måste skilja sig från det gamla."],
  ["weak_password", "Lösenordet är för svagt."],
  ["email_address_invalid", "E-postadressen godtas inte. Kontrollera stavningen."],
  ["otp_expired", "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk."],
  ["already_signed_in", "Du är redan inloggad. Logga ut först om du vill byta konto."],
  ["pkce_code_verifier_not_found", NOT_BEGUN_HERE],
  ["bad_code_verifier", NOT_BEGUN_HERE],
  ["flow_state_not_found", NOT_BEGUN_HERE],
  ["flow_state_expired", NOT_BEGUN_HERE],
  ["signup_disabled", "Det går inte att skapa konto just nu."],
  ["user_banned", "Kontot är avstängt. Kontakta oss om du undrar varför."],
  ["session_expired", LOGGED_OUT],
  ["session_not_found", LOGGED_OUT],
  ["refresh_token_not_found", LOGGED_OUT],
  ["refresh_token_already_used", LOGGED_OUT],
  ["bad_jwt", LOGGED_OUT],
  ["user_not_found", "Kontot finns inte längre."],
]);

/** The field of a form that a failure concerns, by the code of the auth service. */
const FIELDS = new Map<string, "email" | "password">([
  ["email_address_invalid", "email"],
  ["email_exists", "email"],
  ["user_already_exists", "email"],
  ["invalid_credentials", "password"],
  ["same_password", "password"],
  ["weak_password", "password"],
]);

/** The field to correct after a failed call; null when it concerns none. */
export function fieldOfError(error: unknown): "email" | "password" | null {
  return error instanceof BackendError ? (FIELDS.get(error.code ?? "") ?? null) : null;
}

/** The Swedish message where one is known, else the server's own words. */
export function describeError(error: unknown): string {
  return describe(error, LOGGED_OUT);
}

/** As `describeError`, for what a user does on the account page. */
export function describeAccountError(error: unknown): string {
  return describe(error, "Ingen användare inloggad");
}

function describe(error: unknown, signedOutMessage: string): string {
  if (!(error instanceof BackendError)) return UNKNOWN_MESSAGE;
  if (error.failure === "unreachable") return UNREACHABLE_MESSAGE;
  if (error.failure === "not-kept") return NOT_KEPT_MESSAGE;
  const known = MESSAGES.get(error.code ?? "");
  if (known) return known;
  if (error.failure === "signed-out") return signedOutMessage;
  return isOfDatabase(error) ? UNKNOWN_MESSAGE : error.message || UNKNOWN_MESSAGE;
}

/** Whether the database has refused, or the API in front of it: their words are not for visitors. */
export function isOfDatabase({ code }: BackendError): boolean {
  return /^[0-9A-Z]+$/.test(code ?? "");
}

/**
 * The message for a return from the auth service with an error. Never the description in the
 * address: anyone can write a link, and could make the site say anything.
 */
export function describeLinkError(code: string): string {
  return MESSAGES.get(code) ?? "Något gick fel med inloggningen";
}
