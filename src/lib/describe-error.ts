/** Describes a failed call to the backend to the user, in Swedish. */
import { PASSWORD_MAX_BYTES } from "@/config/limits.ts";
import { BackendError } from "./backend-error.ts";
import { formatDuration } from "./format.ts";

/** For a failure without any words of its own. */
const UNKNOWN_MESSAGE = "Något gick fel";

const NOT_BEGUN_HERE =
  "Inloggningen började inte i den här webbläsaren, eller tog för lång tid. Logga in här i stället.";
const LOGGED_OUT = "Du har blivit utloggad. Logga in igen.";
const ADDRESS_TAKEN = "Det finns redan ett konto med den e-postadressen. Logga in i stället.";
const TOO_SLOW = "Det tog för lång tid. Försök igen om en stund.";
const LOG_IN_AGAIN = "Du behöver logga in på nytt först. Logga ut, logga in och försök igen.";

export const UNREACHABLE_MESSAGE =
  "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

const NOT_KEPT_MESSAGE =
  "Det här är inte sparat på den här enheten, så det går inte att visa utan nät. Det hämtas när du är uppkopplad igen.";

export const PASSWORD_TOO_LONG_MESSAGE = `Lösenordet får ha högst ${PASSWORD_MAX_BYTES}\u00a0tecken, å, ä och ö räknas dubbelt.`;

/**
 * By the code of the auth service (https://supabase.com/docs/guides/auth/debugging/error-codes), or by ours:
 * `authErrorCode`, and the calls themselves.
 */
const MESSAGES = new Map([
  ["invalid_credentials", "Fel e-postadress eller lösenord."],
  [
    "email_not_confirmed",
    "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
  ],
  ["user_already_exists", ADDRESS_TAKEN],
  ["email_exists", ADDRESS_TAKEN],
  ["over_email_send_rate_limit", "Vi har nyss skickat ett mejl. Vänta en stund och försök igen."],
  [
    "project_email_limit",
    "Just nu har vi skickat så många mejl som vi kan. Försök igen om en timme.",
  ],
  ["mail_not_sent", "Vi kunde inte skicka mejlet. Försök igen om en stund."],
  ["over_request_rate_limit", "För många försök just nu. Vänta några minuter och försök igen."],
  ["same_password", "Det nya lösenordet måste skilja sig från det gamla."],
  ["weak_password", "Lösenordet är för svagt."],
  [
    "password_leaked",
    "Lösenordet har läckt från någon annan webbplats, så det är lätt att gissa. Välj ett annat.",
  ],
  ["password_too_long", PASSWORD_TOO_LONG_MESSAGE],
  ["current_password_required", "Skriv ditt nuvarande lösenord."],
  [
    "current_password_invalid",
    "Det nuvarande lösenordet stämmer inte. Har du glömt det? Logga ut och välj ”Glömt lösenord?”.",
  ],
  ["email_address_invalid", "E-postadressen godtas inte. Kontrollera stavningen."],
  [
    "email_address_not_authorized",
    "Vi kan inte skicka mejl till den adressen än. Kontakta oss, så hjälper vi dig.",
  ],
  ["otp_expired", "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk."],
  ["already_signed_in", "Du är redan inloggad. Logga ut först om du vill byta konto."],
  ["pkce_code_verifier_not_found", NOT_BEGUN_HERE],
  ["bad_code_verifier", NOT_BEGUN_HERE],
  ["flow_state_not_found", NOT_BEGUN_HERE],
  ["flow_state_expired", NOT_BEGUN_HERE],
  ["captcha_failed", "Kontrollen att du inte är en robot gick inte igenom. Gör om den."],
  [
    "insufficient_aal",
    "Kontot har tvåstegsverifiering, som vi inte använder. Kontakta oss, så tar vi bort den.",
  ],
  ["reauthentication_needed", LOG_IN_AGAIN],
  ["reauthentication_not_valid", LOG_IN_AGAIN],
  ["signup_disabled", "Det går inte att skapa konto just nu."],
  ["email_provider_disabled", "Det går inte att logga in med e-post just nu."],
  ["provider_disabled", "Det går inte att logga in så just nu."],
  ["request_timeout", TOO_SLOW],
  ["hook_timeout", TOO_SLOW],
  ["hook_timeout_after_retry", TOO_SLOW],
  ["user_banned", "Kontot är avstängt. Kontakta oss om du undrar varför."],
  ["session_expired", LOGGED_OUT],
  ["session_not_found", LOGGED_OUT],
  ["refresh_token_not_found", LOGGED_OUT],
  ["refresh_token_already_used", LOGGED_OUT],
  ["bad_jwt", LOGGED_OUT],
  ["user_not_found", "Kontot finns inte längre."],
]);

/** A field of the forms about accounts. */
export type AccountField = "email" | "password" | "currentPassword";

/** The field of a form that a failure concerns, by its code. */
const FIELDS = new Map<string, AccountField>([
  ["email_address_invalid", "email"],
  ["email_address_not_authorized", "email"],
  ["email_exists", "email"],
  ["user_already_exists", "email"],
  ["invalid_credentials", "password"],
  ["password_leaked", "password"],
  ["password_too_long", "password"],
  ["same_password", "password"],
  ["weak_password", "password"],
  ["current_password_required", "currentPassword"],
  ["current_password_invalid", "currentPassword"],
]);

/** The field to correct after a failed call; null when it concerns none. */
export function fieldOfError(error: unknown): AccountField | null {
  return error instanceof BackendError ? (FIELDS.get(error.code ?? "") ?? null) : null;
}

/** The Swedish message where one is known, else a general one: a server's own words go to the console. */
export function describeError(error: unknown): string {
  return describe(error, LOGGED_OUT);
}

/** As `describeError`, for what a user does on the account page. */
export function describeAccountError(error: unknown): string {
  return describe(error, "Ingen användare inloggad");
}

function describe(error: unknown, signedOutMessage: string): string {
  if (!(error instanceof BackendError)) return UNKNOWN_MESSAGE;
  const known = waitingTime(error) ?? MESSAGES.get(error.code ?? "");
  if (known) return known;
  if (error.failure === "unreachable") return UNREACHABLE_MESSAGE;
  if (error.failure === "not-kept") return NOT_KEPT_MESSAGE;
  if (error.failure === "signed-out") return signedOutMessage;
  if (error.sentence) return error.sentence;
  console.warn("An error that has no description", error);
  return UNKNOWN_MESSAGE;
}

/** How long to wait after a mail, which the auth service says in a sentence; null for other errors. */
function waitingTime({ code, message }: BackendError): string | null {
  if (code !== "over_email_send_rate_limit") return null;
  const seconds = /after (\d+) second/.exec(message)?.[1];
  if (seconds === undefined) return null;
  return `Vi har nyss skickat ett mejl. Vänta ${formatDuration(Number(seconds), "second")} och försök igen.`;
}

/**
 * The message for a return from the auth service with an error. Never the description in the
 * address: anyone can write a link, and could make the site say anything.
 */
export function describeLinkError(code: string): string {
  return MESSAGES.get(code) ?? "Något gick fel med inloggningen";
}
