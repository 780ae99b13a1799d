/** Notices of withdrawal, as they are stored. */
import { serviceClient } from "./clients.ts";
import type { Database } from "./database.ts";

/** The content of a notice. */
export interface Notice {
  readonly name: string;
  /** Where the acknowledgement is sent. */
  readonly email: string;
  readonly contract: string;
}

/** What the sender and the operator are told about. */
export type NoticeState = "received" | "refunded" | "failed";

/** A stored notice. */
export interface StoredNotice extends Notice {
  readonly id: string;
  /** Null for a notice that was sent without an account, or whose account was deleted. */
  readonly userId: string | null;
  /** Of the contract; null for a notice in free text. */
  readonly sessionId: string | null;
  readonly receivedAt: Date;
  readonly outcome: "received" | "pending" | "refunded";
  /** Whether the bank has refused the refund. */
  readonly isRefundFailed: boolean;
  /** Whether the operator has paid back in another way than by Stripe. */
  readonly isSettledByHand: boolean;
  /** The ids of the refunds in Stripe. */
  readonly refunds: readonly string[];
  readonly isAcknowledged: boolean;
  readonly senderTold: NoticeState | null;
  readonly operatorTold: NoticeState | null;
}

type Withdrawals = Database["public"]["Tables"]["withdrawals"];

export type NoticeChange = Withdrawals["Update"];

/** Null when there is no notice with the id. */
export async function findNotice(id: string): Promise<StoredNotice | null> {
  const { data, error } = await serviceClient()
    .from("withdrawals")
    .select()
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data && fromRow(data);
}

/** The notice that a refund has paid back; null when there is none. */
export async function findNoticeOfRefund(refundId: string): Promise<StoredNotice | null> {
  const { data, error } = await serviceClient()
    .from("withdrawals")
    .select()
    .contains("refunds", [refundId])
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data && fromRow(data);
}

/** The notices about contracts of a user, by the ids of these. */
export async function noticesOf(userId: string): Promise<ReadonlyMap<string, StoredNotice>> {
  const { data, error } = await serviceClient()
    .from("withdrawals")
    .select()
    .eq("user_id", userId)
    .not("session_id", "is", null);
  if (error) throw error;
  return new Map(data.map((row) => [row.session_id ?? "", fromRow(row)]));
}

/** Changes the row of a notice. */
export async function changeNotice(
  { id }: Pick<StoredNotice, "id">,
  change: NoticeChange,
): Promise<void> {
  const { error } = await serviceClient().from("withdrawals").update(change).eq("id", id);
  if (error) throw error;
}

function fromRow(row: Withdrawals["Row"]): StoredNotice {
  return {
    id: row.id,
    userId: row.user_id,
    sessionId: row.session_id,
    name: row.name,
    email: row.email,
    contract: row.contract,
    receivedAt: new Date(row.received_at),
    outcome: row.outcome,
    isRefundFailed: row.refund_failed,
    isSettledByHand: row.settled_at !== null,
    refunds: row.refunds,
    isAcknowledged: row.acknowledged_at !== null,
    senderTold: row.sender_told,
    operatorTold: row.operator_told,
  };
}

/** What is to be told about a notice. A refund that is under way is one to its sender. */
export function stateOf({
  outcome,
  isRefundFailed,
}: Pick<StoredNotice, "outcome" | "isRefundFailed">): NoticeState {
  if (isRefundFailed) return "failed";
  return outcome === "received" ? "received" : "refunded";
}

/** What the sender and the operator call the notice: "3F2A9C01". */
export function numberOf({ id }: Pick<StoredNotice, "id">): string {
  return id.slice(0, 8).toUpperCase();
}
