/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_NAME_SERVICE_URL?: string;
  readonly VITE_NAME_SERVICE_PROXY?: string;
  readonly VITE_PLAN_MODEL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_HCAPTCHA_SITE_KEY?: string;
  readonly VITE_HCAPTCHA_HOST?: string;
  readonly VITE_CONTACT_ENDPOINT?: string;
  readonly VITE_DOH_URL?: string;
  readonly VITE_ADSENSE_CLIENT_ID?: string;
  readonly VITE_ADSENSE_SLOT_ID?: string;
  readonly VITE_CONSENT_SCRIPT?: string;
  readonly VITE_ANALYTICS_SCRIPT?: string;
  readonly VITE_ANALYTICS_DOMAIN?: string;
  readonly VITE_SENTRY_DSN?: string;
}

interface Navigator {
  /** Missing in Safari and Firefox; read by src/lib/data-scarcity.ts alone. */
  readonly connection?: { readonly saveData?: unknown; readonly effectiveType?: unknown };
}
