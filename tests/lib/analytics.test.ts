import { expect, test } from "vitest";
import { mayCount } from "@/lib/analytics.ts";

const SITE = "https://namnfynd.se";

test.each(["/", "/fornamn?kon=flickor", "/kallor#kallor", "/generatorer", "/namnlistor"])(
  "a visit that begins at %s is counted",
  (path) => {
    expect(mayCount({ doNotTrack: null }, SITE + path)).toBe(true);
    expect(mayCount({ doNotTrack: "0", globalPrivacyControl: false }, SITE + path)).toBe(true);
  },
);

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { doNotTrack: null, globalPrivacyControl: true }],
])("a visitor who %s is not counted", (_what, visitor) => {
  expect(mayCount(visitor, `${SITE}/`)).toBe(false);
});

test.each([
  "/lista/0a1b2c",
  "/auth",
  "/auth?mode=login",
  "/auth?code=a1b2",
  "/#access_token=abc&refresh_token=def",
  "/?token=abc",
  "/tack?session_id=cs_1",
])("a visit that begins at %s is not counted", (path) => {
  expect(mayCount({ doNotTrack: null }, SITE + path)).toBe(false);
});
