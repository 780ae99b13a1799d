/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_NAME_SERVICE_URL?: string;
  readonly VITE_NAME_SERVICE_PROXY?: string;
  readonly VITE_PLAN_MODEL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}
