/** The embedded backend that the functions under test talk to, and its users. */
import { createClient, type SupabaseClient } from "npm:@supabase/supabase-js@2.109.0";
import * as v from "npm:valibot@1.5.0";
import type { Database } from "../../supabase/functions/_shared/database.ts";

function environment(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Run with "npm run test:functions", which sets ${name}`);
  return value;
}

export const siteUrl = environment("SITE_URL");
export const backendUrl = environment("SUPABASE_URL");
export const publishableKey = environment("SUPABASE_ANON_KEY");

function client(key: string, token?: string): SupabaseClient<Database> {
  return createClient<Database>(backendUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token !== undefined && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

const service = client(environment("SUPABASE_SERVICE_ROLE_KEY"));

/** The password of new and of seeded accounts. */
const PASSWORD = "Namnfynd1!";

type SubscriberTable = Database["public"]["Tables"]["subscribers"];

/** A signed-in user. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A row of `subscribers` without its user. */
export type Subscription = Omit<SubscriberTable["Insert"], "user_id">;

/** Creates a user and opens the link that confirms the address, which signs in. */
export async function newUser(
  subscription?: Subscription,
  email = `${crypto.randomUUID()}@example.se`,
): Promise<User> {
  // The secret key gets the link without the mail, and hashes the password in a fraction of the time.
  const link = await service.auth.admin.generateLink({ type: "signup", email, password: PASSWORD });
  if (link.error) throw link.error;
  const { data, error } = await client(publishableKey).auth.verifyOtp({
    type: "signup",
    token_hash: link.data.properties.hashed_token,
  });
  if (error) throw error;
  const id = data.user?.id;
  const token = data.session?.access_token;
  if (id === undefined || token === undefined) throw new Error("The link did not sign in");

  if (subscription) {
    const { error } = await service.from("subscribers").insert({ user_id: id, ...subscription });
    if (error) throw error;
  }
  return { id, email, token };
}

/** Signs in to a seeded account. */
export async function signIn(email: string): Promise<User> {
  const { data, error } = await client(publishableKey).auth.signInWithPassword({
    email,
    password: PASSWORD,
  });
  if (error) throw error;
  return { id: data.user.id, email, token: data.session.access_token };
}

/** Makes a key to the API, as the account page does. */
export async function createApiKey({ token }: User): Promise<{ id: string; key: string }> {
  const created = await fetch(`${backendUrl}/rest/v1/rpc/create_api_key`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, ...JSON_TYPE },
    body: JSON.stringify({ key_name: "Prov" }),
  });
  return v.parse(v.tuple([v.object({ id: v.string(), key: v.string() })]), await created.json())[0];
}

export async function revokeApiKey({ token }: User, id: string): Promise<void> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/revoke_api_key`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, ...JSON_TYPE },
    body: JSON.stringify({ key_id: id }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The revocation was answered ${response.status}`);
}

const JSON_TYPE = { "content-type": "application/json" };

/** Switches a feature of some plans, as an administrator does. */
export async function switchFeature(
  feature: string,
  change: Database["public"]["Tables"]["plan_features"]["Update"],
): Promise<void> {
  const { error } = await service.from("plan_features").update(change).eq("feature_key", feature);
  if (error) throw error;
}

/** Deletes the user's account; the token stays unexpired. */
export async function deleteUser(user: User): Promise<void> {
  const lock = await lockBilling(user);
  const { error } = await service.rpc("delete_account", { account: user.id, lock });
  if (error) throw error;
}

/** Takes the user's billing lock, which must be free, and which no call releases. */
export async function lockBilling({ id }: User): Promise<string> {
  const lock = crypto.randomUUID();
  const { data, error } = await service.rpc("lock_billing", { account: id, seconds: 60, lock });
  if (error) throw error;
  if (!data) throw new Error("The lock is not free");
  return lock;
}

export async function unlockBilling({ id }: User, lock: string): Promise<void> {
  const { error } = await service.rpc("unlock_billing", { account: id, lock });
  if (error) throw error;
}

/** The call that holds the user's billing lock; null when it is free, or the account is deleted. */
export async function billingLock({ id }: User): Promise<string | null> {
  const { data, error } = await service
    .from("billing_states")
    .select("lock_id")
    .eq("user_id", id)
    .gt("locked_until", new Date().toISOString())
    .maybeSingle();
  if (error) throw error;
  return data?.lock_id ?? null;
}

/** Lets a day pass since the user's plan was fetched. Locks are left as they are. */
export async function passDayOfPlan({ id }: User): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  const row = await service.from("subscribers").update({ updated_at: dayAgo }).eq("user_id", id);
  if (row.error) throw row.error;
  const refresh = await service
    .from("billing_states")
    .update({ refresh_started_at: dayAgo })
    .eq("user_id", id);
  if (refresh.error) throw refresh.error;
}

/** Lets the time pass after which the user's billing lock lapses; one that was released stays so. */
export async function passBillingLock({ id }: User): Promise<void> {
  const { error } = await service
    .from("billing_states")
    .update({ locked_until: new Date(0).toISOString() })
    .eq("user_id", id)
    .not("lock_id", "is", null);
  if (error) throw error;
}

/** Lets the seconds pass during which calls of the user share a checkout page. */
export async function passSharedPage({ id }: User): Promise<void> {
  const { error } = await service
    .from("billing_states")
    .update({ checkout_at: new Date(Date.now() - 10_000).toISOString() })
    .eq("user_id", id);
  if (error) throw error;
}

/** Lets days pass since the user's notices of withdrawal. */
export async function ageNotices({ id }: User, days: number): Promise<void> {
  const { error } = await service
    .from("withdrawals")
    .update({ received_at: new Date(Date.now() - days * 24 * 3_600_000).toISOString() })
    .eq("user_id", id);
  if (error) throw error;
}

/** Notes that the user's notices were paid back in another way, as docs/deployment.md asks the operator to. */
export async function settleByHand({ id }: User): Promise<void> {
  const { error } = await service
    .from("withdrawals")
    .update({ settled_at: new Date().toISOString() })
    .eq("user_id", id);
  if (error) throw error;
}

/** Sells to the user again, as the operator does by hand. */
export async function agreeToSale({ id }: User): Promise<void> {
  const { error } = await service
    .from("billing_states")
    .update({ sale_agreed_at: new Date().toISOString() })
    .eq("user_id", id);
  if (error) throw error;
}

/** Makes the user have called a function a thousand times since a moment ago. */
export async function exhaustCalls({ id }: User, functionName: string): Promise<void> {
  const { error } = await service
    .from("function_calls")
    .insert({ user_id: id, function_name: functionName, calls: 1000 });
  if (error) throw error;
}

/** The stored Stripe customer of a user, in the account and mode that the functions use. */
export async function storedCustomer({ id }: User): Promise<string | null> {
  const { data, error } = await service
    .from("stripe_customers")
    .select("customer_id")
    .match({ user_id: id, account_id: "acct_local", is_live: false })
    .maybeSingle();
  if (error) throw error;
  return data?.customer_id ?? null;
}

/** The tables with rows of users. */
export const USER_TABLES = [
  "billing_states",
  "favorites",
  "function_calls",
  "name_lists",
  "profiles",
  "purchase_confirmations",
  "stripe_customers",
  "stripe_events",
  "subscribers",
] as const;

/** The number of rows that a user has in a table. */
export async function countRows({ id }: User, table: (typeof USER_TABLES)[number]) {
  const { count, error } = await service
    .from(table)
    .select("*", { count: "exact", head: true })
    .eq("user_id", id);
  if (error) throw error;
  return count ?? 0;
}

/** Stores a favourite and a list of the user. */
export async function storeNames({ id }: User): Promise<void> {
  const favorite = { user_id: id, page: "fornamn", name: "Astrid" };
  const favorites = await service.from("favorites").insert(favorite);
  if (favorites.error) throw favorites.error;
  const lists = await service.from("name_lists").insert({ user_id: id, title: "Våra namn" });
  if (lists.error) throw lists.error;
}

/** Removes the user's customer, as docs/deployment.md asks the operator to. */
export async function releaseCustomer({ id }: User): Promise<void> {
  const { error } = await service.from("stripe_customers").delete().eq("user_id", id);
  if (error) throw error;
}

/** Stores a customer that Stripe never had. */
export async function loseCustomer({ id }: User): Promise<void> {
  const { error } = await service
    .from("stripe_customers")
    .update({ customer_id: `cus_${id.replaceAll("-", "")}` })
    .eq("user_id", id);
  if (error) throw error;
}

/** The user's row in `subscribers`. */
export async function storedSubscription({ id }: User): Promise<SubscriberTable["Row"]> {
  const { data, error } = await service.from("subscribers").select().eq("user_id", id).single();
  if (error) throw error;
  return data;
}

/** The stored notices of withdrawal that were sent with an address, oldest first. */
export async function storedNotices(email: string) {
  const { data, error } = await service
    .from("withdrawals")
    .select()
    .eq("email", email)
    .order("received_at");
  if (error) throw error;
  return data;
}

/** Ends the windows of all counters. */
export async function forgetCalls(): Promise<void> {
  const { error } = await service
    .from("function_calls")
    .update({ window_start: new Date(0).toISOString() })
    .neq("function_name", "");
  if (error) throw error;
}

/** Claims the confirmation of a purchase for a call that does not go on. */
export async function claimConfirmation({ id }: User, session: string): Promise<void> {
  const { error } = await service.rpc("claim_confirmation", {
    session,
    account: id,
    claim: crypto.randomUUID(),
  });
  if (error) throw error;
}

/** The confirmations of the user's purchases. */
export async function storedConfirmations({ id }: User) {
  const { data, error } = await service.from("purchase_confirmations").select().eq("user_id", id);
  if (error) throw error;
  return data;
}

/** The reminders of the user's renewals. */
export async function storedReminders({ id }: User) {
  const { data, error } = await service.from("renewal_reminders").select().eq("user_id", id);
  if (error) throw error;
  return data;
}

/** Lets minutes pass since the user's reminders were claimed. */
export async function ageReminders({ id }: User, minutes: number): Promise<void> {
  const { error } = await service
    .from("renewal_reminders")
    .update({ claimed_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .eq("user_id", id);
  if (error) throw error;
}

/** Changes the user's row in `subscribers`, if there is one. */
export async function updateSubscription(
  { id }: User,
  change: SubscriberTable["Update"],
): Promise<void> {
  const { error } = await service.from("subscribers").update(change).eq("user_id", id);
  if (error) throw error;
}

/** Lets the functions use another backend address while `run` runs. */
export async function withBackend(url: string, run: () => Promise<void>): Promise<void> {
  await withSettings({ SUPABASE_URL: url }, run);
}

/**
 * Changes environment variables of the functions while `run` runs.
 *
 * @returns what the functions logged as errors while it ran
 */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  run: () => Promise<void> | void,
): Promise<string> {
  const { error } = console;
  const logged: string[] = [];
  console.error = (...parts) => logged.push(Deno.inspect(parts));
  const before = Object.keys(settings).map((name) => [name, Deno.env.get(name)] as const);
  for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value);
  try {
    await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Deno.env.delete(name);
      else Deno.env.set(name, value);
    }
    console.error = error;
  }
  return logged.join("\n");
}

/** Lets the functions use a fake backend, whose responses come from `respond`, while `run` runs. */
export async function withFakeBackend(
  respond: (request: Request) => Response | Promise<Response>,
  run: () => Promise<void>,
): Promise<void> {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, respond);
  try {
    await withBackend(`http://127.0.0.1:${server.addr.port}`, run);
  } finally {
    await server.shutdown();
  }
}

/** How often the contact form was used from each address, without an account. */
export async function storedSenders() {
  const { data, error } = await service
    .from("function_calls")
    .select("sender, calls")
    .eq("function_name", "contact")
    .is("user_id", null);
  if (error) throw error;
  return data;
}

/** Passes a request to a fake backend on to the real one. */
export async function passOn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  return fetch(backendUrl + pathname + search, { method, headers, body });
}

/**
 * Executes the first request to a path of the backend without letting its answer through.
 *
 * @returns how many answers were lost
 */
export async function withLostAnswer(path: string, run: () => Promise<void>): Promise<number> {
  let lost = 0;
  await withFakeBackend(async (request) => {
    const response = await passOn(request);
    if (lost > 0 || !new URL(request.url).pathname.endsWith(path)) return response;
    lost++;
    await response.body?.cancel();
    return new Response("{}", { status: 502 });
  }, run);
  return lost;
}

/** Stores a public list of the user, and returns its share token. */
export async function shareList({ id }: User): Promise<string> {
  const { data, error } = await service
    .from("name_lists")
    .insert({ user_id: id, title: "Våra namn", names: ["Astrid"], is_public: true })
    .select("share_token")
    .single();
  if (error) throw error;
  return data.share_token;
}

/** A secret of a room as browsers make it. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Creates a room of two users, and returns the secret of the first. */
export async function shareRoom(creator: User, other: User): Promise<string> {
  const [secret, invitation] = [newSecret(), newSecret()];
  const created = await service.rpc("create_room", {
    secret,
    invitation,
    creator: "Anna",
    sex: "girls",
    names: ["Astrid", "Ebba"],
    account: creator.id,
  });
  if (created.error) throw created.error;
  const joined = await service.rpc("join_room", {
    secret: newSecret(),
    invitation,
    member_name: "Bo",
    kind: "decider",
    account: other.id,
  });
  if (joined.error) throw joined.error;
  return secret;
}

/** What everyone with the link of a list gets. */
export async function openSharedList(token: string) {
  const { data, error } = await client(publishableKey).rpc("shared_name_list", { token });
  if (error) throw error;
  return data;
}

/** The reports with this explanation. */
export async function storedReports(explanation: string) {
  const { data, error } = await service
    .from("content_reports")
    .select()
    .eq("explanation", explanation);
  if (error) throw error;
  return data;
}

/** Takes down what was reported, without a mail. */
export async function storeDecision(report: string, reason: string): Promise<void> {
  const { error } = await service.rpc("decide_report", {
    report,
    verdict: "taken_down",
    ground: "law",
    reason,
  });
  if (error) throw error;
}

/** Why lists of the user were taken down. */
export async function storedTakedowns({ id }: User) {
  const { data, error } = await service.from("list_takedowns").select().eq("user_id", id);
  if (error) throw error;
  return data;
}
