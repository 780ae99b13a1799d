import { expect, test } from "vitest";
import {
  formatHeaders,
  formatRewrites,
  headersFor,
  parseHeaders,
  parseRewrites,
} from "../../../../scripts/build/hosting/rule-files.ts";

const rules = [
  {
    path: "/*",
    headers: { "Content-Security-Policy": "default-src 'none'", "Referrer-Policy": "origin" },
  },
  { path: "/lista/*", headers: { "Referrer-Policy": "no-referrer" } },
  { path: "/om", headers: { "X-Robots-Tag": "noindex" } },
];

test("what is written is read back", () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  const rewrites = [{ from: "/lista/*", to: "/lista" }];
  expect(parseRewrites(formatRewrites(rewrites))).toEqual(rewrites);
});

test("comments, empty lines and the line endings of Windows are read past", () => {
  expect(parseHeaders("# Everywhere\r\n\r\n/*\r\n  X-A: b: c\r\n")).toEqual([
    { path: "/*", headers: { "X-A": "b: c" } },
  ]);
});

test.each(["  X-A: b", "/*\n  X-A", "/*\n  ! X-A"])("what is no rule is refused: %j", (text) => {
  expect(() => parseHeaders(text)).toThrow("Not a line of _headers");
});

test.each(["/a /b 301", "/a /b", "/a", "/a /b 200 Country=se"])(
  "what is no rewrite is refused: %s",
  (line) => {
    expect(() => parseRewrites(line)).toThrow("Not a rewrite");
  },
);

test("an address has the headers of every rule that fits it, in their order", () => {
  expect(Object.fromEntries(headersFor(rules, "/lista/abc"))).toEqual({
    "Content-Security-Policy": "default-src 'none'",
    "Referrer-Policy": "origin, no-referrer",
  });
});

test("a rule for one address fits no other", () => {
  expect(headersFor(rules, "/om").get("X-Robots-Tag")).toBe("noindex");
  expect(headersFor(rules, "/omega").has("X-Robots-Tag")).toBe(false);
  expect(headersFor(rules, "/om/oss").has("X-Robots-Tag")).toBe(false);
  expect(headersFor(rules, "/listan").get("Referrer-Policy")).toBe("origin");
});

test("what a host would leave out without a word is refused", () => {
  const long = [{ path: "/*", headers: { "X-A": "b".repeat(2000) } }];
  expect(() => formatHeaders(long)).toThrow("over 2000");
  const many = Array.from({ length: 101 }, (_, at) => ({
    path: `/${at}`,
    headers: { "X-A": "b" },
  }));
  expect(() => formatHeaders(many)).toThrow("101 rules");
});
