/** The signed-in user's name lists; each call throws what the client reports. */
import { backendClient } from "@/lib/backend-client.ts";
import type { NameListRow } from "@/lib/database.ts";

export type NameList = NameListRow;

/** What a user writes of a list. */
export interface ListContent {
  readonly title: string;
  readonly names: readonly string[];
}

/** Nobody is signed in any more. */
export class NotSignedInError extends Error {
  override readonly name = "NotSignedInError";
}

/** The user's lists, the last changed first. */
export async function fetchNameLists(): Promise<readonly NameList[]> {
  const { data, error } = await backendClient()
    .from("name_lists")
    .select("*")
    .order("updated_at", { ascending: false });
  if (error) throw error;
  return data;
}

/**
 * Makes a list, private unless told otherwise, and reads it back.
 *
 * @throws NotSignedInError too
 */
export async function insertNameList(
  { title, names }: ListContent,
  isPublic = false,
): Promise<NameList> {
  const { data: auth, error: authError } = await backendClient().auth.getSession();
  if (authError) throw authError;
  if (!auth.session) throw new NotSignedInError();
  const { data, error } = await backendClient()
    .from("name_lists")
    .insert({ user_id: auth.session.user.id, title, names: [...names], is_public: isPublic })
    .select()
    .single();
  if (error) throw error;
  return data;
}

/** Gives a list another title and other names, and reads it back. */
export async function updateNameList(id: string, { title, names }: ListContent): Promise<NameList> {
  return change(id, { title, names: [...names] });
}

/** Makes a list public or private, and reads it back. */
export async function setNameListPublic(id: string, isPublic: boolean): Promise<NameList> {
  return change(id, { is_public: isPublic });
}

async function change(
  id: string,
  changes: Partial<Pick<NameList, "title" | "names" | "is_public">>,
): Promise<NameList> {
  // Read back: a row that the policies keep from change is no error by itself.
  const { data, error } = await backendClient()
    .from("name_lists")
    .update(changes)
    .eq("id", id)
    .select()
    .single();
  if (error) throw error;
  return data;
}

/** A list as it is on the server now. */
export async function fetchNameList(id: string): Promise<NameList> {
  const { data, error } = await backendClient()
    .from("name_lists")
    .select("*")
    .eq("id", id)
    .single();
  if (error) throw error;
  return data;
}

/** Deletes a list; one that is gone already is no error. */
export async function deleteNameList(id: string): Promise<void> {
  const { error } = await backendClient().from("name_lists").delete().eq("id", id);
  if (error) throw error;
}

/** Gives a list a new share token, and answers it; the old one stops working at once. */
export async function renewShareToken(id: string): Promise<string> {
  const { data, error } = await backendClient().rpc("renew_share_token", { list: id });
  if (error) throw error;
  return data;
}
