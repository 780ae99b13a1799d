import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { describeAccountError, describeError, describeLinkError } from "@/lib/describe-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

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
    ["refresh_token_already_used", LOGGED_OUT],
    ["bad_jwt", LOGGED_OUT],
    ["user_not_found", "Kontot finns inte längre."],
  ])("with the code %s is described in Swedish", (code, message) => {
    expect(describeError(toBackendError(new AuthApiError("English", 400, code)))).toBe(message);
  });

  test("with an unknown code keeps the service's own words", () => {
    const unknown = toBackendError(new AuthApiError("Something new", 400, "brand_new_code"));
    expect(describeError(unknown)).toBe("Something new");
    const withoutCode = toBackendError(new AuthApiError("Without code", 500, undefined));
    expect(describeError(withoutCode)).toBe("Without code");
  });

  test("without a session asks the user to log in again", () => {
    expect(describeError(toBackendError(new AuthSessionMissingError()))).toBe(LOGGED_OUT);
  });

  test("without a message gets the fallback", () => {
    expect(describeError(toBackendError(new AuthApiError("", 500, undefined)))).toBe(
      "Något gick fel",
    );
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
  [new BackendError("Stängt för underhåll", "refused"), "Stängt för underhåll"],
  [new BackendError("", "refused"), "Något gick fel"],
  [toBackendError({ message: "permission denied", code: "42501" }, 403), "Något gick fel"],
  [toBackendError({ message: "JWT invalid", code: "PGRST301" }, 400), "Något gick fel"],
  [toBackendError({ message: "<html>Too many requests" }, 429), "Något gick fel"],
])("describeError(%o) is %j", (error, text) => {
  expect(describeError(error)).toBe(text);
});

test.each([new Error("inner"), new TypeError("Failed"), "text", null, undefined])(
  "%o is not a BackendError, so its message is not shown",
  (error) => {
    expect(describeError(error)).toBe("Något gick fel");
    expect(describeAccountError(error)).toBe("Något gick fel");
  },
);

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
