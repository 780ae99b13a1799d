import type Stripe from "stripe";
import * as v from "valibot";
import { ApiError, ParameterError } from "../api-error.ts";
import { expireCheckout } from "../billing/checkout.ts";
import { expandObject } from "../find-object.ts";
import { type CheckoutSession, newId, now } from "../model.ts";
import { sessionObject } from "../objects/checkout-sessions.ts";
import {
  type Entries,
  email,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  parseParameters,
  requireOneAtMost,
  text,
  url,
} from "../parameters.ts";
import { findPrice, type Price, TAX_RATE } from "../prices.ts";
import { type Call, expand, noSuch, requireCustomer, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const CHECKOUT_SECONDS = 24 * 60 * 60;

const customText = v.optional(
  v.strictObject({
    message: text(1200),
  } satisfies Entries<Stripe.Checkout.SessionCreateParams.CustomText.Submit>),
);
const taxRates = v.optional(list(text()), {});

const sessionQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
  payment_intent: v.optional(text()),
  status: v.optional(v.picklist(["open", "complete", "expired"])),
  subscription: v.optional(text()),
} satisfies Entries<Stripe.Checkout.SessionListParams>);

const newSession = v.strictObject({
  adaptive_pricing: v.optional(
    v.strictObject({
      enabled: v.optional(flag),
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.AdaptivePricing>),
  ),
  allowed_payment_method_types: v.optional(list(v.picklist(["card", "swish"])), { 0: "card" }),
  cancel_url: v.optional(url),
  client_reference_id: v.optional(text(200)),
  consent_collection: v.optional(
    v.strictObject({
      terms_of_service: v.optional(v.picklist(["none", "required"])),
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.ConsentCollection>),
    {},
  ),
  currency: v.optional(v.literal("sek")),
  custom_text: v.optional(
    v.strictObject({
      after_submit: customText,
      submit: customText,
      terms_of_service_acceptance: customText,
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.CustomText>),
    {},
  ),
  customer: v.optional(text()),
  customer_email: v.optional(email),
  expand,
  expires_at: v.optional(integer(0)),
  invoice_creation: v.optional(
    v.strictObject({
      enabled: flag,
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.InvoiceCreation>),
  ),
  line_items: v.pipe(
    list(
      v.strictObject({
        price: text(),
        // One thing at a time is sold here; Stripe sells more.
        quantity: integer(1, 1),
        tax_rates: taxRates,
      } satisfies Entries<Stripe.Checkout.SessionCreateParams.LineItem>),
    ),
    v.length(1, "The payment stand-in sells one thing at a time."),
  ),
  locale: v.optional(v.picklist(["auto", "en", "sv"])),
  metadata,
  mode: v.picklist(["payment", "subscription"]),
  payment_intent_data: v.optional(
    v.strictObject({
      description: v.optional(text(1000)),
      metadata,
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.PaymentIntentData>),
  ),
  submit_type: v.optional(v.picklist(["auto", "book", "donate", "pay", "subscribe"])),
  subscription_data: v.optional(
    v.strictObject({
      default_tax_rates: taxRates,
      description: v.optional(text(500)),
      metadata,
    } satisfies Entries<Stripe.Checkout.SessionCreateParams.SubscriptionData>),
  ),
  success_url: url,
} satisfies Entries<Stripe.Checkout.SessionCreateParams>);

const expiredSession = v.strictObject({
  expand,
} satisfies Entries<Stripe.Checkout.SessionExpireParams>);

type NewSession = v.InferOutput<typeof newSession>;

export function listCheckoutSessions(call: Call): object {
  const query = parseParameters(call.form, sessionQuery);
  requireKnown(call, query.customer);
  const found = call.account.sessions.filter(
    (session) =>
      (query.customer === undefined || session.customerId === query.customer) &&
      (query.status === undefined || session.status === query.status) &&
      (query.subscription === undefined || session.subscriptionId === query.subscription) &&
      (query.payment_intent === undefined ||
        (session.mode === "payment" && session.paymentId === query.payment_intent)),
  );
  return listPage(call, "/v1/checkout/sessions", query, found);
}

export function createCheckoutSession(call: Call): object {
  const { account, form, pages } = call;
  const parameters = parseParameters(form, newSession);
  checkCombination(parameters);
  const customerId = requireBuyer(call, parameters);
  const price = requirePrice(call, parameters);
  checkMode(parameters, price);
  const id = newId(account.isLive ? "cs_live" : "cs_test");
  const purchase = parameters.subscription_data ?? parameters.payment_intent_data;
  const { custom_text: texts } = parameters;
  const session: CheckoutSession = {
    id,
    url: `${pages}/checkout/${id}`,
    customerId,
    mode: parameters.mode,
    priceId: price.id,
    taxRateId: findTaxRate(call, parameters),
    paymentMethods: parameters.allowed_payment_method_types,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    submitType: parameters.submit_type ?? null,
    customText: {
      afterSubmit: texts.after_submit?.message ?? null,
      submit: texts.submit?.message ?? null,
      terms: texts.terms_of_service_acceptance?.message ?? null,
    },
    requiresTerms: parameters.consent_collection.terms_of_service === "required",
    hasAcceptedTerms: false,
    createsInvoice: parameters.invoice_creation?.enabled === "true",
    metadata: mergeMetadata({}, parameters.metadata),
    purchase: {
      metadata: mergeMetadata({}, purchase?.metadata ?? {}),
      description: purchase?.description ?? null,
    },
    created: now(),
    expiresAt: parameters.expires_at ?? now() + CHECKOUT_SECONDS,
    status: "open",
    subscriptionId: null,
    invoiceId: null,
    paymentId: null,
  };
  account.sessions.push(session);
  return expandObject(account, sessionObject(account, session), parameters.expand);
}

/** Rejects parameters that do not suit each other. */
function checkCombination({
  consent_collection: consents,
  custom_text: texts,
  expires_at: expiresAt,
}: NewSession): void {
  if (texts.terms_of_service_acceptance && consents.terms_of_service !== "required") {
    throw new ParameterError(
      "custom_text[terms_of_service_acceptance]",
      "You can not pass `custom_text[terms_of_service_acceptance]` without `consent_collection[terms_of_service]=required`.",
    );
  }
  const isTooSoon = expiresAt !== undefined && expiresAt < now() + 30 * 60 - 5;
  if (isTooSoon || (expiresAt ?? 0) > now() + CHECKOUT_SECONDS + 5) {
    throw new ParameterError(
      "expires_at",
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
    );
  }
}

/** The id of the customer. Stripe can also create one, but the site would not know who it is. */
function requireBuyer(call: Call, parameters: NewSession): string {
  requireOneAtMost(parameters, "customer", "customer_email");
  const { customer } = parameters;
  if (customer === undefined) {
    throw new ParameterError("customer", "The payment stand-in creates no customer.");
  }
  requireCustomer(call, customer);
  return customer;
}

function requirePrice(call: Call, { line_items: items }: NewSession): Price {
  const id = items[0]?.price ?? "";
  const price = findPrice(id);
  if (!price) throw noSuch(call, "price", id, "line_items[0][price]");
  return price;
}

function findTaxRate(call: Call, { line_items: items, subscription_data: data }: NewSession) {
  const ids = [...(items[0]?.tax_rates ?? []), ...(data?.default_tax_rates ?? [])];
  const unknown = ids.find((id) => id !== TAX_RATE.id);
  if (unknown !== undefined) throw noSuch(call, "tax rate", unknown, "tax_rates");
  return ids[0] ?? null;
}

/** Rejects a mode that does not suit the price, the payment methods or the other parameters. */
function checkMode(parameters: NewSession, price: Price): void {
  const { mode, allowed_payment_method_types: methods } = parameters;
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
  const foreign: readonly (keyof NewSession)[] =
    mode === "payment" ? ["subscription_data"] : ["payment_intent_data", "invoice_creation"];
  for (const param of foreign) {
    if (parameters[param] === undefined) continue;
    throw new ApiError(400, `You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
  }
  if (mode === "payment" && parameters.submit_type === "subscribe") {
    throw new ApiError(400, "`submit_type` can be `subscribe` in `subscription` mode only.", {
      param: "submit_type",
    });
  }
  if (mode === "subscription" && methods.includes("swish")) {
    throw new ApiError(400, "The payment method `swish` cannot be used in `subscription` mode.", {
      param: "allowed_payment_method_types",
    });
  }
}

export function expireCheckoutSession(call: Call): object {
  const { account, form, id } = call;
  const { expand: paths } = parseParameters(form, expiredSession);
  const session = account.sessions.find((candidate) => candidate.id === id);
  if (!session) throw noSuch(call, "checkout.session", id, "session", 404);
  if (session.status !== "open") {
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  expireCheckout(account, session);
  return expandObject(account, sessionObject(account, session), paths);
}
