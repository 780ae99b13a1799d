/** The favourites in a user's account; each call throws BackendError. */
import { backendClient } from "@/lib/backend-client.ts";
import { fetchAllRows } from "@/lib/fetch-all-rows.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

/** The user's favourites by page, oldest first. */
export async function fetchFavorites(userId: string): Promise<Map<string, readonly string[]>> {
  const rows = await fetchAllRows((from, to) =>
    backendClient()
      .from("favorites")
      .select("page, name")
      .eq("user_id", userId)
      .order("created_at")
      .order("position")
      .order("page")
      .order("name")
      .range(from, to),
  );
  const pages = new Map<string, string[]>();
  for (const { page, name } of rows) {
    const names = pages.get(page);
    if (names) names.push(name);
    else pages.set(page, [name]);
  }
  return pages;
}

/**
 * Saves names in their order; those that are already saved stay as they are.
 *
 * @throws BackendError with the message "too_many_favorites" when the account is full
 */
export async function saveFavorites(
  userId: string,
  page: string,
  names: readonly string[],
): Promise<void> {
  const rows = names.map((name, position) => ({ user_id: userId, page, name, position }));
  // Two devices that save the same names at once would deadlock if they locked them in different
  // orders.
  rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  const { error, status } = await backendClient()
    .from("favorites")
    .upsert(rows, { onConflict: "user_id,page,name", ignoreDuplicates: true });
  if (error) throw toBackendError(error, status);
}

/** Most characters of the names in one address, as they are encoded there: gateways refuse one of 8 kB. */
const NAMES_IN_ADDRESS = 4000;

/** Removes names, in several calls if they are many. */
export async function removeFavorites(
  userId: string,
  page: string,
  names: readonly string[],
): Promise<void> {
  for (const part of partsOf(names.map(quote))) {
    const { error, status } = await backendClient()
      .from("favorites")
      .delete()
      .eq("user_id", userId)
      .eq("page", page)
      .filter("name", "in", `(${part.join(",")})`);
    if (error) throw toBackendError(error, status);
  }
}

/** A text as PostgREST reads it in a list of values; the client's own `in` escapes nothing. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function partsOf(values: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const value of values) {
    const added = encodeURIComponent(value).length;
    if (length + added > NAMES_IN_ADDRESS) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(value);
    length += added;
  }
  return parts;
}
