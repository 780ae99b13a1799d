import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { NameListRow } from "@/lib/database.ts";
import type { Database } from "../../supabase/functions/_shared/database.ts";
import { clientWithToken, service, sql, visitorClient } from "./backend.ts";

/** The password of every account of the tests. */
export const PASSWORD = "Namnfynd1!";

/** A signed-in user. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly client: SupabaseClient;
}

/** A row of `subscribers` without its user. */
export type Subscription = Omit<Database["public"]["Tables"]["subscribers"]["Insert"], "user_id">;

/** Premium that renews next year. */
export const PREMIUM: Subscription = {
  subscribed: true,
  subscription_end: daysFromNow(365),
  renews: true,
};

/** Premium whose paid time is over, although the row still says "subscribed". */
export const ENDED: Subscription = {
  subscribed: true,
  subscription_end: daysFromNow(-1),
  renews: true,
};

/** Premium that is paid for but does not renew. */
export const CANCELLED: Subscription = { ...PREMIUM, renews: false };

/** The plan that is paid once and never ends. */
export const BASIC: Subscription = {
  subscribed: true,
  subscription_tier: "Basic",
  subscription_end: null,
  renews: false,
};

/** The row of a user who has no plan. */
export const WITHOUT_PLAN: Subscription = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  renews: false,
};

/** A timestamp, ISO 8601. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Creates a confirmed account and signs it in. */
export async function newAccount(
  options: { readonly subscription?: Subscription; readonly isAdmin?: boolean } = {},
): Promise<Account> {
  const id = randomUUID();
  const email = `${id}@example.se`;
  await sql(
    `insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at,
      confirmation_token, recovery_token, email_change, email_change_token_new
    ) values (
      $1, 'authenticated', 'authenticated', $2,
      extensions.crypt($3, extensions.gen_salt('bf', 4)), now(), '{}',
      '{"full_name": "Någon"}', now(), now(), '', '', '', ''
    )`,
    [id, email, PASSWORD],
  );
  if (options.subscription) await setSubscription(id, options.subscription);
  if (options.isAdmin) await insertRow("admin_users", { user_id: id, is_admin: true });
  const { data, error } = await visitorClient().auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  if (error) throw error;
  const token = data.session.access_token;
  return { id, email, token, client: clientWithToken(token) };
}

/** Stores or replaces the subscription of a user. */
export async function setSubscription(userId: string, subscription: Subscription): Promise<void> {
  const { error } = await service.from("subscribers").upsert({ user_id: userId, ...subscription });
  if (error) throw error;
}

/** Inserts a row with the secret key. */
export async function insertRow(table: string, row: Record<string, unknown>): Promise<void> {
  const { error } = await service.from(table).insert(row);
  if (error) throw error;
}

/** The rows of a table that belong to a user. */
export async function rowsOf(table: string, userId: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await service.from(table).select().eq("user_id", userId);
  if (error) throw error;
  return data;
}

/** Creates a name list of a user, whatever the plan. */
export async function newList(
  userId: string,
  list: Partial<NameListRow> = {},
): Promise<NameListRow> {
  const { data, error } = await service
    .from("name_lists")
    .insert({ user_id: userId, title: "Till lillebror", names: ["Astrid", "Åke"], ...list })
    .select()
    .single<NameListRow>();
  if (error) throw error;
  return data;
}

/** The list that a token opens for a visitor; null for a private one. */
export async function listOfToken(token: unknown): Promise<{ id: string } | null> {
  const { data, error } = await visitorClient()
    .rpc("shared_name_list", { token })
    .maybeSingle<{ id: string }>();
  if (error) throw error;
  return data;
}
