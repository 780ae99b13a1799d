import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Parses an environment, as in a build with these values. */
async function parse(environment: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import("@/lib/env.ts");
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the backend", () => {
  test.each([
    ["neither is set", "", ""],
    ["the key is missing", "https://abc.supabase.co", ""],
    ["the address is missing", "", "sb_publishable_abc"],
  ])("is null when %s", async (_title, url, key) => {
    const env = await parse({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });
    expect(env.backendAddress).toBeNull();
  });

  test("has an address and a key", async () => {
    const env = await parse({
      VITE_SUPABASE_URL: "https://abc.supabase.co",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
    });
    expect(env.backendAddress).toEqual({
      url: "https://abc.supabase.co",
      publishableKey: "sb_publishable_abc",
    });
  });

  test("is at the site's own origin when the address is a slash", async () => {
    const env = await parse({
      VITE_SUPABASE_URL: "/",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
    });
    expect(env.backendAddress?.url).toBe(window.location.origin);
  });

  test("has no client when it is not configured", async () => {
    await parse({ VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" });
    const { backendClient } = await import("@/lib/backend-client.ts");
    expect(() => backendClient()).toThrow("No backend is configured");
  });
});

describe("the name service", () => {
  test("is null without an address", async () => {
    const env = await parse({
      VITE_NAME_SERVICE_URL: "",
      VITE_NAME_SERVICE_PROXY: "https://p.se/?",
    });
    expect(env.nameService).toBeNull();
  });

  test("can do without a proxy", async () => {
    const env = await parse({ VITE_NAME_SERVICE_URL: "https://n.se", VITE_NAME_SERVICE_PROXY: "" });
    expect(env.nameService).toEqual({ url: "https://n.se", proxy: null });
  });
});

describe("advertisements", () => {
  test.each([
    ["the ad unit is missing", "ca-pub-1", "", "https://cmp.example.org/cmp.js"],
    ["the publisher is missing", "", "22", "https://cmp.example.org/cmp.js"],
    ["the consent platform is missing", "ca-pub-1", "22", ""],
  ])("are null when %s", async (_title, client, slot, consent) => {
    const env = await parse({
      VITE_ADSENSE_CLIENT_ID: client,
      VITE_ADSENSE_SLOT_ID: slot,
      VITE_CONSENT_SCRIPT: consent,
    });
    expect(env.adUnit).toBeNull();
  });

  test("have a publisher, a slot and a consent platform", async () => {
    const consentScript = "https://cmp.example.org/cmp.js";
    const env = await parse({
      VITE_ADSENSE_CLIENT_ID: "ca-pub-1",
      VITE_ADSENSE_SLOT_ID: "22",
      VITE_CONSENT_SCRIPT: consentScript,
    });
    expect(env.adUnit).toEqual({ clientId: "ca-pub-1", slotId: "22", consentScript });
  });
});

test("uses no outside service by default", async () => {
  const env = await parse({
    VITE_ANALYTICS_SCRIPT: "",
    VITE_ANALYTICS_DOMAIN: "namnfynd.se",
    VITE_SENTRY_DSN: "",
    VITE_DOH_URL: "",
  });
  expect(env.analyticsScript).toBeNull();
  expect(env.sentryDsn).toBeNull();
  expect(env.resolverUrl).toBeNull();
});

test("knows the resolver of the domain check", async () => {
  const env = await parse({ VITE_DOH_URL: "https://doh.example/dns-query" });
  expect(env.resolverUrl).toBe("https://doh.example/dns-query");
});
