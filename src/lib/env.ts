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
