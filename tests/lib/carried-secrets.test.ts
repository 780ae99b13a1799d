import { beforeEach, expect, test, vi } from "vitest";
import { carriedSecrets, forgetCarriedSecrets, takeCarriedSecrets } from "@/lib/carried-secrets.ts";

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";

beforeEach(forgetCarriedSecrets);

test.each([
  [`#rum=${SECRET}`, ""],
  [`#rum=${SECRET},BBBBBBBBBBBBBBBBBBBBBB`, ""],
  [`#fornamn=Astrid,Bo&rum=${SECRET}`, "#fornamn=Astrid,Bo"],
  [`#fornamn=Astrid&rum=${SECRET}&dolda-fornamn=Kalle`, "#fornamn=Astrid&dolda-fornamn=Kalle"],
])("of %s, the address and the history keep %j", (hash, rest) => {
  window.history.replaceState({ key: "x" }, "", `/favoriter?a=1${hash}`);
  const entries = window.history.length;
  expect(takeCarriedSecrets()).toBe(true);
  const { pathname, search, hash: left } = window.location;
  expect(pathname + search + left).toBe(`/favoriter?a=1${rest}`);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ key: "x" });
  expect(carriedSecrets.get()).toContain(SECRET);
});

test.each(["", "#fornamn=Astrid", "#main", "#forum=1"])(
  "leaves an address with %j alone",
  (hash) => {
    window.history.replaceState(null, "", `/favoriter${hash}`);
    const replace = vi.spyOn(window.history, "replaceState");
    expect(takeCarriedSecrets()).toBe(false);
    expect(replace).not.toHaveBeenCalled();
    expect(carriedSecrets.get()).toBeNull();
  },
);

test("an address that changes within the document has lost them before later listeners read it", () => {
  const seen: string[] = [];
  window.addEventListener("popstate", takeCarriedSecrets, { once: true });
  window.addEventListener("popstate", () => seen.push(window.location.href), { once: true });
  window.history.replaceState(null, "", `/favoriter#rum=${SECRET}`);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(seen).toEqual([`${window.location.origin}/favoriter`]);
  expect(carriedSecrets.get()).toBe(`rum=${SECRET}`);
});

test("none of them is in any storage", () => {
  window.history.replaceState(null, "", `/favoriter#rum=${SECRET}`);
  takeCarriedSecrets();
  const stored = { ...window.localStorage, ...window.sessionStorage };
  expect(JSON.stringify([stored, document.cookie])).not.toContain(SECRET);
});
