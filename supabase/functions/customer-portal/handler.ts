import { requireCaller } from "../_shared/caller.ts";
import { customerExists, forgetCustomer, storedCustomer } from "../_shared/customers.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { portalUrl } from "../_shared/portal.ts";
import { askStripe } from "../_shared/stripe.ts";
import { markStale } from "../_shared/subscribers.ts";

/** Answers the address of the pages where the caller handles its subscription. */
export const handle = jsonHandler(async (request): Promise<{ readonly url: string }> => {
  const user = await requireCaller(request);
  const customerId = await storedCustomer(user.id);
  const url =
    customerId &&
    (await askStripe(async (stripe) => {
      if (await customerExists(stripe, customerId)) return portalUrl(stripe, customerId);
      await forgetCustomer(user.id, customerId);
      return null;
    }));
  if (!url) throw new HttpError(404, "Du har ingen prenumeration att hantera.");
  // The caller comes back with it cancelled, resumed or paid.
  await markStale(user.id);
  return { url };
});
