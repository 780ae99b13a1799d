/** The signed-in user's name lists; each call throws BackendError. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { NameListRow } from "@/lib/database.ts";
import { fetchAllRows } from "@/lib/fetch-all-rows.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

export type NameList = NameListRow;

/** What the user writes in a list. */
export interface ListContent {
  readonly title: string;
  readonly names: readonly string[];
}

/** The user's lists, most recently changed first. */
export function fetchNameLists(): Promise<readonly NameList[]> {
  return fetchAllRows((from, to) =>
    backendClient()
      .from("name_lists")
      .select("*")
      .order("updated_at", { ascending: false })
      .order("id")
      .range(from, to),
  );
}

/** Whether the user has any list. */
export async function hasNameLists(): Promise<boolean> {
  const { data, error, status } = await backendClient().from("name_lists").select("id").limit(1);
  if (error) throw toBackendError(error, status);
  return data.length > 0;
}

/** A list that is to be created. */
export interface NewList extends ListContent {
  /** A UUID that the browser has made, so that a call can be repeated when its answer was lost. */
  readonly id: string;
}

/** Of Postgres: a row with this key exists. */
const UNIQUE_VIOLATION = "23505";

/**
 * Creates a list, and returns it as stored. Called again with the same id, it creates nothing more: the list then has
 * the content of the last call.
 */
export async function insertNameList(list: NewList, isPublic = false): Promise<NameList> {
  const { id, title, names } = list;
  const { data: auth, error: authError } = await backendClient().auth.getSession();
  if (authError) throw toBackendError(authError);
  if (!auth.session) throw new BackendError("Nobody is signed in", "signed-out");
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .insert({ id, user_id: auth.session.user.id, title, names: [...names], is_public: isPublic })
    .select()
    .single();
  if (error?.code === UNIQUE_VIOLATION) return replaceContent(list);
  if (error) throw toBackendError(error, status);
  return data;
}

/** Writes this content to the list when an earlier, unanswered call has already created it. */
async function replaceContent({ id, ...content }: NewList): Promise<NameList> {
  const stored = await fetchNameList(id);
  if (!stored) throw new BackendError("The id of the list is taken", "refused");
  if (hasSameContent(stored, content)) return stored;
  const result = await updateNameList(stored, content);
  if (result.status === "updated") return result.list;
  throw new BackendError("The list has been changed elsewhere", "refused");
}

/** What became of a change of a list. */
export type UpdateResult =
  | { readonly status: "updated"; readonly list: NameList }
  /** Nothing was written: someone else changed the list, or deleted it (null). */
  | { readonly status: "conflict"; readonly current: NameList | null };

/**
 * Replaces title and names of a list, unless they have been changed since the list was read.
 *
 * @param read the list as the user has seen it
 */
export function updateNameList(
  read: NameList,
  { title, names }: ListContent,
): Promise<UpdateResult> {
  return update(read, { title, names: [...names] });
}

/** Makes a list public, unless its title or names have been changed since it was read. */
export function publishNameList(read: NameList): Promise<UpdateResult> {
  return update(read, { is_public: true });
}

/** Makes a list private; the only change that needs no plan. */
export async function unpublishNameList(id: string): Promise<void> {
  const { error, status } = await backendClient().rpc("unpublish_name_list", { list: id });
  if (error) throw toBackendError(error, status);
}

async function update(
  read: NameList,
  changes: Partial<Pick<NameList, "title" | "names" | "is_public">>,
): Promise<UpdateResult> {
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .update(changes)
    .eq("id", read.id)
    .eq("updated_at", read.updated_at)
    .select()
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  if (data) return { status: "updated", list: data };
  const current = await fetchNameList(read.id);
  // An update that the policies deny reports no error by itself.
  if (current?.updated_at === read.updated_at) {
    throw new BackendError("The list may not be changed", "refused");
  }
  // Only its link or its visibility may have been changed.
  if (current && hasSameContent(current, read)) return update(current, changes);
  return { status: "conflict", current };
}

function hasSameContent(list: ListContent, other: ListContent): boolean {
  return (
    list.title === other.title &&
    list.names.length === other.names.length &&
    list.names.every((name, index) => name === other.names[index])
  );
}

/** A list as it is stored now; null if it has been deleted. */
export async function fetchNameList(id: string): Promise<NameList | null> {
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .select("*")
    .eq("id", id)
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  return data;
}

/** Deletes a list, and returns it as it was stored; null if it had been deleted already. */
export async function deleteNameList(id: string): Promise<NameList | null> {
  const { data, error, status } = await backendClient().rpc("delete_name_list", { list: id });
  if (error) throw toBackendError(error, status);
  return data[0] ?? null;
}

/**
 * Brings a list back that was deleted within the hour, with its link, and returns it as stored; null
 * when that is not possible any more.
 */
export async function restoreNameList({ id, title, names }: NameList): Promise<NameList | null> {
  const { data, error, status } = await backendClient().rpc("restore_name_list", {
    list: id,
    title,
    names,
  });
  if (error) throw toBackendError(error, status);
  return data[0] ?? null;
}

/** Replaces the share token of a list, and returns the new one; the old one stops working at once. */
export async function renewShareToken(id: string): Promise<string> {
  const { data, error, status } = await backendClient().rpc("renew_share_token", { list: id });
  if (error) throw toBackendError(error, status);
  return data;
}
