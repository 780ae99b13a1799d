import { expect, test, vi } from "vitest";
import {
  fetchFavorites,
  removeFavorites,
  saveFavorites,
} from "@/features/favorites/favorites-api.ts";
import { type Account, newAccount, PREMIUM } from "./accounts.ts";

let account: Account;

vi.mock("@/lib/backend-client.ts", () => ({ backendClient: () => account.client }));

test("names with quotation marks, backslashes and commas are removed, and no others", async () => {
  account = await newAccount({ subscription: PREMIUM });
  const names = ['Carl "Calle"', String.raw`A\B`, "Lind, Bo", "O'Hara", '"', "(Bo)", "null", "%"];
  await saveFavorites(account.id, "fornamn", [...names, "Calle", "Lind", "Bo"]);
  await removeFavorites(account.id, "fornamn", names);
  const left = (await fetchFavorites(account.id)).get("fornamn");
  expect(new Set(left)).toEqual(new Set(["Calle", "Lind", "Bo"]));
});
