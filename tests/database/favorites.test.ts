/** Favourites whose names have signs with a meaning in the API's filters. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Account, newAccount, PREMIUM } from "./accounts.ts";
import { signInOnPages } from "./page-client.ts";

let account: Account;

beforeAll(async () => {
  account = await newAccount({ subscription: PREMIUM });
  await signInOnPages(account);
});

afterAll(() => vi.unstubAllEnvs());

test("names with quotation marks, backslashes and commas are removed, and no others", async () => {
  const { fetchFavorites, removeFavorites, saveFavorites } = await import(
    "@/saved/favorites/favorites-api.ts"
  );
  const names = ['Carl "Calle"', String.raw`A\B`, "Lind, Bo", "O'Hara", '"', "(Bo)", "null", "%"];
  await saveFavorites(account.id, "fornamn", [...names, "Calle", "Lind", "Bo"]);
  await removeFavorites(account.id, "fornamn", names);
  const left = (await fetchFavorites(account.id)).get("fornamn");
  expect(new Set(left)).toEqual(new Set(["Calle", "Lind", "Bo"]));
});
