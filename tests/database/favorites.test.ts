/** Favourites whose names have signs with a meaning in the API's filters. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { type Account, newAccount, PASSWORD, PREMIUM } from "./accounts.ts";
import { origin } from "./backend.ts";

let account: Account;

beforeAll(async () => {
  account = await newAccount({ subscription: PREMIUM });
  // Read when the client is first used.
  vi.stubEnv("VITE_SUPABASE_URL", origin);
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", LOCAL_PUBLISHABLE_KEY);
  const { backendClient } = await import("@/lib/backend-client.ts");
  const { email } = account;
  const { error } = await backendClient().auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
});

afterAll(() => vi.unstubAllEnvs());

test("names with quotation marks, backslashes and commas are removed, and no others", async () => {
  const { fetchFavorites, removeFavorites, saveFavorites } = await import(
    "@/features/favorites/favorites-api.ts"
  );
  const names = ['Carl "Calle"', String.raw`A\B`, "Lind, Bo", "O'Hara", '"', "(Bo)", "null", "%"];
  await saveFavorites(account.id, "fornamn", [...names, "Calle", "Lind", "Bo"]);
  await removeFavorites(account.id, "fornamn", names);
  const left = (await fetchFavorites(account.id)).get("fornamn");
  expect(new Set(left)).toEqual(new Set(["Calle", "Lind", "Bo"]));
});
