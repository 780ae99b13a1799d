import { expect, test } from "vitest";
import { mayCount } from "@/lib/analytics.ts";

const SITE = "https://namnfynd.se";

test.each(["/", "/fornamn?kon=flickor", "/kallor#kallor", "/generatorer", "/namnlistor"])(
  "counts a visit that starts at %s",
  (path) => {
    expect(mayCount({ doNotTrack: null }, SITE + path)).toBe(true);
    expect(mayCount({ doNotTrack: "0", globalPrivacyControl: false }, SITE + path)).toBe(true);
  },
);

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { doNotTrack: null, globalPrivacyControl: true }],
])("does not count a visitor who %s", (_what, visitor) => {
  expect(mayCount(visitor, `${SITE}/`)).toBe(false);
});

test.each([
  "/lista/0a1b2c",
  "/tillsammans",
  "/tillsammans#m=c2VjcmV0LW9mLTIyLWNo-_",
  "/auth",
  "/auth?mode=login",
  "/auth?code=a1b2",
  "/#access_token=abc&refresh_token=def",
  "/#token_hash=abc",
  "/?token=abc",
  "/tack?session_id=cs_1",
])("does not count a visit that starts at %s", (path) => {
  expect(mayCount({ doNotTrack: null }, SITE + path)).toBe(false);
});
