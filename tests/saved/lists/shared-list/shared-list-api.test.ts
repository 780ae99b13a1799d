import { expect, test, vi } from "vitest";
import { fetchSharedList } from "@/saved/lists/shared-list/shared-list-api.ts";

const ADDRESS = { url: "https://backend.test", publishableKey: "nyckel" };
const LIST = {
  id: "b",
  title: "Tjejnamn",
  names: ["Astrid", "Bo"],
  created_at: "2026-03-01T12:00:00+00:00",
};

function stubFetch(respond: () => Promise<Response>) {
  const stub = vi.fn<typeof fetch>(respond);
  vi.stubGlobal("fetch", stub);
  return stub;
}

function fetchList() {
  return fetchSharedList(ADDRESS, "en/lista?", new AbortController().signal);
}

test("asks by the token, with the public key", async () => {
  const fetchStub = stubFetch(async () => Response.json(LIST));
  expect(await fetchList()).toEqual({
    title: "Tjejnamn",
    names: ["Astrid", "Bo"],
    createdAt: new Date("2026-03-01T12:00:00Z"),
  });
  const [url, request] = fetchStub.mock.calls[0] ?? [];
  expect(url).toBe("https://backend.test/rest/v1/rpc/shared_name_list");
  expect(request).toMatchObject({
    method: "POST",
    headers: { apikey: "nyckel" },
    body: '{"token":"en/lista?"}',
  });
});

test("returns null when there is none", async () => {
  stubFetch(async () => Response.json(null));
  expect(await fetchList()).toBeNull();
});

test.each([
  ["another error", { code: "42501" }, 403],
  ["a text", "", 200],
  ["a list in an array", [LIST], 200],
  ["a list without a title", { ...LIST, title: undefined }, 200],
  ["names that are not all texts", { ...LIST, names: ["Astrid", 1] }, 200],
  ["names that are no array", { ...LIST, names: "Astrid" }, 200],
  ["a list without a date", { ...LIST, created_at: null }, 200],
])("rejects %s", async (_answer, body, status) => {
  stubFetch(async () => Response.json(body, { status }));
  await expect(fetchList()).rejects.toMatchObject({ name: "BackendError", failure: "refused" });
});

test.each([
  ["no JSON", "<html>", 403],
  ["no object", '"nej"', 429],
])(
  "reports an error answer that is %s as unreachable: a gateway has sent it",
  async (_, body, status) => {
    stubFetch(async () => new Response(body, { status }));
    await expect(fetchList()).rejects.toMatchObject({
      name: "BackendError",
      failure: "unreachable",
    });
  },
);

test.each([
  [503, "PGRST002", "Could not query the database for the schema cache. Retrying."],
  [503, "57P01", "terminating connection due to administrator command"],
  [504, "PGRST003", "Timed out acquiring connection from connection pool."],
  [500, "57014", "canceling statement due to statement timeout"],
  [400, "", ""],
])(
  "reports %i with the code %o as unreachable: the database is away",
  async (status, code, message) => {
    stubFetch(async () => Response.json({ code, details: null, hint: null, message }, { status }));
    await expect(fetchList()).rejects.toMatchObject({
      name: "BackendError",
      failure: "unreachable",
    });
  },
);

test("reports a missing network as unreachable", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchList()).rejects.toMatchObject({
    name: "BackendError",
    failure: "unreachable",
  });
});
