import { serviceClient } from "../_shared/clients.ts";
import { accountOfCustomer } from "../_shared/customers.ts";
import { followUpDispute } from "../_shared/dispute.ts";
import { stopDrafts } from "../_shared/end-subscription.ts";
import { isLiveMode } from "../_shared/environment.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { confirmPurchases } from "../_shared/purchase-confirmation.ts";
import { idOf } from "../_shared/returned-payments.ts";
import { settleCustomer } from "../_shared/settle-customer.ts";
import { followUpRefund } from "../_shared/settle-notice.ts";
import { RETRIES, withStripe } from "../_shared/stripe.ts";
import { readEvent, type StripeEvent } from "./event.ts";
import { EVENT_TYPES } from "./event-types.ts";

const PURCHASES: readonly string[] = [
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "payment_intent.succeeded",
];

const RECEIVED = { received: true };

/**
 * Receives an event of Stripe: fetches the plan of its customer and stores it. Stripe repeats an
 * event that is not answered with 200.
 */
export const handle = jsonHandler(async (request): Promise<typeof RECEIVED> => {
  const event = await readEvent(request);
  if (!event) return RECEIVED;
  if (event.livemode !== isLiveMode()) {
    console.error(
      `The event ${event.id} (${event.type}) is of the other mode than STRIPE_SECRET_KEY`,
    );
    return RECEIVED;
  }
  if (!EVENT_TYPES.includes(event.type)) return RECEIVED;
  const isPurchase = PURCHASES.includes(event.type);
  const isRepeated = await isStored(event);
  // A switch of the period is bought by its invoice.
  if (isRepeated && !isPurchase && event.type !== "invoice.paid") return RECEIVED;
  // Also of an account that was deleted: its owner is to have the money.
  if (event.type.startsWith("refund.")) await followUpRefund(event.data.object.id);
  if (event.type === "customer.subscription.deleted") {
    const subscription = event.data.object.id;
    await withStripe((stripe) => stopDrafts(stripe, { subscription }), RETRIES);
  }
  const customerId = await customerOf(event);
  const account = customerId && (await accountOfCustomer(customerId));
  if (!account) {
    console.error(`The event ${event.id} (${event.type}) is about no customer of the site`);
    return RECEIVED;
  }
  if (!isRepeated) {
    if (event.type.startsWith("charge.dispute.")) {
      await followUpDispute(event.data.object.id, account.id, customerId);
    }
    const isConfirmed = await settleCustomer(account, customerId, { isShared: false, event });
    if (isPurchase && !isConfirmed) throw new HttpError(503, "Bekräftelsen är inte skickad.");
  } else {
    // This is how a mail that failed is sent again.
    await confirmPurchases(account.id, customerId);
  }
  return RECEIVED;
});

/** The id of the customer; a dispute and a refund have only that of their charge. */
async function customerOf({ type, data: { object } }: StripeEvent): Promise<string | null> {
  if (type === "customer.deleted") return object.id;
  if (object.customer !== null || object.charge === null) return object.customer;
  const chargeId = object.charge;
  const { customer } = await withStripe((stripe) => stripe.charges.retrieve(chargeId));
  return idOf(customer);
}

async function isStored({ id }: StripeEvent): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from("stripe_events")
    .select("id")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}
