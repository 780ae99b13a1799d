import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { describeAuthError, describeLinkError } from "@/features/auth/auth-messages.ts";

describe("a refusal by the auth service", () => {
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
    ["session_expired", "Du har blivit utloggad. Logga in igen."],
    ["session_not_found", "Du har blivit utloggad. Logga in igen."],
    ["refresh_token_not_found", "Du har blivit utloggad. Logga in igen."],
  ])("with the code %s is told in Swedish", (code, message) => {
    expect(describeAuthError(new AuthApiError("English", 400, code))).toBe(message);
  });

  test("with another code is told in the service's own words", () => {
    const error = new AuthApiError("Something of the service", 400, "brand_new_code");
    expect(describeAuthError(error)).toBe("Something of the service");
    expect(describeAuthError(new AuthApiError("Without code", 500, undefined))).toBe(
      "Without code",
    );
  });

  test("for want of a session asks to log in again", () => {
    expect(describeAuthError(new AuthSessionMissingError())).toBe(
      "Du har blivit utloggad. Logga in igen.",
    );
  });

  test("without a word is told as something", () => {
    expect(describeAuthError(new AuthApiError("", 500, undefined))).toBe("Något gick fel");
  });
});

test.each([0, 502, 503, 504])("no answer (%d) is told as a server out of reach", (status) => {
  expect(describeAuthError(new AuthRetryableFetchError("Failed to fetch", status))).toBe(
    "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
});

test.each([new Error("inner"), new TypeError("Failed"), "text", null, undefined])(
  "what is no error of the service (%s) gives nothing of the inside away",
  (error) => {
    expect(describeAuthError(error)).toBe("Något gick fel");
  },
);

describe("a link that did not work", () => {
  test("is told as expired or used", () => {
    expect(describeLinkError("otp_expired")).toBe(
      "Länken har gått ut eller är redan använd. Logga in, eller be om en ny länk.",
    );
  });

  test("is told as what the service has against the account", () => {
    expect(describeLinkError("user_banned")).toMatch(/^Kontot är avstängt/);
  });

  test.each(["access_denied", "server_error", "", "Ring 08-123 456"])(
    "for the reason %j is told as something",
    (code) => {
      expect(describeLinkError(code)).toBe("Något gick fel med inloggningen");
    },
  );
});
