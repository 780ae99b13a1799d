import { expect, test } from "vitest";
import {
  formatHeaders,
  formatRewrites,
  headersFor,
  parseHeaders,
  parseRewrites,
  type Rewrite,
} from "../../../../scripts/build/hosting/rule-files.ts";

const rules = [
  {
    path: "/*",
    headers: { "Content-Security-Policy": "default-src 'none'", "Referrer-Policy": "origin" },
  },
  { path: "/lista/*", headers: { "Referrer-Policy": "no-referrer" } },
  { path: "/om", headers: { "X-Robots-Tag": "noindex" } },
  {
    path: "/ram/*",
    detached: ["Content-Security-Policy", "X-Robots-Tag"],
    headers: { "Content-Security-Policy": "default-src 'self'" },
  },
];

test("formatted rules can be parsed", () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  const rewrites: readonly Rewrite[] = [
    { from: "/lista/*", to: "/lista" },
    { from: "/gammal/*", to: "/ny", isRedirect: true },
  ];
  expect(parseRewrites(formatRewrites(rewrites))).toEqual(rewrites);
});

test("comments, empty lines and Windows line endings are ignored", () => {
  expect(parseHeaders("# Everywhere\r\n\r\n/*\r\n  X-A: b: c\r\n")).toEqual([
    { path: "/*", headers: { "X-A": "b: c" } },
  ]);
});

test.each(["  X-A: b", "  ! X-A", "/*\n  X-A", "/*\n  ! X-A: b"])(
  "an invalid rule is rejected: %j",
  (text) => {
    expect(() => parseHeaders(text)).toThrow("Not a line of _headers");
  },
);

test.each(["/a /b 302", "/a /b", "/a", "/a /b 200 Country=se"])(
  "an invalid rewrite is rejected: %s",
  (line) => {
    expect(() => parseRewrites(line)).toThrow("Not a rewrite");
  },
);

test("an address has the headers of all matching rules, in order", () => {
  expect(Object.fromEntries(headersFor(rules, "/lista/abc"))).toEqual({
    "Content-Security-Policy": "default-src 'none'",
    "Referrer-Policy": "origin, no-referrer",
  });
});

test("a rule takes headers of earlier ones away before it sets its own", () => {
  expect(Object.fromEntries(headersFor(rules, "/ram/namn"))).toEqual({
    "Content-Security-Policy": "default-src 'self'",
    "Referrer-Policy": "origin",
  });
});

test("a rule without a wildcard matches one address only", () => {
  expect(headersFor(rules, "/om").get("X-Robots-Tag")).toBe("noindex");
  expect(headersFor(rules, "/omega").has("X-Robots-Tag")).toBe(false);
  expect(headersFor(rules, "/om/oss").has("X-Robots-Tag")).toBe(false);
  expect(headersFor(rules, "/listan").get("Referrer-Policy")).toBe("origin");
});

test("rules that exceed the limits of a host are rejected", () => {
  const long = [{ path: "/*", headers: { "X-A": "b".repeat(2000) } }];
  expect(() => formatHeaders(long)).toThrow("over 2000");
  const many = Array.from({ length: 101 }, (_, at) => ({
    path: `/${at}`,
    headers: { "X-A": "b" },
  }));
  expect(() => formatHeaders(many)).toThrow("101 rules");
});
