import { requireCaller } from "../_shared/caller.ts";
import { findCustomerId, forgetCustomer, syncCustomer } from "../_shared/customers.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { createPortalUrl } from "../_shared/portal.ts";
import { withStripe } from "../_shared/stripe.ts";
import { markStale } from "../_shared/subscribers.ts";
import { throttle } from "../_shared/throttle.ts";

/**
 * Returns the address of Stripe's portal. Everyone with a customer gets it, whatever the plan: the
 * way to pay for a subscription whose plan is over must stay open.
 */
export const handle = jsonHandler(async (request): Promise<{ readonly url: string }> => {
  const user = await requireCaller(request);
  await throttle(user, "customer-portal");
  const customerId = await findCustomerId(user.id);
  const url =
    customerId &&
    (await withStripe(async (stripe) => {
      if (await syncCustomer(stripe, customerId, user.email)) {
        return createPortalUrl(stripe, customerId);
      }
      await forgetCustomer(user.id, customerId);
      return null;
    }));
  if (!url) throw new HttpError(404, "Du har ingen prenumeration att hantera.");
  // The caller may cancel, resume or pay there.
  await markStale(user.id);
  return { url };
});
