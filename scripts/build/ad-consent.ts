import { loadEnv, type Plugin } from "vite";

/**
 * Fails a build with advertisements but no consent platform: in the EU, Google's advertisements
 * require one that Google has certified, and the privacy policy promises to ask first.
 */
export function adConsent(): Plugin {
  return {
    name: "ad-consent",
    apply: "build",
    config(_config, { mode }) {
      const { VITE_ADSENSE_CLIENT_ID, VITE_CONSENT_SCRIPT } = loadEnv(mode, process.cwd());
      if (!VITE_ADSENSE_CLIENT_ID || VITE_CONSENT_SCRIPT) return;
      throw new Error(
        'VITE_ADSENSE_CLIENT_ID is set, but VITE_CONSENT_SCRIPT is not. Advertisements need a consent platform that Google has certified (docs/deployment.md, "Advertisements").',
      );
    },
  };
}
