/** What is stored of the signed-in user. Each call throws `BackendError`. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { Database } from "@/lib/database.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

type Row<Name extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Name]["Row"];

/** Name and contact address; the user signs in with another address. */
export interface Profile {
  readonly fullName: string;
  readonly email: string;
}

/** Every row of a user, as stored. */
export interface OwnRows {
  readonly profile: Row<"profiles"> | null;
  readonly subscription: Row<"subscribers"> | null;
  readonly name_lists: readonly Row<"name_lists">[];
  readonly favorites: readonly Row<"favorites">[];
}

/** The code of Postgres for a row that refers to a missing one. */
const FOREIGN_KEY_VIOLATION = "23503";

/** The user's profile; null for a user without one. */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  const row = await fetchProfileRow(userId);
  return row && { fullName: row.full_name, email: row.email };
}

async function fetchProfileRow(userId: string): Promise<Row<"profiles"> | null> {
  const { data, error, status } = await backendClient()
    .from("profiles")
    .select("*")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  return data;
}

/** Saves name and e-mail together, unvalidated. */
export async function saveProfile(userId: string, { fullName, email }: Profile): Promise<void> {
  const { error, status } = await backendClient()
    .from("profiles")
    .upsert({ user_id: userId, full_name: fullName, email });
  if (!error) return;
  if (error.code === FOREIGN_KEY_VIOLATION) {
    // The account was deleted in another browser; this one's access token is valid a little longer.
    throw new BackendError(error.message, "signed-out", { code: error.code, cause: error });
  }
  throw toBackendError(error, status);
}

export async function fetchOwnRows(userId: string): Promise<OwnRows> {
  const [profile, subscribers, nameLists, favorites] = await Promise.all([
    fetchProfileRow(userId),
    backendClient().from("subscribers").select("*").eq("user_id", userId).maybeSingle(),
    backendClient().from("name_lists").select("*").eq("user_id", userId).order("created_at"),
    backendClient().from("favorites").select("*").eq("user_id", userId).order("created_at"),
  ]);
  if (subscribers.error) throw toBackendError(subscribers.error, subscribers.status);
  if (nameLists.error) throw toBackendError(nameLists.error, nameLists.status);
  if (favorites.error) throw toBackendError(favorites.error, favorites.status);
  return {
    profile,
    subscription: subscribers.data,
    name_lists: nameLists.data,
    favorites: favorites.data,
  };
}

/** Deletes the account and all its rows, unless Stripe would charge its subscription again. */
export async function deleteOwnAccount(): Promise<"deleted" | "subscription-renews"> {
  try {
    await invokeFunction("delete-account");
    return "deleted";
  } catch (error) {
    if (error instanceof BackendError && error.code === "subscription-renews") return error.code;
    throw error;
  }
}
