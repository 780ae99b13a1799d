/** The environment variables that configure the build, parsed. */
import type { PlanModel } from "@/config/commerce.ts";

export interface NameServiceAddress {
  /** Answers `?type=firstname&gender=…&limit=…`. */
  readonly url: string;
  /** Prefix of a public CORS proxy; the encoded address is appended. */
  readonly proxy: string | null;
}

/** The backend of accounts, and its public API key. */
export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/** A Google AdSense unit. */
export interface AdUnit {
  /** The publisher, "ca-pub-…". */
  readonly clientId: string;
  readonly slotId: string;
  /** Of the consent platform, which asks before anything is requested from Google. */
  readonly consentScript: string;
}

/** A cookie-free analytics script. */
export interface AnalyticsScript {
  readonly url: string;
  /** The name that the service has for the site. */
  readonly domain: string | null;
}

function readNameService(env: ImportMetaEnv): NameServiceAddress | null {
  const url = env.VITE_NAME_SERVICE_URL;
  if (!url) return null;
  return { url, proxy: env.VITE_NAME_SERVICE_PROXY || null };
}

function readBackend(env: ImportMetaEnv): BackendAddress | null {
  const url = env.VITE_SUPABASE_URL;
  const publishableKey = env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !publishableKey) return null;
  // "/" means the site's own address, where the local backend is. Unused while prerendering.
  const isOwnAddress = url === "/" && typeof window !== "undefined";
  return { url: isOwnAddress ? window.location.origin : url, publishableKey };
}

/** The external name service, or null when none is configured. */
export const nameService = readNameService(import.meta.env);

/** The backend, or null when none is configured: then there are no accounts. */
export const backendAddress = readBackend(import.meta.env);

/** Which products are for sale: Premium, or those of Basic and Plus. */
export const planModel: PlanModel =
  import.meta.env.VITE_PLAN_MODEL === "basic-plus" ? "basic-plus" : "premium";

// Each variable is written out, so that the build can replace it and drop unused code.

/** The advertisements, or null when none are configured: then no space is reserved for them. */
export const adUnit: AdUnit | null =
  import.meta.env.VITE_ADSENSE_CLIENT_ID &&
  import.meta.env.VITE_ADSENSE_SLOT_ID &&
  import.meta.env.VITE_CONSENT_SCRIPT
    ? {
        clientId: import.meta.env.VITE_ADSENSE_CLIENT_ID,
        slotId: import.meta.env.VITE_ADSENSE_SLOT_ID,
        consentScript: import.meta.env.VITE_CONSENT_SCRIPT,
      }
    : null;

/** The analytics script, or null when none is configured. */
export const analyticsScript: AnalyticsScript | null = import.meta.env.VITE_ANALYTICS_SCRIPT
  ? {
      url: import.meta.env.VITE_ANALYTICS_SCRIPT,
      domain: import.meta.env.VITE_ANALYTICS_DOMAIN || null,
    }
  : null;

/** Where errors are reported (Sentry), or null when they are not. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN || null;

/** The resolver of the domain check (DNS over HTTPS in JSON), or null: then it is not offered. */
export const resolverUrl = import.meta.env.VITE_DOH_URL || null;
