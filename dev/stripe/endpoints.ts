/** The endpoints that the edge functions use. */
import * as v from "valibot";
import { ApiError, noSuch } from "./api-error.ts";
import { type CheckoutSession, type Customer, newId, now } from "./model.ts";
import {
  customerObject,
  listObject,
  portalSessionObject,
  sessionObject,
  subscriptionObject,
} from "./objects.ts";
import { list, parseParameters } from "./parameters.ts";
import { findPrice, type Price } from "./prices.ts";
import type { StripeStore } from "./store.ts";

/** The arguments of an endpoint. */
export interface Call {
  readonly form: URLSearchParams;
  /** The id in the path, or an empty string. */
  readonly id: string;
  readonly store: StripeStore;
  /** Address of the stand-in's pages, without a trailing slash. */
  readonly pages: string;
}

const CHECKOUT_SECONDS = 24 * 60 * 60;

const metadata = v.optional(v.record(v.string(), v.string()), {});
const url = v.pipe(v.string(), v.url());
const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Invalid email address"));
const limit = v.optional(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
  "10",
);

const newCustomer = v.object({ email: v.optional(email), metadata });

const subscriptionQuery = v.object({
  customer: v.string(),
  limit,
  status: v.optional(v.picklist(["all", "active", "past_due", "canceled"])),
  expand: v.optional(list(v.picklist(["data.latest_invoice"])), {}),
});

const sessionQuery = v.object({
  customer: v.string(),
  limit,
  status: v.optional(v.picklist(["open", "complete", "expired"])),
  expand: v.optional(
    list(v.picklist(["data.line_items", "data.payment_intent.latest_charge"])),
    {},
  ),
});

const newSession = v.object({
  allowed_payment_method_types: v.optional(list(v.picklist(["card", "swish"])), { 0: "card" }),
  cancel_url: v.optional(url),
  client_reference_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  currency: v.optional(v.literal("sek")),
  // Stripe can create the customer, but then the site would not know who it is.
  customer: v.string(),
  line_items: list(v.object({ price: v.string(), quantity: v.string() })),
  metadata,
  mode: v.picklist(["payment", "subscription"]),
  subscription_data: v.optional(v.object({ metadata })),
  success_url: url,
});

const newPortalSession = v.object({ customer: v.string(), return_url: url });

export function createCustomer({ form, store }: Call): object {
  const parameters = parseParameters(form, newCustomer);
  const customer: Customer = {
    id: newId("cus"),
    email: parameters.email ?? null,
    metadata: parameters.metadata,
    created: now(),
    isDeleted: false,
  };
  store.data.customers.push(customer);
  return customerObject(customer);
}

/** A deleted customer is still returned, marked as deleted. */
export function retrieveCustomer({ id, store }: Call): object {
  const customer = store.data.customers.find((candidate) => candidate.id === id);
  if (!customer) throw noSuch("customer", id, "id", 404);
  return customerObject(customer);
}

export function listSubscriptions({ form, store }: Call): object {
  const { status, expand, ...page } = parseParameters(form, subscriptionQuery);
  const found = newestOfCustomer(store, store.data.subscriptions, page, (subscription) =>
    status === undefined
      ? subscription.status !== "canceled"
      : status === "all" || subscription.status === status,
  );
  return listObject(
    "/v1/subscriptions",
    found.map((subscription) => subscriptionObject(subscription, expand)),
  );
}

export function listCheckoutSessions({ form, store, pages }: Call): object {
  const { status, expand, ...page } = parseParameters(form, sessionQuery);
  const found = newestOfCustomer(
    store,
    store.data.sessions,
    page,
    (session) => status === undefined || session.status === status,
  );
  return listObject(
    "/v1/checkout/sessions",
    found.map((session) =>
      sessionObject(session, store.data, expand, `${pages}/checkout/${session.id}`),
    ),
  );
}

export function createCheckoutSession({ form, store, pages }: Call): object {
  const parameters = parseParameters(form, newSession);
  requireCustomer(store, parameters.customer);
  const priceId = parameters.line_items[0]?.price ?? "";
  const price = findPrice(priceId);
  if (!price) throw noSuch("price", priceId, "line_items[0][price]");
  checkMode(parameters, price);
  const session: CheckoutSession = {
    id: newId("cs_test"),
    customerId: parameters.customer,
    mode: parameters.mode,
    priceId,
    paymentMethods: parameters.allowed_payment_method_types,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    metadata: parameters.metadata,
    subscriptionMetadata: parameters.subscription_data?.metadata ?? {},
    created: now(),
    expiresAt: now() + CHECKOUT_SECONDS,
    status: "open",
    subscriptionId: null,
    paymentId: null,
  };
  store.data.sessions.push(session);
  return sessionObject(session, store.data, [], `${pages}/checkout/${session.id}`);
}

/** Rejects a mode that does not suit the price or the payment methods. */
function checkMode(
  {
    mode,
    allowed_payment_method_types: methods,
    subscription_data: subscriptionData,
  }: v.InferOutput<typeof newSession>,
  price: Price,
): void {
  if (mode === "payment" && price.interval) {
    throw new ApiError(
      400,
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && !price.interval) {
    throw new ApiError(
      400,
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  }
  if (mode === "payment" && subscriptionData) {
    throw new ApiError(400, "You can not pass `subscription_data` in `payment` mode.", {
      param: "subscription_data",
    });
  }
  if (mode === "subscription" && methods.includes("swish")) {
    throw new ApiError(400, "The payment method `swish` cannot be used in `subscription` mode.", {
      param: "allowed_payment_method_types",
    });
  }
}

export function expireCheckoutSession({ id, store, pages }: Call): object {
  const session = store.data.sessions.find((candidate) => candidate.id === id);
  if (!session) throw noSuch("checkout.session", id, "session", 404);
  if (session.status !== "open") {
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = "expired";
  return sessionObject(session, store.data, [], `${pages}/checkout/${id}`);
}

export function createPortalSession({ form, store, pages }: Call): object {
  const { customer, return_url: returnUrl } = parseParameters(form, newPortalSession);
  requireCustomer(store, customer);
  const session = { id: newId("bps"), customerId: customer, returnUrl };
  store.data.portalSessions.push(session);
  return portalSessionObject(session, `${pages}/portal/${session.id}`);
}

function requireCustomer(store: StripeStore, id: string): void {
  if (!store.customer(id)) throw noSuch("customer", id, "customer");
}

/** The matching entries of a customer, who may be deleted; the newest first. */
function newestOfCustomer<Entry extends { readonly customerId: string }>(
  store: StripeStore,
  entries: readonly Entry[],
  { customer, limit: count }: { readonly customer: string; readonly limit: number },
  isWanted: (entry: Entry) => boolean,
): readonly Entry[] {
  if (!store.data.customers.some(({ id }) => id === customer)) {
    throw noSuch("customer", customer, "customer");
  }
  return entries
    .filter((entry) => entry.customerId === customer && isWanted(entry))
    .reverse()
    .slice(0, count);
}
