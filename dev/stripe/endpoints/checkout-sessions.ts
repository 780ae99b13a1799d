import * as v from "valibot";
import { ApiError, ParameterError } from "../api-error.ts";
import { expireCheckout } from "../billing/checkout.ts";
import { expandObject } from "../find-object.ts";
import { type CheckoutSession, newId, now } from "../model.ts";
import { sessionObject } from "../objects/checkout-sessions.ts";
import { list, parseParameters } from "../parameters.ts";
import { findPrice, type Price, TAX_RATE } from "../prices.ts";
import { type Call, expand, metadata, noSuch, requireCustomer, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const CHECKOUT_SECONDS = 24 * 60 * 60;

const url = v.pipe(v.string(), v.url());
const text = v.object({ message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1200)) });
const taxRates = v.optional(list(v.string()), {});
const purchaseData = {
  description: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))),
  metadata,
};

const sessionQuery = v.object({
  ...pageQuery,
  customer: v.optional(v.string()),
  payment_intent: v.optional(v.string()),
  status: v.optional(v.picklist(["open", "complete", "expired"])),
  subscription: v.optional(v.string()),
});

const newSession = v.object({
  adaptive_pricing: v.optional(v.object({ enabled: v.picklist(["true", "false"]) })),
  allowed_payment_method_types: v.optional(list(v.picklist(["card", "swish"])), { 0: "card" }),
  cancel_url: v.optional(url),
  client_reference_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  consent_collection: v.optional(
    v.object({ terms_of_service: v.optional(v.picklist(["none", "required"])) }),
    {},
  ),
  currency: v.optional(v.literal("sek")),
  custom_text: v.optional(
    v.object({
      after_submit: v.optional(text),
      submit: v.optional(text),
      terms_of_service_acceptance: v.optional(text),
    }),
    {},
  ),
  // Stripe can create the customer, but then the site would not know who it is.
  customer: v.string(),
  expand,
  expires_at: v.optional(v.pipe(v.string(), v.transform(Number), v.integer())),
  invoice_creation: v.optional(v.object({ enabled: v.picklist(["true", "false"]) })),
  line_items: list(v.object({ price: v.string(), quantity: v.string(), tax_rates: taxRates })),
  metadata,
  mode: v.picklist(["payment", "subscription"]),
  payment_intent_data: v.optional(v.object(purchaseData)),
  submit_type: v.optional(v.picklist(["auto", "book", "donate", "pay", "subscribe"])),
  subscription_data: v.optional(v.object({ ...purchaseData, default_tax_rates: taxRates })),
  success_url: url,
});

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
  requireCustomer(call, parameters.customer);
  const price = requirePrice(call, parameters);
  checkMode(parameters, price);
  const id = newId(account.isLive ? "cs_live" : "cs_test");
  const purchase = parameters.subscription_data ?? parameters.payment_intent_data;
  const { custom_text: texts } = parameters;
  const session: CheckoutSession = {
    id,
    url: `${pages}/checkout/${id}`,
    customerId: parameters.customer,
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
    metadata: parameters.metadata,
    purchase: {
      metadata: purchase?.metadata ?? {},
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
      "needs consent_collection[terms_of_service]=required",
    );
  }
  const isTooSoon = expiresAt !== undefined && expiresAt < now() + 30 * 60 - 5;
  if (isTooSoon || (expiresAt ?? 0) > now() + CHECKOUT_SECONDS + 5) {
    throw new ParameterError("expires_at", "must be between 30 minutes and 24 hours from now");
  }
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
  const { account, id } = call;
  const session = account.sessions.find((candidate) => candidate.id === id);
  if (!session) throw noSuch(call, "checkout.session", id, "session", 404);
  if (session.status !== "open") {
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  expireCheckout(account, session);
  return sessionObject(account, session);
}
