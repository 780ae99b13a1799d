import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS } from "../_shared/commerce.ts";
import {
  type Contract,
  formatAmount,
  listContracts,
  newestFirst,
  retrieveContract,
} from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { confirmedPurchases } from "../_shared/purchase-confirmation.ts";
import { isOwn } from "../_shared/settle-notice.ts";
import { formatDay, swedishDay } from "../_shared/stockholm-days.ts";
import { isMissing, RETRIES, withStripe } from "../_shared/stripe.ts";

/**
 * What the user has bought, newest first. What was bought as a customer who has been deleted in Stripe is
 * found by its confirmation.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
export async function contractsOf({ id }: { readonly id: string }): Promise<readonly Contract[]> {
  const customerId = await findCustomerId(id);
  const confirmed = [...(await confirmedPurchases(id))];
  if (customerId === null && confirmed.length === 0) return [];
  return withStripe(async (stripe) => {
    const found = customerId === null ? [] : await listContracts(stripe, customerId);
    const known = new Set(found.map((contract) => contract.id));
    const others = confirmed.filter((other) => !known.has(other));
    const earlier = await Promise.all(others.map((other) => findContract(stripe, other)));
    return newestFirst([
      ...found,
      ...earlier.flatMap((one) => (one && isOwn(one, { id, customerId }) ? [one] : [])),
    ]);
  }, RETRIES);
}

/**
 * A contract of the user, by its own id or that of its subscription; null when there is no such one. It is
 * also found when nothing else is left of a customer who was deleted in Stripe.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
export async function contractOf(
  contractId: string,
  user: { readonly id: string },
): Promise<Contract | null> {
  const listed = (await contractsOf(user)).find(({ id, subscriptionId }) =>
    [id, subscriptionId].includes(contractId),
  );
  if (listed) return listed;
  const found = await withStripe((stripe) => findContract(stripe, contractId), RETRIES);
  return found && isOwn(found, { id: user.id, customerId: null }) ? found : null;
}

/** Null for one that is not paid, or of another account or mode of Stripe. */
async function findContract(stripe: Stripe, id: string): Promise<Contract | null> {
  try {
    return await retrieveContract(stripe, id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A contract as it is recorded and written in mails, with its id: "Premium, 29 kr, köpt …". */
export function describeContract({ id, product, amount, boughtAt }: Contract): string {
  const day = formatDay(swedishDay(boughtAt));
  return `${PRODUCTS[product].name}, ${formatAmount(amount)}, köpt den ${day} (${id})`;
}
