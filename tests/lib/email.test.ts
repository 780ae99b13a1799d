import { describe, expect, test } from "vitest";
import { isEmail } from "@/lib/email.ts";

describe("isEmail", () => {
  test.each(["a@b.se", "astrid.lind+namn@post.example.se", "åsa@räksmörgås.se", "A_B@EXAMPLE.SE"])(
    "accepts %s",
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each([
    "",
    "astrid",
    "astrid@",
    "@example.se",
    "astrid@example",
    "astrid@.se",
    "astrid@example.",
    "astrid lind@example.se",
    "astrid@exam ple.se",
    "astrid@@example.se",
    "astrid@bo@example.se",
    "astrid@example.se\n",
    " astrid@example.se",
  ])("rejects %j", (email) => {
    expect(isEmail(email)).toBe(false);
  });
});
