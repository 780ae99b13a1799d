import { expect, test, vi } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";
import {
  fetchNameLists,
  publishNameList,
  updateNameList,
} from "@/name-ui/name-lists/name-lists-api.ts";
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

test("reports a list that has been deleted since", async () => {
  store(null);
  expect(await change()).toEqual({ status: "conflict", current: null });
});

test("fails when the plan does not allow the change", async () => {
  store(LIST, false);
  await expect(change()).rejects.toMatchObject({ failure: "refused" });
});
