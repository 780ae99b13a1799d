import { vi } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { type Account, PASSWORD } from "./accounts.ts";
import { origin } from "./backend.ts";

/**
 * Signs a user in with the client of the pages, whose calls can then be imported. The environment is read when that
 * client is loaded: `vi.unstubAllEnvs` after the tests.
 */
export async function signInOnPages({ email }: Account): Promise<void> {
  vi.stubEnv("VITE_SUPABASE_URL", origin);
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", LOCAL_PUBLISHABLE_KEY);
  // Another file may have loaded the client, without a backend.
  vi.resetModules();
  const { backendClient } = await import("@/lib/backend-client.ts");
  const { error } = await backendClient().auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
}
