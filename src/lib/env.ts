/** What the environment says of outside services, read once. */

export interface NameServiceAddress {
  /** Address that answers `?type=firstname&gender=…&limit=…`. */
  readonly url: string;
  /** Public CORS proxy that takes the whole address, encoded, at its end. */
  readonly proxy: string | null;
}

function readNameService(env: ImportMetaEnv): NameServiceAddress | null {
  const url = env.VITE_NAME_SERVICE_URL;
  if (!url) return null;
  return { url, proxy: env.VITE_NAME_SERVICE_PROXY || null };
}

/** The external name service, or null when none is configured: then it is never called. */
export const nameService = readNameService(import.meta.env);
