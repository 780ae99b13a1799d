/** The favourites in a user's account; each call throws BackendError. */
import { backendClient } from "@/lib/backend-client.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

/** The user's favourites by page, oldest first. */
export async function fetchFavorites(userId: string): Promise<Map<string, readonly string[]>> {
  const { data, error, status } = await backendClient()
    .from("favorites")
    .select("page, name")
    .eq("user_id", userId)
    .order("created_at");
  if (error) throw toBackendError(error, status);
  const pages = new Map<string, readonly string[]>();
  for (const { page, name } of data) pages.set(page, [...(pages.get(page) ?? []), name]);
  return pages;
}

/** Saves names; those that are already saved stay as they are. */
export async function saveFavorites(
  userId: string,
  page: string,
  names: readonly string[],
): Promise<void> {
  const rows = names.map((name) => ({ user_id: userId, page, name }));
  const { error, status } = await backendClient()
    .from("favorites")
    .upsert(rows, { onConflict: "user_id,page,name", ignoreDuplicates: true });
  if (error) throw toBackendError(error, status);
}

/** Removes names. */
export async function removeFavorites(
  userId: string,
  page: string,
  names: readonly string[],
): Promise<void> {
  const { error, status } = await backendClient()
    .from("favorites")
    .delete()
    .eq("user_id", userId)
    .eq("page", page)
    .in("name", [...names]);
  if (error) throw toBackendError(error, status);
}
