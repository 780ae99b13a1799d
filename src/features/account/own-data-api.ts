import { backendClient } from "@/lib/backend-client.ts";
import type { Database } from "@/lib/database.ts";
import { fetchAllRows } from "@/lib/fetch-all-rows.ts";

type Tables = Database["public"]["Tables"];

/** A report of a user's list has the words and the name of somebody else; only administrators read it. */
type UnreadTable = "content_reports";

/** Every table with rows of users that they may read. */
type UserTable = Exclude<
  {
    [Name in keyof Tables]: "user_id" extends keyof Tables[Name]["Row"] ? Name : never;
  }[keyof Tables],
  UnreadTable
>;

/** The rows of a user, by table, as stored. */
export type OwnRows = Readonly<Record<UserTable, readonly object[]>>;

/** Every row that is stored of a user, and that the user may read. Throws `BackendError`. */
export async function fetchOwnRows(userId: string): Promise<OwnRows> {
  /** @param order columns that order the rows of a user uniquely */
  function rowsOf(table: UserTable, ...order: readonly string[]): Promise<readonly object[]> {
    return fetchAllRows<object>((from, to) => {
      const rows = backendClient().from(table).select("*").eq("user_id", userId);
      return order.reduce((query, column) => query.order(column), rows).range(from, to);
    });
  }

  return {
    profiles: await rowsOf("profiles", "user_id"),
    subscribers: await rowsOf("subscribers", "user_id"),
    name_lists: await rowsOf("name_lists", "created_at", "id"),
    list_takedowns: await rowsOf("list_takedowns", "taken_down_at", "list_id"),
    favorites: await rowsOf("favorites", "created_at", "position", "page", "name"),
    purchase_confirmations: await rowsOf("purchase_confirmations", "claimed_at", "session_id"),
    renewal_reminders: await rowsOf("renewal_reminders", "renews_at", "user_id"),
    withdrawals: await rowsOf("withdrawals", "received_at", "id"),
    stripe_events: await rowsOf("stripe_events", "received_at", "id"),
    billing_states: await rowsOf("billing_states", "user_id"),
    function_calls: await rowsOf("function_calls", "function_name"),
    api_keys: await rowsOf("api_keys", "created_at", "id"),
    admin_users: await rowsOf("admin_users", "user_id"),
    plan_feature_changes: await rowsOf("plan_feature_changes", "changed_at", "id"),
  };
}
