/** A purchase that may be withdrawn from, and what became of a notice. */
import { PRODUCTS, type ProductId } from "@/config/commerce.ts";
import { formatDate, formatPrice } from "@/lib/format.ts";

export interface OwnContract {
  readonly id: string;
  readonly product: ProductId;
  /** ISO 8601. */
  readonly boughtAt: string;
  /** In öre. */
  readonly amount: number;
  /** The statutory right, then the guarantee. */
  readonly phase: "withdrawal" | "guarantee" | "over";
  /** YYYY-MM-DD; for "over" the last day of the guarantee. */
  readonly lastDay: string;
}

export interface Receipt {
  /** Whether the contract was cancelled and paid back at once; otherwise the operator does it. */
  readonly outcome: "refunded" | "received";
  /** ISO 8601. */
  readonly receivedAt: string;
  /** What the operator knows the notice by. */
  readonly number: string;
  /** Whether the receipt is sent by e-mail too. */
  readonly isMailed: boolean;
}

/** "Premium, 29 kr, köpt den 3 november 2026". */
export function describeContract({ product, amount, boughtAt }: OwnContract): string {
  return `${PRODUCTS[product].name}, ${formatAmount(amount)}, köpt den ${formatDate(new Date(boughtAt))}`;
}

/** @param ore of a whole number of kronor, as all prices are */
export function formatAmount(ore: number): string {
  return formatPrice(ore / 100);
}
