import { expect, test, vi } from "vitest";
import { fetchSharedList } from "@/features/name-lists/shared-list-api.ts";

const ADDRESS = { url: "https://backend.test", publishableKey: "nyckel" };
const LIST = {
  id: "b",
  title: "Tjejnamn",
  names: ["Astrid", "Bo"],
  created_at: "2026-03-01T12:00:00+00:00",
};

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function ask(signal = new AbortController().signal) {
  return fetchSharedList(ADDRESS, "en/lista?", signal);
}

test("asks for one row by the token, with the public key", async () => {
  const fetched = answerWith(LIST);
  expect(await ask()).toEqual({
    title: "Tjejnamn",
    names: ["Astrid", "Bo"],
    createdAt: new Date("2026-03-01T12:00:00Z"),
  });
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://backend.test/rest/v1/rpc/shared_name_list");
  expect(request).toMatchObject({
    method: "POST",
    headers: { apikey: "nyckel", accept: "application/vnd.pgrst.object+json" },
    body: '{"token":"en/lista?"}',
  });
});

test("the database's code for no row is a list that is not there", async () => {
  answerWith({ code: "PGRST116", message: "0 rows" }, 406);
  expect(await ask()).toBeNull();
});

test.each([
  ["another error", { code: "42501" }, 403],
  ["an error that is no object", "nej", 500],
  ["no list", null, 200],
  ["a list as an array", [LIST], 200],
  ["no title", { ...LIST, title: undefined }, 200],
  ["names that are no texts", { ...LIST, names: ["Astrid", 1] }, 200],
  ["names that are no list", { ...LIST, names: "Astrid" }, 200],
  ["no date", { ...LIST, created_at: null }, 200],
])("throws for %s", async (_what, body, status) => {
  answerWith(body, status);
  await expect(ask()).rejects.toThrow();
});

test("throws for what is no JSON, and when there is no network", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(ask()).rejects.toThrow();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(ask()).rejects.toThrow("Failed to fetch");
});
