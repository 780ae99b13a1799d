/** What the environment says of outside services, read once. */

export interface NameServiceAddress {
  /** Address that answers `?type=firstname&gender=…&limit=…`. */
  readonly url: string;
  /** Public CORS proxy that takes the whole address, encoded, at its end. */
  readonly proxy: string | null;
}

/** The backend of accounts, and the public key that its API asks for. */
export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/**
 * Which reading of the plans is for sale (SPEC section 1): the single Premium plan, or Basic and Plus.
 */
export type PlanModel = "premium" | "basic-plus";

/** Where the advertisements of the site come from. */
export interface AdUnit {
  /** Publisher at Google AdSense, "ca-pub-…". */
  readonly clientId: string;
  readonly slotId: string;
}

/** A script that counts visits without cookies. */
export interface AnalyticsScript {
  readonly url: string;
  /** What the service calls the site. */
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
  // "/" stands for the site's own address: the local backend. None is called while prerendering.
  const isOwnAddress = url === "/" && typeof window !== "undefined";
  return { url: isOwnAddress ? window.location.origin : url, publishableKey };
}

/** The external name service, or null when none is configured: then it is never called. */
export const nameService = readNameService(import.meta.env);

/** The backend, or null when none is configured: then there are no accounts. */
export const backendAddress = readBackend(import.meta.env);

/** The plans that are for sale. */
export const planModel: PlanModel =
  import.meta.env.VITE_PLAN_MODEL === "basic-plus" ? "basic-plus" : "premium";

// Each variable by its whole name: the build puts its value there, and leaves out what is not used.

/** The site at hCaptcha; by default the public one for tests, which lets everybody pass. */
export const hcaptchaSiteKey =
  import.meta.env.VITE_HCAPTCHA_SITE_KEY || "10000000-ffff-ffff-ffff-000000000001";

/** Where messages of the contact form are posted, or null: then none is sent. */
export const contactEndpoint = import.meta.env.VITE_CONTACT_ENDPOINT || null;

/** The advertisements, or null when none are configured: then there is no room for any. */
export const adUnit: AdUnit | null =
  import.meta.env.VITE_ADSENSE_CLIENT_ID && import.meta.env.VITE_ADSENSE_SLOT_ID
    ? {
        clientId: import.meta.env.VITE_ADSENSE_CLIENT_ID,
        slotId: import.meta.env.VITE_ADSENSE_SLOT_ID,
      }
    : null;

/** The analytics script, or null when none is configured: then visits are not counted. */
export const analyticsScript: AnalyticsScript | null = import.meta.env.VITE_ANALYTICS_SCRIPT
  ? {
      url: import.meta.env.VITE_ANALYTICS_SCRIPT,
      domain: import.meta.env.VITE_ANALYTICS_DOMAIN || null,
    }
  : null;

/** Where errors are reported (Sentry), or null when they stay in the browser. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN || null;
