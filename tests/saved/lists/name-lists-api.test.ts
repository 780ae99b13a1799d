import { describe, expect, test, vi } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import {
  fetchNameLists,
  insertNameList,
  publishNameList,
  updateNameList,
} from "@/saved/lists/name-lists-api.ts";
import { pageOf, stubBackend } from "../../backend-stub.ts";
import { changedElsewhere, nameList } from "./fake-backend.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const LIST = nameList({ title: "Tjejnamn", names: ["Astrid", "Bo"] });

/** A backend that has this list, and a plan that allows changes or not. */
function store(stored: typeof LIST | null, isEntitled = true) {
  return stubBackend({
    "PATCH /rest/v1/name_lists": ({ searchParams }) => {
      const isCurrent = searchParams.get("updated_at") === `eq.${stored?.updated_at}`;
      return Response.json(isEntitled && isCurrent ? [{ ...stored, title: "Ändrad" }] : []);
    },
    "GET /rest/v1/name_lists": Response.json(stored ? [stored] : []),
  });
}

const change = () => updateNameList(LIST, { title: "Ändrad", names: [] });

test("reads every list of an account with more than one answer of the API has", async () => {
  const lists = Array.from({ length: API_MAX_ROWS + 1 }, (_, index) =>
    nameList({ title: `${index}` }),
  );
  stubBackend({ "GET /rest/v1/name_lists": pageOf(lists) });
  expect(await fetchNameLists()).toHaveLength(API_MAX_ROWS + 1);
});

test("changes a list that is as it was read", async () => {
  store(LIST);
  expect(await change()).toMatchObject({ status: "updated", list: { title: "Ändrad" } });
});

test("changes a list of which only the link or visibility has changed since", async () => {
  store(changedElsewhere(LIST, { share_token: "renewed", is_public: true }));
  expect(await change()).toMatchObject({ status: "updated" });
});

test.each([
  ["title", { title: "Pojknamn" }],
  ["names", { names: ["Astrid"] }],
  ["order of the names", { names: ["Bo", "Astrid"] }],
])("leaves a list whose %s has changed since, and returns it", async (_what, changes) => {
  const current = changedElsewhere(LIST, changes);
  store(current);
  expect(await change()).toEqual({ status: "conflict", current });
  expect(await publishNameList(LIST)).toEqual({ status: "conflict", current });
});

function signIn(): void {
  const session = {
    access_token: "token",
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "u1" },
  };
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

describe("a list that an earlier call has created, whose answer was lost,", () => {
  const { id } = LIST;

  /** A backend that has the list, and refuses a second one with its id. */
  function storeCreated() {
    signIn();
    const stored = { ...LIST };
    const calls = stubBackend({
      "POST /rest/v1/name_lists": Response.json(
        { code: "23505", message: "duplicate key value violates unique constraint" },
        { status: 409 },
      ),
      "PATCH /rest/v1/name_lists": () => Response.json([Object.assign(stored, calls.at(-1)?.body)]),
      "GET /rest/v1/name_lists": () => Response.json([stored]),
    });
    return calls;
  }

  test("is returned when it is created again", async () => {
    const calls = storeCreated();
    expect(await insertNameList({ id, title: LIST.title, names: LIST.names })).toEqual(LIST);
    expect(calls.filter(({ name }) => name.startsWith("PATCH"))).toEqual([]);
  });

  test("gets what the user has changed before the second attempt", async () => {
    storeCreated();
    const list = await insertNameList({ id, title: "Pojknamn", names: ["Bo"] });
    expect(list).toMatchObject({ id, title: "Pojknamn", names: ["Bo"] });
  });
});

test("an id that somebody else's list has is refused", async () => {
  signIn();
  stubBackend({
    "POST /rest/v1/name_lists": Response.json({ code: "23505", message: "" }, { status: 409 }),
    "GET /rest/v1/name_lists": Response.json([]),
  });
  await expect(insertNameList({ id: LIST.id, title: "Pojknamn", names: [] })).rejects.toMatchObject(
    { failure: "refused" },
  );
});

test("reports a list that has been deleted since", async () => {
  store(null);
  expect(await change()).toEqual({ status: "conflict", current: null });
});

test("fails when the plan does not allow the change", async () => {
  store(LIST, false);
  await expect(change()).rejects.toMatchObject({ failure: "refused" });
});
