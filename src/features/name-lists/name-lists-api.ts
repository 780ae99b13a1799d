/** The signed-in user's name lists; each call throws BackendError. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { NameListRow } from "@/lib/database.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

export type NameList = NameListRow;

/** What the user writes in a list. */
export interface ListContent {
  readonly title: string;
  readonly names: readonly string[];
}

/** The user's lists, most recently changed first. */
export async function fetchNameLists(): Promise<readonly NameList[]> {
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .select("*")
    .order("updated_at", { ascending: false });
  if (error) throw toBackendError(error, status);
  return data;
}

/** Creates a list, and returns it as stored. */
export async function insertNameList(
  { title, names }: ListContent,
  isPublic = false,
): Promise<NameList> {
  const { data: auth, error: authError } = await backendClient().auth.getSession();
  if (authError) throw toBackendError(authError);
  if (!auth.session) throw new BackendError("Nobody is signed in", "signed-out");
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .insert({ user_id: auth.session.user.id, title, names: [...names], is_public: isPublic })
    .select()
    .single();
  if (error) throw toBackendError(error, status);
  return data;
}

/** Replaces title and names of a list, and returns it as stored. */
export async function updateNameList(id: string, { title, names }: ListContent): Promise<NameList> {
  return update(id, { title, names: [...names] });
}

/** Makes a list public or private, and returns it as stored. */
export async function setNameListPublic(id: string, isPublic: boolean): Promise<NameList> {
  return update(id, { is_public: isPublic });
}

async function update(
  id: string,
  changes: Partial<Pick<NameList, "title" | "names" | "is_public">>,
): Promise<NameList> {
  // The row is read back because an update that the policies deny reports no error by itself.
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .update(changes)
    .eq("id", id)
    .select()
    .single();
  if (error) throw toBackendError(error, status);
  return data;
}

/** A list as it is stored now. */
export async function fetchNameList(id: string): Promise<NameList> {
  const { data, error, status } = await backendClient()
    .from("name_lists")
    .select("*")
    .eq("id", id)
    .single();
  if (error) throw toBackendError(error, status);
  return data;
}

/** Deletes a list, if it still exists. */
export async function deleteNameList(id: string): Promise<void> {
  const { error, status } = await backendClient().from("name_lists").delete().eq("id", id);
  if (error) throw toBackendError(error, status);
}

/** Replaces the share token of a list, and returns the new one; the old one stops working at once. */
export async function renewShareToken(id: string): Promise<string> {
  const { data, error, status } = await backendClient().rpc("renew_share_token", { list: id });
  if (error) throw toBackendError(error, status);
  return data;
}
