import { PRODUCTS } from "../_shared/commerce.ts";
import { type Contract, formatAmount, listContracts } from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { formatDay, swedishDay } from "../_shared/stockholm-days.ts";
import { RETRIES, withStripe } from "../_shared/stripe.ts";

/**
 * What the user has bought, newest first.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
export async function contractsOf(user: { readonly id: string }): Promise<readonly Contract[]> {
  const customerId = await findCustomerId(user.id);
  if (customerId === null) return [];
  return withStripe((stripe) => listContracts(stripe, customerId), RETRIES);
}

/** A contract as it is recorded and written in mails, with its id: "Premium, 29 kr, köpt …". */
export function describeContract({ id, product, amount, boughtAt }: Contract): string {
  const day = formatDay(swedishDay(boughtAt));
  return `${PRODUCTS[product].name}, ${formatAmount(amount)}, köpt den ${day} (${id})`;
}
