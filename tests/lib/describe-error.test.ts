import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { describeAccountError, describeError, describeLinkError } from "@/lib/describe-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { AUTH_REFUSALS } from "../auth-answers.ts";
import { functionError } from "../function-error.ts";

const LOGGED_OUT = "Du har blivit utloggad. Logga in igen.";
const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

describe("an error of the auth service", () => {
  test.each([
    ["invalid_credentials", "Fel e-postadress eller lösenord."],
    [
      "email_not_confirmed",
      "Du har inte bekräftat din e-postadress än. Öppna länken i mejlet vi skickade, eller be om ett nytt.",
    ],
    [
      "user_already_exists",
      "Det finns redan ett konto med den e-postadressen. Logga in i stället.",
    ],
    ["email_exists", "Det finns redan ett konto med den e-postadressen. Logga in i stället."],
    ["over_email_send_rate_limit", "Vi har nyss skickat ett mejl. Vänta en stund och försök igen."],
    ["over_request_rate_limit", "För många försök just nu. Vänta några minuter och försök igen."],
    ["same_password", "Det nya lösenordet måste skilja sig från det gamla."],
    ["weak_password", "Lösenordet är för svagt."],
    ["email_address_invalid", "E-postadressen godtas inte. Kontrollera stavningen."],
    ["signup_disabled", "Det går inte att skapa konto just nu."],
    ["user_banned", "Kontot är avstängt. Kontakta oss om du undrar varför."],
    ["session_expired", LOGGED_OUT],
    ["session_not_found", LOGGED_OUT],
    ["refresh_token_not_found", LOGGED_OUT],
    ["refresh_token_already_used", LOGGED_OUT],
    ["bad_jwt", LOGGED_OUT],
    ["user_not_found", "Kontot finns inte längre."],
  ])("with the code %s is described in Swedish", (code, message) => {
    expect(describeError(toBackendError(new AuthApiError("English", 400, code)))).toBe(message);
  });

  test.each([
    new AuthApiError("Something new", 400, "brand_new_code"),
    new AuthApiError("", 418, undefined),
  ])(
    "that is unknown is described in general, and its own words are in the console only: %o",
    (error) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const unknown = toBackendError(error);
      expect(describeError(unknown)).toBe("Något gick fel");
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), unknown);
    },
  );

  test("without a session asks the user to log in again", () => {
    expect(describeError(toBackendError(new AuthSessionMissingError()))).toBe(LOGGED_OUT);
  });

  test.each([0, 502, 503, 504])("of status %d means that the server is unreachable", (status) => {
    const error = new AuthRetryableFetchError("Failed to fetch", status);
    expect(describeError(toBackendError(error))).toBe(UNREACHABLE);
  });
});

test.each([
  [new BackendError("TypeError: Failed to fetch", "unreachable"), UNREACHABLE],
  [
    new BackendError("TypeError: Failed to fetch", "not-kept"),
    "Det här är inte sparat på den här enheten, så det går inte att visa utan nät. Det hämtas när du är uppkopplad igen.",
  ],
  [new BackendError("permission denied", "signed-out"), LOGGED_OUT],
  [functionError("Stängt för underhåll"), "Stängt för underhåll"],
  [new BackendError("duplicate key value violates", "refused"), "Något gick fel"],
  [new BackendError("", "refused"), "Något gick fel"],
  [toBackendError({ message: "permission denied", code: "42501" }, 403), "Något gick fel"],
  [toBackendError({ message: "JWT invalid", code: "PGRST301" }, 400), "Något gick fel"],
  [toBackendError({ message: "<html>Too many requests" }, 429), "Något gick fel"],
])("describeError(%o) is %j", (error, text) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(describeError(error)).toBe(text);
});

test.each([new Error("inner"), new TypeError("Failed"), "text", null, undefined])(
  "%o is not a BackendError, so its message is not shown",
  (error) => {
    expect(describeError(error)).toBe("Något gick fel");
    expect(describeAccountError(error)).toBe("Något gick fel");
  },
);

/** Codes of the documentation that the client's own list does not have yet. */
const NEWER_CODES = ["current_password_required", "current_password_invalid", "invalid_jwt"];

function documentedCodes(): readonly string[] {
  const list = createRequire(import.meta.url)
    .resolve("@supabase/auth-js")
    .replace(/main[/\\]index\.js$/, "module/lib/error-codes.d.ts");
  const codes = readFileSync(list, "utf8").matchAll(/'([a-z_]+)'/g);
  return [...Array.from(codes, ([, code = ""]) => code), ...NEWER_CODES];
}

describe("no words of the auth service reach a visitor", () => {
  const codes = documentedCodes();

  test("in any of its codes", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(codes.length).toBeGreaterThan(80);
    for (const code of codes) {
      const error = toBackendError(new AuthApiError("Its words in English", 400, code));
      for (const text of [
        describeError(error),
        describeAccountError(error),
        describeLinkError(code),
      ]) {
        expect(text, code).toMatch(/^[A-ZÅÄÖ].*[a-zåäö.]$/);
        expect(text, code).not.toMatch(/English|_|the |password|email/);
      }
    }
  });

  test.each([
    ["mailedJustNow", "Vi har nyss skickat ett mejl. Vänta 9\u00a0sekunder och försök igen."],
    [
      "mailsOfTheHourUsedUp",
      "Just nu har vi skickat så många mejl som vi kan. Försök igen om en timme.",
    ],
    ["tooManyRequests", "För många försök just nu. Vänta några minuter och försök igen."],
    ["longPassword", "Lösenordet får ha högst 72\u00a0tecken, å, ä och ö räknas dubbelt."],
    ["addressFormat", "E-postadressen godtas inte. Kontrollera stavningen."],
    ["longAddress", "E-postadressen godtas inte. Kontrollera stavningen."],
    [
      "addressOutsideTeam",
      "Vi kan inte skicka mejl till den adressen än. Kontakta oss, så hjälper vi dig.",
    ],
    ["captchaMissing", "Kontrollen att du inte är en robot gick inte igenom. Gör om den."],
    [
      "secondFactor",
      "Kontot har tvåstegsverifiering, som vi inte använder. Kontakta oss, så tar vi bort den.",
    ],
    ["currentPasswordMissing", "Skriv ditt nuvarande lösenord."],
    ["currentPasswordWrong", expect.stringMatching(/^Det nuvarande lösenordet stämmer inte\./)],
    ["oldSession", "Du behöver logga in på nytt först. Logga ut, logga in och försök igen."],
  ] as const)("in its answer %s", (name, text) => {
    const { status, body } = AUTH_REFUSALS[name];
    const error = new AuthApiError(body.message, status, body.code);
    expect(describeError(toBackendError(error))).toEqual(text);
  });

  test.each([
    [["pwned"], /^Lösenordet har läckt från någon annan webbplats/],
    [["length", "pwned"], /^Lösenordet har läckt/],
    [["length", "characters"], /^Lösenordet är för svagt\.$/],
  ] as const)("about a password that is weak for %j", (reasons, text) => {
    const error = new AuthWeakPasswordError("Password is known to be weak", 422, [...reasons]);
    expect(describeError(toBackendError(error))).toMatch(text);
  });
});

describe("describeAccountError", () => {
  test.each([
    [new AuthSessionMissingError(), undefined],
    [{ message: "JWT expired", code: "PGRST303" }, 401],
  ])("says that nobody is logged in for %o", (error, status) => {
    expect(describeAccountError(toBackendError(error, status))).toBe("Ingen användare inloggad");
  });

  test("describes other errors as everywhere", () => {
    const same = toBackendError(new AuthApiError("same", 422, "same_password"));
    expect(describeAccountError(same)).toBe("Det nya lösenordet måste skilja sig från det gamla.");
    expect(describeAccountError(new BackendError("", "unreachable"))).toBe(UNREACHABLE);
  });
});

describe("describeLinkError", () => {
  test("says that a link has expired or is used", () => {
    expect(describeLinkError("otp_expired")).toBe(
      "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
    );
  });

  test("describes the known codes of the auth service", () => {
    expect(describeLinkError("user_banned")).toMatch(/^Kontot är avstängt/);
  });

  test.each(["access_denied", "server_error", "", "Ring 08-123 456"])(
    "shows nothing of the unknown code %j",
    (code) => {
      expect(describeLinkError(code)).toBe("Något gick fel med inloggningen");
    },
  );
});
