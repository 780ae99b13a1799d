import { serviceClient } from "./clients.ts";
import { forgetCustomer, type StoredEvent, syncCustomer } from "./customers.ts";
import { type FetchedState, fetchPlanState } from "./paid-plan.ts";
import { withStripe } from "./stripe.ts";
import { readSubscriber } from "./subscribers.ts";

/**
 * A shared refresh is content with one that is under way, or with a row that is newer than the one
 * that its caller has seen.
 */
export type RefreshOptions =
  | {
      readonly isShared: true;
      /** When the row was stored that the caller has seen; undefined if there was none. */
      readonly seenAt: number | undefined;
    }
  | {
      readonly isShared: false;
      /** The event that caused the refresh; it is stored together with its effect, once. */
      readonly event?: StoredEvent;
    };

export interface Account {
  readonly id: string;
  /** The address to sign in with; the customer in Stripe gets it. */
  readonly email?: string | undefined;
}

/** The time after which start_refresh no longer expects an answer from another call. */
const UNDER_WAY_MS = 15_000;

const WAIT_ATTEMPTS = 40;
const WAIT_MS = 200;

/**
 * Fetches the plan of a user from Stripe and stores it. Every refresh has a number, and one that
 * started earlier never replaces the answer of one that started later (decision 19).
 *
 * @returns what Stripe says; null if this call had nothing to fetch, or the customer was deleted
 * @throws StripeCallError when Stripe fails; nothing is stored then
 */
export async function refreshPlan(
  { id: userId, email }: Account,
  customerId: string,
  options: RefreshOptions,
): Promise<FetchedState | null> {
  const { data: refresh, error } = await serviceClient().rpc("start_refresh", {
    account: userId,
    is_shared: options.isShared,
  });
  if (error) throw error;
  if (refresh === null) {
    await waitForOthers(userId);
    return null;
  }
  let isStored = false;
  try {
    if (options.isShared && (await hasNewerRow(userId, options.seenAt))) return null;
    const event = options.isShared ? undefined : options.event;
    const state = await fetchFromStripe(customerId, email);
    if (state) {
      isStored = await storePlan(userId, refresh, state, event);
    } else {
      await dropEarlierRefreshes(userId, refresh);
      await forgetCustomer(userId, customerId, event);
      isStored = true;
    }
    return state;
  } finally {
    if (!isStored) await abandonRefresh(userId, refresh);
  }
}

async function hasNewerRow(userId: string, seenAt = -Infinity): Promise<boolean> {
  const subscriber = await readSubscriber(userId);
  return subscriber !== null && subscriber.updatedAt > seenAt;
}

/**
 * Stores what a customer who was deleted in Stripe still has, after something was withdrawn from: no refresh
 * ends that plan, since the site keeps what such a customer has paid for.
 *
 * @throws StripeCallError when Stripe fails; nothing is stored then
 */
export async function refreshDeleted(userId: string, customerId: string): Promise<void> {
  const { data: refresh, error } = await serviceClient().rpc("start_refresh", {
    account: userId,
    is_shared: false,
  });
  if (error) throw error;
  if (refresh === null) throw new Error("A refresh that is not shared has no number");
  await storePlan(
    userId,
    refresh,
    await withStripe((stripe) => fetchPlanState(stripe, customerId)),
  );
}

/** Null when the customer was deleted in Stripe. */
function fetchFromStripe(
  customerId: string,
  email: string | undefined,
): Promise<FetchedState | null> {
  return withStripe(async (stripe) =>
    (await syncCustomer(stripe, customerId, email)) ? fetchPlanState(stripe, customerId) : null,
  );
}

/** Returns false if the event had been stored before. */
async function storePlan(
  userId: string,
  refresh: number,
  { paidPlan, paymentFailed, hold }: FetchedState,
  event?: StoredEvent,
): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("store_paid_plan", {
    account: userId,
    refresh,
    is_subscribed: paidPlan !== null,
    does_renew: paidPlan?.renews ?? false,
    has_payment_failed: paymentFailed,
    ...(paidPlan?.tier && { tier: paidPlan.tier }),
    ...(paidPlan?.end && { ends_at: paidPlan.end }),
    ...(paidPlan?.period && { paid_each: paidPlan.period }),
    ...(hold && { hold }),
    ...(event && { event_id: event.id, event_type: event.type }),
  });
  if (error) throw error;
  return data !== "duplicate";
}

/** Otherwise one that fetched the plan before the customer was deleted could store it afterwards. */
async function dropEarlierRefreshes(userId: string, refresh: number): Promise<void> {
  const { error } = await serviceClient()
    .from("billing_states")
    .update({ refresh_stored: refresh })
    .eq("user_id", userId)
    .lt("refresh_stored", refresh);
  if (error) throw error;
}

/** Lets shared refreshes start at once, instead of waiting for this one. */
async function abandonRefresh(userId: string, refresh: number): Promise<void> {
  const { error } = await serviceClient()
    .from("billing_states")
    .update({ refresh_started_at: new Date(0).toISOString() })
    .eq("user_id", userId)
    .eq("refresh_started", refresh);
  // The error that led here matters more; the refresh lapses by itself.
  if (error) console.error(error);
}

/** Returns when no refresh is under way any more, or after some seconds. */
async function waitForOthers(userId: string): Promise<void> {
  for (let attempt = 0; attempt < WAIT_ATTEMPTS; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const { data, error } = await serviceClient()
      .from("billing_states")
      .select("refresh_started, refresh_started_at, refresh_stored")
      .eq("user_id", userId)
      .maybeSingle();
    if (error) throw error;
    const isUnderWay =
      data !== null &&
      data.refresh_stored < data.refresh_started &&
      Date.parse(data.refresh_started_at ?? "") > Date.now() - UNDER_WAY_MS;
    if (!isUnderWay) return;
  }
}
