import { resolveConfig } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { adConsent } from "../../../scripts/build/ad-consent.ts";

function build() {
  return resolveConfig({ configFile: false, logLevel: "silent", plugins: [adConsent()] }, "build");
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a build with ads but no consent platform fails, and says what is missing", async () => {
  vi.stubEnv("VITE_ADSENSE_CLIENT_ID", "ca-pub-1");
  vi.stubEnv("VITE_CONSENT_SCRIPT", "");
  await expect(build()).rejects.toThrow(/VITE_CONSENT_SCRIPT is not.*docs\/deployment\.md/);
});

test.each([
  ["both", "ca-pub-1", "https://consent.example.org/cmp.js"],
  ["no ads", "", ""],
])("a build with %s succeeds", async (_title, clientId, script) => {
  vi.stubEnv("VITE_ADSENSE_CLIENT_ID", clientId);
  vi.stubEnv("VITE_CONSENT_SCRIPT", script);
  await expect(build()).resolves.toBeDefined();
});
