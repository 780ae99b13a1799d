/** A purchase that may be withdrawn from, and what became of a notice. */
import { PRODUCTS, type ProductId, WITHDRAWAL_REFUND_DAYS } from "@/config/commerce.ts";
import { formatDate, formatDuration, formatPrice } from "@/lib/format.ts";

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
  /** Of the notice that was sent about it. */
  readonly notice: NoticeStatus | null;
}

export const OUTCOMES = ["refunded", "pending", "failed", "received"] as const;

/** What has become of a notice. */
export interface NoticeStatus {
  /**
   * refunded: cancelled and paid back; pending: cancelled, and the money is under way; failed: the bank
   * has refused the money; received: nothing of that yet.
   */
  readonly outcome: (typeof OUTCOMES)[number];
  /** ISO 8601. */
  readonly receivedAt: string;
}

export interface Receipt extends NoticeStatus {
  /** What the operator knows the notice by. */
  readonly number: string;
  /** Whether the receipt is sent by e-mail too. */
  readonly isMailed: boolean;
}

/**
 * The heading of a notice of withdrawal, and what happens next.
 *
 * @param isOwnContract whether the contract was chosen among the user's own; other notices describe it in words
 */
export function describeOutcome(
  outcome: NoticeStatus["outcome"],
  isOwnContract: boolean,
): { readonly heading: string; readonly text: string } {
  const days = formatDuration(WITHDRAWAL_REFUND_DAYS, "day");
  switch (outcome) {
    case "refunded":
      return {
        heading: "Köpet är ångrat",
        text: `Avtalet är avslutat, och vi betalar tillbaka inom ${days}.`,
      };
    case "pending":
      return {
        heading: "Köpet är ångrat",
        text: `Avtalet är avslutat, och återbetalningen är på väg. Den är gjord senast ${days} efter din anmälan.`,
      };
    case "failed":
      return {
        heading: "Återbetalningen kom inte fram",
        text: "Avtalet är avslutat, men din bank tog inte emot pengarna. Vi betalar tillbaka på ett annat sätt och hör av oss om hur.",
      };
    case "received":
      return {
        heading: "Vi har tagit emot din ångeranmälan",
        text: isOwnContract
          ? "Det gick inte att avsluta avtalet och betala tillbaka genast. Vi försöker igen, och du behöver inte göra något mer."
          : "Vi går igenom den och hör av oss. Du behöver inte göra något mer.",
      };
  }
}

/** "Premium, 29 kr, köpt den 3 november 2026". */
export function describeContract({ product, amount, boughtAt }: OwnContract): string {
  return `${PRODUCTS[product].name}, ${formatAmount(amount)}, köpt den ${formatDate(new Date(boughtAt))}`;
}

/** @param ore of a whole number of kronor, as all prices are */
export function formatAmount(ore: number): string {
  return formatPrice(ore / 100);
}
