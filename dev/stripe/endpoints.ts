/** The endpoints that the edge functions use, each with the parameters that it takes. */
import { ApiError, noSuch } from "./api-error.ts";
import { type CheckoutSession, type Customer, newId, now } from "./model.ts";
import {
  customerObject,
  listObject,
  portalSessionObject,
  sessionObject,
  subscriptionObject,
} from "./objects.ts";
import {
  address,
  email,
  expandable,
  integer,
  oneOf,
  Parameters,
  type Rules,
  text,
} from "./parameters.ts";
import { findPrice, type Price } from "./prices.ts";
import type { StripeStore } from "./store.ts";

/** What an endpoint is called with. */
export interface Call {
  readonly form: URLSearchParams;
  /** The id in the path, if it has one. */
  readonly id: string;
  readonly store: StripeStore;
  /** Address of the stand-in's pages, without a trailing slash. */
  readonly pages: string;
}

const DEFAULT_LIMIT = "10";
const CHECKOUT_SECONDS = 24 * 60 * 60;

const metadata: Rules = { "metadata[*]": text(500) };
const page: Rules = { limit: integer(1, 100) };

export function createCustomer({ form, store }: Call): object {
  const parameters = new Parameters(form, {
    ...metadata,
    email,
    "preferred_locales[]": text(10),
  });
  const customer: Customer = {
    id: newId("cus"),
    email: parameters.optional("email"),
    metadata: parameters.object("metadata"),
    created: now(),
    isDeleted: false,
  };
  store.data.customers.push(customer);
  return customerObject(customer);
}

/** A deleted customer is still found, and says that it is deleted. */
export function retrieveCustomer({ form, id, store }: Call): object {
  new Parameters(form, {});
  const customer = store.data.customers.find((candidate) => candidate.id === id);
  if (!customer) throw noSuch("customer", id, "id", 404);
  return customerObject(customer);
}

export function listSubscriptions({ form, store }: Call): object {
  const parameters = new Parameters(form, {
    ...page,
    customer: text(100),
    status: oneOf("all", "active", "past_due", "canceled"),
    "expand[]": expandable("data.latest_invoice"),
  });
  const status = parameters.optional("status");
  const found = ofCustomer(store, store.data.subscriptions, parameters).filter((subscription) =>
    status === null
      ? subscription.status !== "canceled"
      : status === "all" || subscription.status === status,
  );
  const expand = parameters.list("expand") ?? [];
  return listObject(
    "/v1/subscriptions",
    found.map((subscription) => subscriptionObject(subscription, expand)),
  );
}

export function listCheckoutSessions({ form, store, pages }: Call): object {
  const parameters = new Parameters(form, {
    ...page,
    customer: text(100),
    status: oneOf("open", "complete", "expired"),
    "expand[]": expandable("data.line_items", "data.payment_intent.latest_charge"),
  });
  const status = parameters.optional("status");
  const found = ofCustomer(store, store.data.sessions, parameters).filter(
    (session) => status === null || session.status === status,
  );
  const expand = parameters.list("expand") ?? [];
  return listObject(
    "/v1/checkout/sessions",
    found.map((session) =>
      sessionObject(session, store.data, expand, `${pages}/checkout/${session.id}`),
    ),
  );
}

export function createCheckoutSession({ form, store, pages }: Call): object {
  const parameters = new Parameters(
    form,
    {
      ...metadata,
      "allowed_payment_method_types[]": oneOf("card", "swish"),
      cancel_url: address,
      client_reference_id: text(200),
      currency: text(3),
      customer: text(100),
      "line_items[0][price]": text(100),
      "line_items[0][quantity]": integer(1, 999999),
      locale: oneOf("auto", "sv", "en"),
      mode: oneOf("payment", "subscription"),
      "subscription_data[metadata][*]": text(500),
      success_url: address,
    },
    ["success_url", "mode", "line_items[0][price]", "line_items[0][quantity]"],
  );
  const customerId = parameters.optional("customer");
  // Stripe makes a customer here; this site must not let it, or nobody would know whose it is.
  if (customerId === null || !store.customer(customerId)) {
    throw noSuch("customer", customerId ?? "", "customer");
  }
  const priceId = parameters.get("line_items[0][price]");
  const price = findPrice(priceId);
  if (!price) throw noSuch("price", priceId, "line_items[0][price]");
  const mode = checkMode(parameters, price);
  const session: CheckoutSession = {
    id: newId("cs_test"),
    customerId,
    mode,
    priceId,
    paymentMethods: parameters.list("allowed_payment_method_types"),
    successUrl: parameters.get("success_url"),
    cancelUrl: parameters.optional("cancel_url"),
    clientReferenceId: parameters.optional("client_reference_id"),
    metadata: parameters.object("metadata"),
    subscriptionMetadata: parameters.object("subscription_data[metadata]"),
    created: now(),
    expiresAt: now() + CHECKOUT_SECONDS,
    status: "open",
    subscriptionId: null,
    paymentId: null,
  };
  store.data.sessions.push(session);
  return sessionObject(session, store.data, [], `${pages}/checkout/${session.id}`);
}

/** Refuses a mode that does not fit the price, its currency, or how it is to be paid. */
function checkMode(parameters: Parameters, price: Price): "payment" | "subscription" {
  const mode = parameters.get("mode") === "payment" ? "payment" : "subscription";
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
  if (mode === "payment" && Object.keys(parameters.object("subscription_data")).length > 0) {
    throw new ApiError(400, "You can not pass `subscription_data` in `payment` mode.", {
      param: "subscription_data",
    });
  }
  const currency = parameters.optional("currency");
  if (currency !== null && currency !== "sek") {
    throw new ApiError(400, `The price \`${price.id}\` is not available in \`${currency}\`.`, {
      param: "currency",
    });
  }
  const methods = parameters.list("allowed_payment_method_types");
  if (mode === "subscription" && methods?.includes("swish")) {
    throw new ApiError(400, "The payment method `swish` cannot be used in `subscription` mode.", {
      param: "allowed_payment_method_types",
    });
  }
  return mode;
}

export function expireCheckoutSession({ form, id, store, pages }: Call): object {
  new Parameters(form, {});
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
  const parameters = new Parameters(
    form,
    { customer: text(100), locale: oneOf("auto", "sv", "en"), return_url: address },
    // Stripe can have a return address of its own; the stand-in has none.
    ["customer", "return_url"],
  );
  const customerId = parameters.get("customer");
  if (!store.customer(customerId)) throw noSuch("customer", customerId, "customer");
  const session = { id: newId("bps"), customerId, returnUrl: parameters.get("return_url") };
  store.data.portalSessions.push(session);
  return portalSessionObject(session, `${pages}/portal/${session.id}`);
}

/** The entries of the customer that was named, the newest first. */
function ofCustomer<Entry extends { readonly customerId: string }>(
  store: StripeStore,
  entries: readonly Entry[],
  parameters: Parameters,
): readonly Entry[] {
  const id = parameters.optional("customer");
  if (id !== null && !store.data.customers.some((customer) => customer.id === id)) {
    throw noSuch("customer", id, "customer");
  }
  return entries
    .filter(({ customerId }) => id === null || customerId === id)
    .reverse()
    .slice(0, Number(parameters.optional("limit") ?? DEFAULT_LIMIT));
}
