import { describe, expect, test } from "vitest";
import { readAuthAnswer, withoutAuthAnswer } from "@/features/auth/auth-answer.ts";

const SITE = "https://namnfynd.se";
const TOKENS = "access_token=aaa&expires_in=3600&refresh_token=rrr&token_type=bearer";

describe("an address", () => {
  test.each(["/", "/auth?mode=recovery", "/fornamn?kon=flickor#fragor", "/om#access_token="])(
    "%s brings no answer",
    (address) => {
      expect(readAuthAnswer(SITE + address)).toBeNull();
    },
  );

  test("may bring what a site's own query says, and no answer", () => {
    expect(readAuthAnswer(`${SITE}/?access_token=aaa&refresh_token=rrr&code=abc`)).toBeNull();
  });

  test.each([
    [`/#${TOKENS}&type=signup`, "signup"],
    [`/auth?mode=recovery#${TOKENS}&type=recovery`, "recovery"],
    [`/#${TOKENS}&provider_token=ppp`, "other"],
    [`/#${TOKENS}&type=magiclink`, "other"],
  ])("%s brings a session", (address, link) => {
    expect(readAuthAnswer(SITE + address)).toEqual({
      kind: "arrived",
      link,
      tokens: { access_token: "aaa", refresh_token: "rrr" },
    });
  });

  test("that is half a session brings none", () => {
    expect(readAuthAnswer(`${SITE}/#access_token=aaa&type=signup`)).toBeNull();
    expect(readAuthAnswer(`${SITE}/#refresh_token=rrr&type=signup`)).toBeNull();
  });

  test.each([
    "/#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid",
    "/auth?error=access_denied&error_code=otp_expired&error_description=Link%20is%20invalid",
    "/auth?mode=recovery#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid",
  ])("%s brings a refusal", (address) => {
    expect(readAuthAnswer(SITE + address)).toEqual({
      kind: "refused",
      code: "otp_expired",
      description: "Link is invalid",
    });
  });

  test("may refuse without a code of its own", () => {
    expect(readAuthAnswer(`${SITE}/?error=access_denied`)).toEqual({
      kind: "refused",
      code: "access_denied",
      description: "",
    });
  });

  test("that both refuses and brings a session is refused", () => {
    expect(readAuthAnswer(`${SITE}/?error=server_error#${TOKENS}`)).toMatchObject({
      kind: "refused",
    });
  });
});

describe("what is left of an address", () => {
  test.each([
    [`/#${TOKENS}&type=signup`, "/"],
    [`/auth?mode=recovery#${TOKENS}`, "/auth?mode=recovery"],
    ["/auth?mode=recovery&error=a&error_code=b&error_description=c", "/auth?mode=recovery"],
    ["/?error=a&error_description=c#error=a", "/"],
    ["/fornamn?kon=flickor", "/fornamn?kon=flickor"],
  ])("%s is %s", (address, rest) => {
    expect(withoutAuthAnswer(SITE + address)).toBe(rest);
  });

  test.each([`/#${TOKENS}&type=signup`, "/?error=a#error_code=b"])(
    "%s brings no answer any more",
    (address) => {
      expect(readAuthAnswer(SITE + withoutAuthAnswer(SITE + address))).toBeNull();
    },
  );
});
