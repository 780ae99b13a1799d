import { describe, expect, test } from "vitest";
import { readAuthRedirect, withoutAuthRedirect } from "@/access/session/auth-redirect.ts";

const SITE = "https://namnfynd.se";
const TOKENS = "access_token=aaa&expires_in=3600&refresh_token=rrr&token_type=bearer";

describe("readAuthRedirect", () => {
  test.each([
    "/",
    "/auth?mode=recovery",
    "/auth?mode=confirm#token_hash=abc",
    "/fornamn?kon=flickor#fragor",
    "/?access_token=aaa&refresh_token=rrr",
    "/#code=abc",
  ])("returns null for %s", (address) => {
    expect(readAuthRedirect(SITE + address)).toBeNull();
  });

  test.each([`/#${TOKENS}&type=signup`, `/auth?mode=recovery#${TOKENS}`, "/?code=c#access_token="])(
    "recognises the tokens of %s, and returns none of them",
    (address) => {
      expect(readAuthRedirect(SITE + address)).toEqual({ kind: "tokens" });
    },
  );

  test.each([
    [
      "#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=",
      true,
    ],
    ["#sb=&message=Ring+08-123+456", false],
  ])("recognises the message of %s, and returns none of its words", (fragment, isFirstOfTwo) => {
    expect(readAuthRedirect(`${SITE}/${fragment}`)).toEqual({ kind: "message", isFirstOfTwo });
  });

  test("reads a code", () => {
    expect(readAuthRedirect(`${SITE}/?code=abc`)).toEqual({ kind: "code", code: "abc" });
  });

  test.each([
    "/#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid",
    "/auth?error=access_denied&error_code=otp_expired&error_description=Link%20is%20invalid",
    "/auth?mode=recovery#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid",
  ])("reads the error of %s", (address) => {
    expect(readAuthRedirect(SITE + address)).toEqual({
      kind: "error",
      code: "otp_expired",
      description: "Link is invalid",
    });
  });

  test("uses the error when there is no error code", () => {
    expect(readAuthRedirect(`${SITE}/?error=access_denied`)).toEqual({
      kind: "error",
      code: "access_denied",
      description: "",
    });
  });

  test("prefers the error when there are tokens as well", () => {
    expect(readAuthRedirect(`${SITE}/?error=server_error#${TOKENS}`)).toMatchObject({
      kind: "error",
    });
  });
});

describe("withoutAuthRedirect", () => {
  test.each([
    [`/#${TOKENS}&type=signup`, "/"],
    [`/auth?mode=recovery#${TOKENS}`, "/auth?mode=recovery"],
    ["/auth?mode=recovery&error=a&error_code=b&error_description=c", "/auth?mode=recovery"],
    ["/?error=a&error_description=c#error=a", "/"],
    ["/#message=Confirmation+link+accepted&sb=", "/"],
    ["/?error=access_denied&error_description=#error=access_denied&sb=", "/"],
    ["/?error=invalid_request&error_code=bad_oauth_state&error_description=OAuth", "/"],
    ["/?code=abc", "/"],
    ["/fornamn?kon=flickor&code=abc", "/fornamn?kon=flickor"],
    ["/fornamn?kon=flickor", "/fornamn?kon=flickor"],
  ])("shortens %s to %s", (address, rest) => {
    expect(withoutAuthRedirect(SITE + address)).toBe(rest);
  });

  test.each([`/#${TOKENS}&type=signup`, "/?error=a#error_code=b", "/?code=a"])(
    "leaves nothing to read of %s",
    (address) => {
      expect(readAuthRedirect(SITE + withoutAuthRedirect(SITE + address))).toBeNull();
    },
  );
});
