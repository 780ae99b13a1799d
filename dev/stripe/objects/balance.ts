/** What payments, refunds and disputes add to the balance, and take from it. */
import type Stripe from "stripe";
import type { Account, Payment } from "../model.ts";
import type { DeepPartial } from "./format.ts";
import { hasTakenMoney } from "./payments.ts";

/** A change of the balance. */
export interface Movement {
  readonly id: string;
  readonly created: number;
  readonly category: "charge" | "dispute" | "dispute_reversal" | "refund" | "refund_failure";
  /** In öre; negative for what is taken. */
  readonly amount: number;
  readonly fee: number;
  readonly source: string;
}

const TYPES = {
  charge: "charge",
  dispute: "adjustment",
  dispute_reversal: "adjustment",
  refund: "refund",
  refund_failure: "refund_failure",
} as const satisfies Record<Movement["category"], Stripe.BalanceTransaction.Type>;

/** What the stand-in takes of a charge, in öre. Not Stripe's prices. */
const FEE_SHARE = 0.02;
const FIXED_FEE = 200;

/** All changes, in the order of their creation. */
export function movementsOf({ payments }: Account): readonly Movement[] {
  return payments.flatMap(movementsOfPayment).sort((a, b) => a.created - b.created);
}

function movementsOfPayment(payment: Payment): readonly Movement[] {
  const { amount, chargeId, created, dispute, refunds, status } = payment;
  if (status !== "succeeded") return [];
  const fee = Math.round(amount * FEE_SHARE) + FIXED_FEE;
  return [
    movement("charge", { id: chargeId, created }, amount, fee),
    ...refunds.flatMap((refund) => [
      movement("refund", refund, -refund.amount),
      ...(refund.status === "failed" ? [movement("refund_failure", refund, refund.amount)] : []),
    ]),
    ...(dispute && hasTakenMoney(dispute) ? [movement("dispute", dispute, -amount)] : []),
    ...(dispute?.status === "won" ? [movement("dispute_reversal", dispute, amount)] : []),
  ];
}

function movement(
  category: Movement["category"],
  { id, created }: { readonly id: string; readonly created: number },
  amount: number,
  fee = 0,
): Movement {
  return { id: `txn_${category}_${id}`, created, category, amount, fee, source: id };
}

export function balanceTransactionObject({
  id,
  amount,
  category,
  created,
  fee,
  source,
}: Movement): DeepPartial<Stripe.BalanceTransaction> {
  return {
    id,
    object: "balance_transaction",
    amount,
    created,
    currency: "sek",
    fee,
    net: amount - fee,
    reporting_category: category,
    source,
    type: TYPES[category],
  };
}
