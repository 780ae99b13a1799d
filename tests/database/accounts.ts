import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { clientWithToken, service, sql, visitorClient } from "./backend.ts";

const PASSWORD = "Namnfynd1!";

/** A signed-in user. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly client: SupabaseClient;
}

/** What a row of `subscribers` tells beside whose it is. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly subscription_tier?: string | null;
  readonly subscription_end?: string | null;
  readonly renews?: boolean;
}

/** Premium until next year, and then again. */
export const PREMIUM: Subscription = {
  subscribed: true,
  subscription_end: daysFromNow(365),
  renews: true,
};

/** Premium whose time is up, though the row still says "subscribed". */
export const ENDED: Subscription = {
  subscribed: true,
  subscription_end: daysFromNow(-1),
  renews: true,
};

/** Premium that is paid for, but not charged again. */
export const CANCELLED: Subscription = { ...PREMIUM, renews: false };

/** A moment, ISO 8601. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Makes a confirmed account and signs it in. */
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
  if (options.isAdmin) await store("admin_users", { user_id: id, is_admin: true });
  const { data, error } = await visitorClient().auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  if (error) throw error;
  const token = data.session.access_token;
  return { id, email, token, client: clientWithToken(token) };
}

/** Writes down what a user has paid for, in place of what stood there. */
export async function setSubscription(userId: string, subscription: Subscription): Promise<void> {
  const { error } = await service.from("subscribers").upsert({ user_id: userId, ...subscription });
  if (error) throw error;
}

/** Stores a row with the secret key. */
export async function store(table: string, row: Record<string, unknown>): Promise<void> {
  const { error } = await service.from(table).insert(row);
  if (error) throw error;
}

/** The rows of a table that belong to a user. */
export async function rowsOf(table: string, userId: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await service.from(table).select().eq("user_id", userId);
  if (error) throw error;
  return data;
}

export interface StoredList {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly is_public: boolean;
  readonly share_token: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Makes a name list of a user, whatever its plan. */
export async function newList(userId: string, list: Partial<StoredList> = {}): Promise<StoredList> {
  const { data, error } = await service
    .from("name_lists")
    .insert({ user_id: userId, title: "Till lillebror", names: ["Astrid", "Åke"], ...list })
    .select()
    .single();
  if (error) throw error;
  return data;
}
