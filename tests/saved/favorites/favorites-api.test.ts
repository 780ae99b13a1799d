import { expect, test, vi } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";
import { fetchFavorites, removeFavorites, saveFavorites } from "@/saved/favorites/favorites-api.ts";
import { pageOf, stubBackend } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

test("reads every favourite of an account with more than one answer of the API has", async () => {
  const rows = Array.from({ length: 2 * API_MAX_ROWS + 1 }, (_, index) => ({
    page: index % 2 ? "fornamn" : "efternamn",
    name: `Namn ${index}`,
  }));
  const calls = stubBackend({ "GET /rest/v1/favorites": pageOf(rows) });
  const favorites = await fetchFavorites("u1");
  expect(calls).toHaveLength(3);
  expect(favorites.get("fornamn")).toHaveLength(API_MAX_ROWS);
  expect(favorites.get("efternamn")).toHaveLength(API_MAX_ROWS + 1);
  expect(favorites.get("efternamn")?.slice(0, 2)).toEqual(["Namn 0", "Namn 2"]);
});

test("reads a full last page without missing the end", async () => {
  const rows = Array.from({ length: API_MAX_ROWS }, (_, index) => ({
    page: "a",
    name: `${index}`,
  }));
  stubBackend({ "GET /rest/v1/favorites": pageOf(rows) });
  expect((await fetchFavorites("u1")).get("a")).toHaveLength(API_MAX_ROWS);
});

test("saves names with their order, in the same sequence on every device", async () => {
  const calls = stubBackend({ "POST /rest/v1/favorites": new Response(null, { status: 201 }) });
  await saveFavorites("u1", "fornamn", ["Östen", "Astrid", "Zorro"]);
  expect(calls[0]?.body).toEqual([
    { user_id: "u1", page: "fornamn", name: "Astrid", position: 1 },
    { user_id: "u1", page: "fornamn", name: "Zorro", position: 2 },
    { user_id: "u1", page: "fornamn", name: "Östen", position: 0 },
  ]);
});

/** The filters on the names of the calls that remove these. */
async function filtersRemoving(names: readonly string[]): Promise<readonly (string | null)[]> {
  const filters: (string | null)[] = [];
  stubBackend({
    "DELETE /rest/v1/favorites": (url) => {
      expect(url.href.length).toBeLessThan(8000);
      filters.push(url.searchParams.get("name"));
      return new Response(null, { status: 204 });
    },
  });
  await removeFavorites("u1", "fornamn", names);
  return filters;
}

test.each([
  ["Astrid", '"Astrid"'],
  ['Carl "Calle"', String.raw`"Carl \"Calle\""`],
  [String.raw`A\B`, String.raw`"A\\B"`],
  ["Lind, Bo (d.y.)", '"Lind, Bo (d.y.)"'],
])("removes %s by that very name", async (name, quoted) => {
  expect(await filtersRemoving([name, "Bo"])).toEqual([`in.(${quoted},"Bo")`]);
});

test("removes many long names in several calls, each once", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${"å".repeat(97)}${index}`);
  const filters = await filtersRemoving(names);
  expect(filters.length).toBeGreaterThan(10);
  const removed = filters.flatMap((filter) => filter?.match(/å+\d+/g) ?? []);
  expect(removed).toEqual(names);
});

test("removing nothing calls nothing", async () => {
  expect(await filtersRemoving([])).toEqual([]);
});
