import type Stripe from "stripe";
import { API_VERSION } from "./api-version.ts";
import { type Account, newId, now, type StripeEvent } from "./model.ts";
import type { DeepPartial } from "./objects/format.ts";

/** Stores an event with the object as it is now. */
export function emit(account: Account, type: Stripe.Event.Type, object: object): void {
  account.events.push({
    id: newId("evt"),
    type,
    created: now(),
    object: { ...object },
    request: { id: null, idempotencyKey: null },
    isPending: true,
  });
}

export function eventObject(
  { isLive }: Account,
  { id, type, created, object, request, isPending }: StripeEvent,
): Omit<DeepPartial<Stripe.EventBase>, "data" | "type"> & {
  readonly data: { readonly object: object };
  readonly type: string;
} {
  return {
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: isLive,
    pending_webhooks: isPending ? 1 : 0,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
}
