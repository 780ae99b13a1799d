import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { API_MAX_ROWS } from "@/config/limits.ts";
import { toBackendError } from "./to-backend-error.ts";

/**
 * Reads every row of a query, page by page, since one answer of the API has at most `API_MAX_ROWS`.
 * Throws `BackendError`.
 *
 * @param fetchPage requests the rows from one index to another, inclusive; their order must be
 *   unique, or rows could be missing and others doubled
 */
export async function fetchAllRows<Row>(
  fetchPage: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  while (true) {
    const { data, error, status } = await fetchPage(rows.length, rows.length + API_MAX_ROWS - 1);
    if (error) throw toBackendError(error, status);
    rows.push(...data);
    if (data.length < API_MAX_ROWS) return rows;
  }
}
