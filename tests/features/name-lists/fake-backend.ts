/** A backend in memory for the mocked name-lists-api.ts. */
import { vi } from "vitest";
import * as api from "@/features/name-lists/name-lists-api.ts";
import { BackendError } from "@/lib/backend-error.ts";

export const OFFLINE = new BackendError("Failed to fetch", "unreachable");

/** Makes a list as the database stores it. */
export function nameList(list: Partial<api.NameList> & { title: string }): api.NameList {
  return {
    id: `id-${list.title}`,
    user_id: "u1",
    names: [],
    is_public: false,
    share_token: `token-${list.title}`,
    created_at: "2026-03-01T12:00:00Z",
    updated_at: "2026-03-01T12:00:00Z",
    ...list,
  };
}

/** Serves these lists, most recently changed first; the returned function reads what is stored. */
export function serveLists(...initial: api.NameList[]): () => readonly api.NameList[] {
  let lists: readonly api.NameList[] = initial;

  function find(id: string): api.NameList {
    const list = lists.find((each) => each.id === id);
    if (!list) throw new BackendError("No row", "refused", { code: "PGRST116" });
    return list;
  }

  function change(id: string, changes: Partial<api.NameList>): api.NameList {
    const changed = { ...find(id), ...changes };
    lists = lists.map((list) => (list.id === id ? changed : list));
    return changed;
  }

  vi.mocked(api.fetchNameLists).mockImplementation(async () => lists);
  vi.mocked(api.fetchNameList).mockImplementation(async (id) => find(id));
  vi.mocked(api.insertNameList).mockImplementation(async ({ title, names }, isPublic = false) => {
    const created = nameList({ title, names: [...names], is_public: isPublic });
    const inserted = { ...created, share_token: `new-${created.share_token}` };
    lists = [inserted, ...lists];
    return inserted;
  });
  vi.mocked(api.updateNameList).mockImplementation(async (id, { title, names }) =>
    change(id, { title, names: [...names] }),
  );
  vi.mocked(api.setNameListPublic).mockImplementation(async (id, isPublic) =>
    change(id, { is_public: isPublic }),
  );
  vi.mocked(api.deleteNameList).mockImplementation(async (id) => {
    lists = lists.filter((list) => list.id !== id);
  });
  vi.mocked(api.renewShareToken).mockImplementation(
    async (id) => change(id, { share_token: "renewed" }).share_token,
  );
  return () => lists;
}
