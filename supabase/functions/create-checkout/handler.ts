import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { paymentInProgress, withBillingLock } from "../_shared/billing-lock.ts";
import { requireCaller } from "../_shared/caller.ts";
import { PRODUCTS, type ProductId } from "../_shared/commerce.ts";
import { stripePrice } from "../_shared/environment.ts";
import { jsonHandler } from "../_shared/http.ts";
import { paidPlanOf } from "../_shared/paid-plan.ts";
import { createPortalUrl, createSwitchUrl } from "../_shared/portal.ts";
import { withStripe } from "../_shared/stripe.ts";
import { markStale } from "../_shared/subscribers.ts";
import { isRunning, listSubscriptions } from "../_shared/subscriptions.ts";
import { throttle } from "../_shared/throttle.ts";
import { createCheckoutUrl, expireOtherCheckouts, type Order } from "./checkout.ts";
import { findOrCreateCustomer } from "./customer.ts";
import { requireFewWithdrawals } from "./few-withdrawals.ts";
import { isSwitch, requireNotOwned } from "./owned-plan.ts";
import { requestedProduct } from "./requested-product.ts";
import { readSharedPage, sharePage } from "./shared-page.ts";
import { requireSoldPrice } from "./sold-price.ts";

/**
 * Returns the address where the caller pays for the requested product, or switches a subscription to it.
 */
export const handle = jsonHandler(async (request): Promise<{ readonly url: string }> => {
  const user = await requireCaller(request);
  await throttle(user, "create-checkout");
  const productId = await requestedProduct(request);
  const url = await withStripe(async (stripe) => {
    const priceId = stripePrice(PRODUCTS[productId].priceVariable);
    return withBillingLock(
      user.id,
      async () =>
        (await readSharedPage(user.id, priceId)) ?? startPayment(stripe, user, productId, priceId),
    );
  });
  return { url };
});

async function startPayment(
  stripe: Stripe,
  user: User,
  productId: ProductId,
  priceId: string,
): Promise<string> {
  await requireSoldPrice(stripe, productId, priceId);
  await requireFewWithdrawals(user.id);
  const customerId = await findOrCreateCustomer(stripe, user, PRODUCTS[productId]);
  return findOrCreatePage(stripe, { userId: user.id, customerId, productId, priceId });
}

/** The order matters: once the other sessions have expired, no payment can go unseen here. */
async function findOrCreatePage(stripe: Stripe, order: Order): Promise<string> {
  const { userId, customerId, productId, priceId } = order;
  const earlier = await expireOtherCheckouts(stripe, order);
  const subscriptions = await listSubscriptions(stripe, customerId);
  const running = subscriptions.find(isRunning);
  if (earlier.hasPurchase || subscriptions.length > 0) {
    const owned = await paidPlanOf(stripe, customerId, subscriptions);
    if (running && isSwitch(owned, PRODUCTS[productId])) {
      await markStale(userId);
      return createSwitchUrl(stripe, customerId, running, priceId);
    }
    requireNotOwned(owned, PRODUCTS[productId]);
  }
  // A running subscription without a valid plan lacks a payment: let the user pay for that one.
  if (running) return createPortalUrl(stripe, customerId);
  // The first payment of a subscription can still be made on its own page, but on no other one.
  if (earlier.openUrl === null && subscriptions.some(({ status }) => status === "incomplete")) {
    throw paymentInProgress();
  }
  const url = earlier.openUrl ?? (await createCheckoutUrl(stripe, order, earlier.newestId));
  await sharePage(userId, priceId, url);
  return url;
}
