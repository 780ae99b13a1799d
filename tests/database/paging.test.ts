/** What the page reads of an account with more rows than one answer of the API has. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ACCOUNT_LIMITS, API_MAX_ROWS } from "@/config/limits.ts";
import { type Account, newAccount, PREMIUM } from "./accounts.ts";
import { sql } from "./backend.ts";
import { signInOnPages } from "./page-client.ts";

const FAVORITES = 2 * API_MAX_ROWS + 500;

let user: Account;

beforeAll(async () => {
  user = await newAccount({ subscription: PREMIUM });
  await signInOnPages(user);
});

afterAll(() => vi.unstubAllEnvs());

describe("favourites", () => {
  // Saved together, in an order that is not the alphabetical one.
  const names = Array.from({ length: FAVORITES }, (_, index) => `Namn ${FAVORITES - index}`);

  beforeAll(async () => {
    const { saveFavorites } = await import("@/saved/favorites/favorites-api.ts");
    await saveFavorites(user.id, "fornamn", names);
  });

  test("are more than one answer of the API has", async () => {
    const { data } = await user.client.from("favorites").select();
    expect(data).toHaveLength(API_MAX_ROWS);
  });

  test("are all read, in the order in which they were saved", async () => {
    const { fetchFavorites } = await import("@/saved/favorites/favorites-api.ts");
    expect(await fetchFavorites(user.id)).toEqual(new Map([["fornamn", names]]));
  });

  test("are all in the export of the user's data", async () => {
    const { fetchOwnRows } = await import("@/features/account/own-data-api.ts");
    const { favorites } = await fetchOwnRows(user.id);
    expect(favorites).toMatchObject(names.map((name) => ({ name })));
  });
});

test("lists up to the cap are all read, most recently changed first", async () => {
  await sql(
    `insert into public.name_lists (user_id, title, updated_at)
      select $1, 'Lista ' || n, timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, $2::int) as n`,
    [user.id, ACCOUNT_LIMITS.nameLists],
  );
  const { fetchNameLists } = await import("@/saved/lists/name-lists-api.ts");
  const lists = await fetchNameLists();
  expect(lists.map(({ title }) => title)).toEqual(
    Array.from({ length: ACCOUNT_LIMITS.nameLists }, (_, index) => `Lista ${1000 - index}`),
  );
});
