/** Delivers events of the payment stand-in to stripe-webhook, as Stripe does. */
import assert from "node:assert/strict";
import type Stripe from "npm:stripe@23.1.0";
import { handle } from "../../supabase/functions/stripe-webhook/handler.ts";
import { storedCustomer, type User } from "./backend.ts";
import { assertResponse } from "./calls.ts";
import { events, signedEvent } from "./payments.ts";

export const RECEIVED = { received: true };

type Signature = Parameters<typeof signedEvent>[1];

/** Sends an event to the webhook as Stripe does. */
export async function deliver(event: object, signature?: Signature): Promise<Response> {
  return receive(await signedEvent(event, signature));
}

export function receive(init: RequestInit): Promise<Response> {
  return handle(new Request("http://127.0.0.1/functions/v1/stripe-webhook", init));
}

export async function deliverAll(sent: readonly object[]): Promise<void> {
  for (const event of sent) await assertResponse(await deliver(event), 200, RECEIVED);
}

/** The events about a user, oldest first. */
export async function eventsOf(user: User): Promise<readonly Stripe.Event[]> {
  return events((await storedCustomer(user)) ?? "");
}

/** The latest event of this type about a user. */
export async function eventOf(user: User, type: string): Promise<Stripe.Event> {
  const found = (await eventsOf(user)).findLast((event) => event.type === type);
  assert.ok(found, `no event ${type}`);
  return found;
}
