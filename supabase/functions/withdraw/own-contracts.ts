import { serviceClient } from "../_shared/clients.ts";
import { PRODUCTS } from "../_shared/commerce.ts";
import { type Contract, formatAmount, listContracts } from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { formatDay, swedishDay } from "../_shared/stockholm-days.ts";
import { withStripe } from "../_shared/stripe.ts";
import type { RecordedNotice } from "./notice.ts";

/**
 * What the user has bought and not withdrawn from yet.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
export async function contractsOf(user: { readonly id: string }): Promise<readonly Contract[]> {
  const customerId = await findCustomerId(user.id);
  if (customerId === null) return [];
  const [contracts, withdrawn] = await Promise.all([
    withStripe((stripe) => listContracts(stripe, customerId)),
    refundedContracts(user.id),
  ]);
  return contracts.filter(({ id }) => !withdrawn.has(id));
}

/** The notice of each contract that was paid back, by the id of its session. */
export async function refundedContracts(
  userId: string,
): Promise<ReadonlyMap<string, Pick<RecordedNotice, "id" | "receivedAt" | "isAcknowledged">>> {
  const { data, error } = await serviceClient()
    .from("withdrawals")
    .select("id, session_id, received_at, acknowledged_at")
    .eq("user_id", userId)
    .eq("outcome", "refunded");
  if (error) throw error;
  return new Map(
    data.flatMap(({ id, session_id, received_at, acknowledged_at }) =>
      session_id === null
        ? []
        : [
            [
              session_id,
              {
                id,
                receivedAt: new Date(received_at),
                isAcknowledged: acknowledged_at !== null,
              },
            ] as const,
          ],
    ),
  );
}

/** A contract as it is recorded and written in mails, with its id: "Premium, 29 kr, köpt …". */
export function describeContract({ id, product, amount, boughtAt }: Contract): string {
  const day = formatDay(swedishDay(boughtAt));
  return `${PRODUCTS[product].name}, ${formatAmount(amount)}, köpt den ${day} (${id})`;
}
