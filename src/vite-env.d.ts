/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_NAME_SERVICE_URL?: string;
  readonly VITE_NAME_SERVICE_PROXY?: string;
}
