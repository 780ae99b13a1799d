/** The outside services, and the Content-Security-Policy sources that each needs. */

/** The environment variables of the build, whose names begin with VITE_. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Directives to which a service can add sources. */
export type OpenDirective = "script-src" | "style-src" | "img-src" | "connect-src" | "frame-src";

/** Sources by directive. */
export type Sources = Readonly<Partial<Record<OpenDirective, readonly string[]>>>;

interface OutsideService {
  readonly name: string;
  /** The sources that it needs, or null if it is not configured. */
  readonly sources: (environment: Environment) => Sources | null;
}

/** The sources that hCaptcha's documentation lists for four directives. */
const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/**
 * Google publishes no list for AdSense and changes its hosts. These are the domains that its script
 * loads from; docs/deployment.md explains what to check when no advertisements appear.
 */
const ADSENSE = [
  "https://*.googlesyndication.com",
  "https://*.doubleclick.net",
  "https://*.adtrafficquality.google",
  "https://www.google.com",
];

const services: readonly OutsideService[] = [
  {
    name: "backend of accounts",
    sources: ({ VITE_SUPABASE_URL }) => connectTo("VITE_SUPABASE_URL", VITE_SUPABASE_URL),
  },
  {
    name: "service of first names",
    sources({ VITE_NAME_SERVICE_URL, VITE_NAME_SERVICE_PROXY }) {
      if (!VITE_NAME_SERVICE_URL) return null;
      // With a proxy, the browser connects to the proxy only.
      return VITE_NAME_SERVICE_PROXY
        ? connectTo("VITE_NAME_SERVICE_PROXY", VITE_NAME_SERVICE_PROXY)
        : connectTo("VITE_NAME_SERVICE_URL", VITE_NAME_SERVICE_URL);
    },
  },
  {
    // Always needed: without a configured site key, the form uses the public test key.
    name: "human check of the contact form",
    sources: () => ({
      "script-src": HCAPTCHA,
      "style-src": HCAPTCHA,
      "connect-src": HCAPTCHA,
      "frame-src": HCAPTCHA,
    }),
  },
  {
    name: "receiver of the contact form",
    sources: ({ VITE_CONTACT_ENDPOINT }) =>
      connectTo("VITE_CONTACT_ENDPOINT", VITE_CONTACT_ENDPOINT),
  },
  {
    name: "resolver of the domain check",
    sources: ({ VITE_DOH_URL }) => connectTo("VITE_DOH_URL", VITE_DOH_URL),
  },
  {
    name: "error reports",
    sources: ({ VITE_SENTRY_DSN }) => connectTo("VITE_SENTRY_DSN", VITE_SENTRY_DSN),
  },
  {
    // Sends its reports to the origin of its script.
    name: "analytics",
    sources({ VITE_ANALYTICS_SCRIPT }) {
      const source = originOf("VITE_ANALYTICS_SCRIPT", VITE_ANALYTICS_SCRIPT);
      return source ? { "script-src": [source], "connect-src": [source] } : null;
    },
  },
  {
    // Its code, its texts and the visitor's choice come from its own origin.
    name: "consent to advertisements",
    sources({ VITE_ADSENSE_CLIENT_ID, VITE_CONSENT_SCRIPT }) {
      const source = originOf("VITE_CONSENT_SCRIPT", VITE_CONSENT_SCRIPT);
      if (!source || !VITE_ADSENSE_CLIENT_ID) return null;
      const own = [source];
      return {
        "script-src": own,
        "style-src": own,
        "img-src": own,
        "connect-src": own,
        "frame-src": own,
      };
    },
  },
  {
    name: "advertisements",
    sources: (environment) =>
      hasAdvertisements(environment)
        ? {
            "script-src": ADSENSE,
            "img-src": ADSENSE,
            "connect-src": ADSENSE,
            "frame-src": ADSENSE,
          }
        : null,
  },
];

/** Whether advertisements are configured. */
export function hasAdvertisements(environment: Environment): boolean {
  return Boolean(environment.VITE_ADSENSE_CLIENT_ID && environment.VITE_ADSENSE_SLOT_ID);
}

/**
 * The sources of all configured services.
 *
 * @throws Error when a variable does not contain a web address
 */
export function openSources(environment: Environment): readonly Sources[] {
  return services.flatMap(({ sources }) => sources(environment) ?? []);
}

function connectTo(variable: string, value: string | undefined): Sources | null {
  const source = originOf(variable, value);
  return source ? { "connect-src": [source] } : null;
}

/** The origin of an address; null for no address and for one on the site itself. */
function originOf(variable: string, value: string | undefined): string | null {
  if (!value || /^\/(?!\/)/.test(value)) return null;
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    throw new Error(`${variable} is not a web address: ${value}`);
  }
  return new URL(value).origin;
}
