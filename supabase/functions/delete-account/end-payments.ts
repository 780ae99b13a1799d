import { expireCheckouts } from "../_shared/checkouts.ts";
import { customerExists } from "../_shared/customers.ts";
import { stopDrafts } from "../_shared/end-subscription.ts";
import { HttpError } from "../_shared/http.ts";
import { StripeCallError, withStripe } from "../_shared/stripe.ts";
import { readSubscriber } from "../_shared/subscribers.ts";
import { canBeCharged, isCancelled, listSubscriptions } from "../_shared/subscriptions.ts";

/**
 * Makes sure that Stripe never charges a customer again. The order matters: once the open checkouts
 * have expired, no payment can start unseen.
 *
 * @throws HttpError 409 when something is not cancelled, or is being paid
 * @throws StripeCallError when Stripe cannot be asked, or does not know the customer
 */
export async function endPayments(customerId: string): Promise<void> {
  try {
    await withStripe(async (stripe) => {
      // A deleted customer can be charged for nothing.
      if (!(await customerExists(stripe, customerId))) return;
      const open = stripe.checkout.sessions.list({
        customer: customerId,
        status: "open",
        limit: 100,
      });
      await expireCheckouts(stripe, customerId, await Array.fromAsync(open));
      const subscriptions = (await listSubscriptions(stripe, customerId)).filter(canBeCharged);
      if (!subscriptions.every(isCancelled)) {
        throw new HttpError(409, "Avsluta prenumerationen först. Sedan kan du radera kontot.", {
          reason: "subscription-renews",
        });
      }
      // Otherwise a portal page that is still open could resume it.
      for (const { id } of subscriptions) await stripe.subscriptions.cancel(id);
      await stopDrafts(stripe, { customer: customerId });
    });
  } catch (error) {
    if (!(error instanceof StripeCallError && error.details.reason === "customer-unknown")) {
      throw error;
    }
    throw outOfReach();
  }
}

/**
 * For a user with a customer that the key does not see: what renews there would go on without an owner.
 *
 * @throws HttpError 500 while the stored plan renews
 */
export async function requireNoRenewal(userId: string): Promise<void> {
  const subscriber = await readSubscriber(userId);
  if (subscriber?.paidPlan?.renews) throw outOfReach();
}

function outOfReach(): HttpError {
  return new HttpError(
    500,
    "Betaltjänsten hittar inte dina betalningar, så kontot kan inte raderas här. Kontakta oss, så hjälper vi dig.",
    { reason: "customer-unknown" },
  );
}
