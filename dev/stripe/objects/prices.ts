import type Stripe from "stripe";
import type { Account } from "../model.ts";
import { type Price, TAX_RATE } from "../prices.ts";
import type { DeepPartial } from "./format.ts";

export function priceObject(
  { isLive }: Account,
  { id, amount, interval, name }: Price,
): DeepPartial<Stripe.Price> {
  return {
    id,
    object: "price",
    active: true,
    currency: "sek",
    livemode: isLive,
    nickname: name,
    recurring: interval && { interval, interval_count: 1 },
    tax_behavior: "inclusive",
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
  };
}

/** The tax rate that something is sold with, as a list. */
export function taxRates({
  taxRateId,
}: {
  readonly taxRateId: string | null;
}): DeepPartial<Stripe.TaxRate>[] {
  if (taxRateId === null) return [];
  const { id, name, percentage } = TAX_RATE;
  return [{ id, object: "tax_rate", display_name: name, inclusive: true, percentage }];
}
