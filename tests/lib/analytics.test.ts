import { expect, test, vi } from "vitest";
import { mayCount, openUncountedAlone } from "@/lib/analytics.ts";

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
  "/favoriter#rum=c2VjcmV0LW9mLTIyLWNo-_",
  "/favoriter#fornamn=Astrid&rum=c2VjcmV0LW9mLTIyLWNo-_",
])("does not count a visit that starts at %s", (path) => {
  expect(mayCount({ doNotTrack: null }, SITE + path)).toBe(false);
});

/** Counts the pages of a document as an analytics script does. */
function countPages(): readonly string[] {
  const counted: string[] = [];
  const pushState = window.history.pushState.bind(window.history);
  vi.spyOn(window.history, "pushState").mockImplementation((...change) => {
    pushState(...change);
    counted.push(window.location.pathname + window.location.search);
  });
  return counted;
}

test("a link to the page of rooms opens a document that nothing counts", () => {
  const opened: string[] = [];
  const counted = countPages();
  openUncountedAlone((address) => opened.push(address));
  window.history.pushState(null, "", "/fornamn?kon=flickor");
  window.history.pushState(null, "", "/tillsammans");
  window.history.pushState(null, "", "/tillsammans?favoriter");
  window.history.pushState(null, "", "/namn/tillsammans");
  expect(counted).toEqual(["/fornamn?kon=flickor", "/namn/tillsammans"]);
  const { origin } = window.location;
  expect(opened).toEqual([`${origin}/tillsammans`, `${origin}/tillsammans?favoriter`]);
});
