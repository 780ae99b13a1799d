import { describe, expect, test } from "vitest";
import { headerRules } from "../../../../scripts/build/hosting/header-rules.ts";
import { formatHeaders, headersFor } from "../../../../scripts/build/hosting/rule-files.ts";

const listed = "<!doctype html><title>Förnamn</title>";
const unlisted = '<!doctype html><meta name="robots" content="noindex"/><title>Konto</title>';

const site = {
  environment: {},
  siteUrl: "https://namnfynd.se",
  scriptHashes: ["'sha256-abc='"],
  styleHashes: ["'sha256-def='"],
  pages: new Map([
    ["index.html", listed],
    ["fornamn.html", listed],
    ["konto.html", unlisted],
    ["lista.html", unlisted],
    ["404.html", unlisted],
    ["inbaddat/404.html", unlisted],
    ["inbaddat/namn/astrid.html", unlisted],
    ["inbaddat/namn/åsa.html", unlisted],
  ]),
  files: [
    "404.html",
    "assets/index-abc.js",
    "bilder/fornamn.png",
    "fornamn.html",
    "icon.svg",
    "index.html",
    "konto.html",
    "lista.html",
    "mixed/bild.png",
    "mixed/data.json",
    "namndata/0123abcd/names-0.txt",
    "robots.txt",
    "sw.js",
  ],
};

const rules = headerRules(site);
const header = (address: string, name: string) => headersFor(rules, address).get(name);

test.each([
  ["/assets/index-abc.js", "public, max-age=31536000, immutable"],
  ["/namndata/0123abcd/names-0.txt", "public, max-age=31536000, immutable"],
  ["/icon.svg", "public, max-age=86400"],
  ["/bilder/fornamn.png", "public, max-age=86400"],
  ["/sw.js", "public, max-age=0, must-revalidate"],
  ["/robots.txt", "public, max-age=0, must-revalidate"],
  ["/", "public, max-age=0, must-revalidate"],
  ["/fornamn", "public, max-age=0, must-revalidate"],
  ["/lista/hemlig", "public, max-age=0, must-revalidate"],
  // Without a rule, the default of the host applies, which is to revalidate.
  ["/mixed/bild.png", undefined],
])("%s is cached for as long as it cannot change", (address, expected) => {
  expect(header(address, "Cache-Control")).toBe(expected);
});

test("pages with noindex have it in a header as well", () => {
  expect(header("/konto", "X-Robots-Tag")).toBe("noindex");
  expect(header("/lista/hemlig", "X-Robots-Tag")).toBe("noindex");
  expect(header("/fornamn", "X-Robots-Tag")).toBeUndefined();
});

test("the address of a shared list is not sent as a referrer", () => {
  expect(header("/lista/hemlig", "Referrer-Policy")).toMatch(/, no-referrer$/);
  expect(header("/fornamn", "Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

describe("a chart for other sites", () => {
  const address = "/inbaddat/namn/astrid";

  test("is the only page that they may frame", () => {
    expect(header(address, "Content-Security-Policy")).toContain("frame-ancestors *");
    expect(header(address, "X-Frame-Options")).toBeUndefined();
    for (const other of ["/", "/fornamn", "/namn/astrid", "/inbaddat", "/inbaddatnamn", "/okand"]) {
      expect(header(other, "Content-Security-Policy"), other).toContain("frame-ancestors 'none'");
      expect(header(other, "X-Frame-Options"), other).toBe("DENY");
    }
  });

  test("can store and request nothing but its script and its style sheet", () => {
    const policy = header(address, "Content-Security-Policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    );
    expect(
      policy?.filter((directive) => /connect|img|frame-src|unsafe-eval/.test(directive)),
    ).toEqual([]);
  });

  test("has the other security headers of the site, and is not for search engines", () => {
    expect(header(address, "X-Content-Type-Options")).toBe("nosniff");
    expect(header(address, "Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(header(address, "X-Robots-Tag")).toBe("noindex");
    expect(header(address, "Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  test("needs no rule of its own, of which a host takes few", () => {
    expect(rules.filter(({ path }) => path.startsWith("/inbaddat"))).toHaveLength(1);
  });
});

test("only a site with https has Strict-Transport-Security", () => {
  const name = "Strict-Transport-Security";
  expect(header("/", name)).toBe("max-age=63072000; includeSubDomains");
  const plain = headerRules({ ...site, siteUrl: "http://localhost:8080" });
  expect(headersFor(plain, "/").has(name)).toBe(false);
});

test("every address has the Content-Security-Policy once", () => {
  const addresses = [
    "/",
    "/fornamn",
    "/assets/index-abc.js",
    "/lista/hemlig",
    "/inbaddat/namn/astrid",
  ];
  for (const address of [...addresses, "/okand"]) {
    const policy = header(address, "Content-Security-Policy");
    expect(policy?.match(/default-src/g), address).toHaveLength(1);
  }
});

test("the rules with all services are within the limits of the hosts", () => {
  const environment = {
    VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
    VITE_NAME_SERVICE_URL: "https://namn.example",
    VITE_CONTACT_ENDPOINT: "https://form.example",
    VITE_SENTRY_DSN: "https://key@o1234567.ingest.de.sentry.io/1234567",
    VITE_ANALYTICS_SCRIPT: "https://plausible.io/js/script.js",
    VITE_ADSENSE_CLIENT_ID: "ca-pub-1",
    VITE_ADSENSE_SLOT_ID: "1",
  };
  expect(() => formatHeaders(headerRules({ ...site, environment }))).not.toThrow();
});
