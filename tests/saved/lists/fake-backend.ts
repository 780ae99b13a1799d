/** A backend in memory for the mocked name-lists-api.ts. */
import { act } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import * as api from "@/saved/lists/name-lists-api.ts";
import { LIST_ROW } from "../../account-rows.ts";
import { dismissToasts } from "../../toasts.ts";

export const OFFLINE = new BackendError("Failed to fetch", "unreachable");

/**
 * Signs a user in for each test of a file, which may fail without a log, and clears calls, fetched
 * lists and toasts after it.
 */
export function clearBetweenTests(): void {
  beforeEach(() => {
    currentSession.set({
      status: "signed-in",
      user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
    });
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.clearAllMocks();
    queryClient.clear();
    act(dismissToasts);
  });
}

/** Makes a list as the database stores it. */
export function nameList(list: Partial<api.NameList> & { title: string }): api.NameList {
  return {
    ...LIST_ROW,
    id: `id-${list.title}`,
    names: [],
    share_token: `token-${list.title}`,
    ...list,
  };
}

let versions = 0;

/** The moment of a change, later than all before. */
function nextMoment(): string {
  versions += 1;
  return new Date(Date.UTC(2026, 3, 1) + versions).toISOString();
}

/** A list as another tab or device has changed it. */
export function changedElsewhere(list: api.NameList, changes: Partial<api.NameList>): api.NameList {
  return { ...list, ...changes, updated_at: nextMoment() };
}

/** Serves these lists, most recently changed first; the returned functions read and replace them. */
export function serveLists(...initial: api.NameList[]) {
  let lists: readonly api.NameList[] = initial;

  function change(id: string, changes: Partial<api.NameList>): api.NameList {
    const list = lists.find((each) => each.id === id);
    if (!list) throw new BackendError("No row", "refused", { code: "PGRST116" });
    const changed = changedElsewhere(list, changes);
    lists = lists.map((each) => (each.id === id ? changed : each));
    return changed;
  }

  function update(read: api.NameList, changes: Partial<api.NameList>): api.UpdateResult {
    const current = lists.find(({ id }) => id === read.id) ?? null;
    if (current?.updated_at !== read.updated_at) return { status: "conflict", current };
    return { status: "updated", list: change(read.id, changes) };
  }

  vi.mocked(api.fetchNameLists).mockImplementation(async () => lists);
  vi.mocked(api.fetchNameList).mockImplementation(
    async (id) => lists.find((list) => list.id === id) ?? null,
  );
  vi.mocked(api.insertNameList).mockImplementation(
    async ({ id, title, names }, isPublic = false) => {
      const created = nameList({ id, title, names: [...names], is_public: isPublic });
      const inserted = { ...created, share_token: `new-${created.share_token}` };
      lists = [inserted, ...lists];
      return inserted;
    },
  );
  vi.mocked(api.updateNameList).mockImplementation(async (read, { title, names }) =>
    update(read, { title, names: [...names] }),
  );
  vi.mocked(api.publishNameList).mockImplementation(async (read) =>
    update(read, { is_public: true }),
  );
  vi.mocked(api.unpublishNameList).mockImplementation(async (id) => {
    change(id, { is_public: false });
  });
  vi.mocked(api.deleteNameList).mockImplementation(async (id) => {
    const deleted = lists.find((list) => list.id === id) ?? null;
    lists = lists.filter((list) => list !== deleted);
    return deleted;
  });
  vi.mocked(api.restoreNameList).mockImplementation(async (list) => {
    lists = [list, ...lists];
    return list;
  });
  vi.mocked(api.renewShareToken).mockImplementation(
    async (id) => change(id, { share_token: "renewed" }).share_token,
  );
  return Object.assign(() => lists, {
    /** Replaces what is stored, as another tab or device would. */
    replace(...replacement: api.NameList[]) {
      lists = replacement;
    },
  });
}
