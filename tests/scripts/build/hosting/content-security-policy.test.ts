import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../../scripts/build/hosting/content-security-policy.ts";
import type { Environment } from "../../../../scripts/build/hosting/outside-services.ts";

/** Sources by directive. */
function policy(environment: Environment = {}, isSecure = true): Map<string, readonly string[]> {
  const text = contentSecurityPolicy({
    environment,
    scriptHashes: ["'sha256-abc='"],
    styleHashes: ["'sha256-def='"],
    isSecure,
  });
  return new Map(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const hcaptcha = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

test("without configured services, only the site itself and hCaptcha are allowed", () => {
  expect(Object.fromEntries(policy())).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'sha256-abc='", ...hcaptcha],
    "style-src": ["'self'", "'sha256-def='", ...hcaptcha],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hcaptcha],
    "frame-src": hcaptcha,
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "dompurify"],
    "upgrade-insecure-requests": [],
  });
});

test("requests are not upgraded on a site without https", () => {
  expect(policy({}, false).has("upgrade-insecure-requests")).toBe(false);
});

/** The sources that a service adds, by directive. */
function added(environment: Environment): Record<string, readonly string[]> {
  const before = policy();
  return Object.fromEntries(
    [...policy(environment)]
      .map(([name, sources]): [string, readonly string[]] => [
        name,
        sources.filter((source) => !before.get(name)?.includes(source)),
      ])
      .filter(([, sources]) => sources.length > 0),
  );
}

describe("a service adds only its own sources", () => {
  test.each<[string, Environment, Record<string, readonly string[]>]>([
    [
      "the backend",
      { VITE_SUPABASE_URL: "https://abc.supabase.co/" },
      { "connect-src": ["https://abc.supabase.co"] },
    ],
    ["the backend at the site itself", { VITE_SUPABASE_URL: "/" }, {}],
    [
      "the name service",
      { VITE_NAME_SERVICE_URL: "https://namn.example/api?v=1" },
      { "connect-src": ["https://namn.example"] },
    ],
    [
      "the name service behind a proxy",
      {
        VITE_NAME_SERVICE_URL: "https://namn.example/api",
        VITE_NAME_SERVICE_PROXY: "https://proxy.example/?url=",
      },
      { "connect-src": ["https://proxy.example"] },
    ],
    ["a proxy for nothing", { VITE_NAME_SERVICE_PROXY: "https://proxy.example/?" }, {}],
    [
      "the contact form",
      { VITE_CONTACT_ENDPOINT: "https://form.example:8443/f/1" },
      { "connect-src": ["https://form.example:8443"] },
    ],
    [
      "the resolver",
      { VITE_DOH_URL: "https://doh.example/dns-query?ct=1" },
      { "connect-src": ["https://doh.example"] },
    ],
    ["the resolver of the local backend", { VITE_DOH_URL: "/_local/resolver" }, {}],
    ["an advertiser without a place", { VITE_ADSENSE_CLIENT_ID: "ca-pub-1" }, {}],
    ["a contact form at the site itself", { VITE_CONTACT_ENDPOINT: "/api/kontakt" }, {}],
    [
      "error reports",
      { VITE_SENTRY_DSN: "https://key@o1.ingest.sentry.io/2" },
      { "connect-src": ["https://o1.ingest.sentry.io"] },
    ],
    [
      "analytics",
      { VITE_ANALYTICS_SCRIPT: "https://plausible.io/js/script.js" },
      { "script-src": ["https://plausible.io"], "connect-src": ["https://plausible.io"] },
    ],
  ])("%s", (_service, environment, expected) => {
    expect(added(environment)).toEqual(expected);
  });

  test("the consent platform, only with advertisements", () => {
    const platform = { VITE_CONSENT_SCRIPT: "https://consent.example/cmp.js" };
    expect(added(platform)).toEqual({});
    const own = ["https://consent.example"];
    expect(added({ ...platform, VITE_ADSENSE_CLIENT_ID: "ca-pub-1" })).toEqual({
      "script-src": own,
      "style-src": own,
      "img-src": own,
      "connect-src": own,
      "frame-src": own,
    });
  });

  test("advertisements", () => {
    const opened = added({ VITE_ADSENSE_CLIENT_ID: "ca-pub-1", VITE_ADSENSE_SLOT_ID: "1" });
    expect(Object.keys(opened).sort()).toEqual([
      "connect-src",
      "frame-src",
      "img-src",
      "script-src",
    ]);
    expect(opened["script-src"]).toContain("https://*.googlesyndication.com");
  });
});

test("only advertisements, whose code sets HTML, end the requirement of trusted types", () => {
  const { VITE_ADSENSE_CLIENT_ID, ...others } = everything;
  expect(policy(others).has("require-trusted-types-for")).toBe(true);
  expect(policy({ ...others, VITE_ADSENSE_CLIENT_ID }).has("require-trusted-types-for")).toBe(
    false,
  );
});

/** All services at once. */
const everything: Environment = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_NAME_SERVICE_URL: "https://namn.example",
  VITE_CONTACT_ENDPOINT: "https://form.example",
  VITE_DOH_URL: "https://doh.example/dns-query",
  VITE_SENTRY_DSN: "https://key@o1.ingest.sentry.io/2",
  VITE_ANALYTICS_SCRIPT: "https://plausible.io/js/script.js",
  VITE_ADSENSE_CLIENT_ID: "ca-pub-1",
  VITE_ADSENSE_SLOT_ID: "1",
};

test("no service allows inline scripts, eval or a wildcard source", () => {
  const full = policy(everything);
  expect(full.get("default-src")).toEqual(["'none'"]);
  for (const [directive, sources] of full) {
    if (directive === "style-src-attr") continue;
    for (const source of sources) expect(source).not.toMatch(/unsafe|^\*$|^https?:$|^data:$/);
  }
});

test.each([
  ["VITE_SENTRY_DSN", "nyckel"],
  ["VITE_SUPABASE_URL", "abc.supabase.co"],
  ["VITE_DOH_URL", "cloudflare-dns.com"],
  ["VITE_CONTACT_ENDPOINT", "//form.example"],
  ["VITE_CONTACT_ENDPOINT", "javascript:alert(1)"],
  ["VITE_ANALYTICS_SCRIPT", "https://a.example; script-src *"],
])("%s must be a web address: %s", (variable, value) => {
  expect(() => policy({ [variable]: value })).toThrow(`${variable} is not a web address`);
});
