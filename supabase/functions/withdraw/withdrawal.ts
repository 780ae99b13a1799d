import type { User } from "npm:@supabase/supabase-js@2.109.0";
import { serviceClient } from "../_shared/clients.ts";
import { WITHDRAWAL_DAYS } from "../_shared/commerce.ts";
import { type Contract, phaseOn } from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { HttpError } from "../_shared/http.ts";
import {
  changeNotice,
  findNotice,
  type Notice,
  noticesOf,
  numberOf,
  type StoredNotice,
} from "../_shared/notice.ts";
import { mailToOperator, mailToSender, summaryToOperator } from "../_shared/notice-mails.ts";
import { refreshPlan } from "../_shared/refresh.ts";
import { repeatWhenLost } from "../_shared/repeat.ts";
import { sendOrLog, settleNotice, tell } from "../_shared/settle-notice.ts";
import { StripeCallError } from "../_shared/stripe.ts";
import { mayAcknowledge, operatorMail } from "./mail-limits.ts";
import { contractOf, describeContract } from "./own-contracts.ts";

/** What the sender reads at once. */
export interface Receipt extends NoticeStatus {
  readonly number: string;
  /** Whether it was sent by e-mail too. */
  readonly isMailed: boolean;
}

/** What has become of a notice. */
export interface NoticeStatus {
  /**
   * refunded: cancelled and paid back; pending: cancelled, and the money is under way; failed: the bank
   * has refused the money; received: nothing of that yet.
   */
  readonly outcome: "refunded" | "pending" | "failed" | "received";
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Takes a notice in free text, which the operator answers. */
export async function receiveNotice(
  request: Request,
  content: Notice,
  user: User | null,
): Promise<Receipt> {
  const { notice, isNew } = await record(content, user);
  if (!isNew) return receiptOf(notice, notice.isAcknowledged);
  let isMailed = false;
  try {
    isMailed = await mailWithinLimits(request, notice);
  } catch (error) {
    // The notice is stored, and the page has its receipt.
    console.error(`The mails about the withdrawal ${notice.id} were not counted:`, error);
  }
  return receiptOf(notice, isMailed);
}

/**
 * Withdraws from one of the user's own contracts: cancels it and pays everything back. The notice is
 * stored first; what fails now is tried again later.
 *
 * @throws HttpError 404 for a contract that is not the user's, 409 when the period is over
 */
export async function withdrawFrom(
  contractId: string,
  { name, contract: description }: Notice,
  user: User,
): Promise<Receipt> {
  const notices = await noticesOf(user.id);
  const done = notices.get(contractId);
  if (done?.outcome === "refunded") return receiptOf(done, done.isAcknowledged);
  const contract = await findContract(contractId, user);
  const id = contract?.id ?? contractId;
  if (contract && !notices.has(id)) requireRight(contract);
  const { notice, isNew } = await record(
    {
      name,
      email: user.email ?? "",
      contract: contract ? describeContract(contract) : `${description} (${contractId})`,
    },
    user,
    id,
  );
  const settled = await settleOrTell(notice, isNew, contract, user.id);
  if (settled.outcome !== "received" || settled.isRefundFailed) await endPlan(user.id);
  return receiptOf(settled, settled.senderTold !== null);
}

/**
 * Carries out what was just recorded, as far as that works now; at the least its sender is told of it.
 *
 * @param contract null when Stripe cannot be asked
 */
async function settleOrTell(
  notice: StoredNotice,
  isNew: boolean,
  contract: Contract | null,
  userId: string,
): Promise<StoredNotice> {
  if (contract) {
    try {
      const customerId = await findCustomerId(userId);
      return await settleNotice(notice, { id: userId, customerId });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      console.error(`The withdrawal ${notice.id} is still open: ${error.message}`);
    }
  }
  return isNew ? tell(notice) : notice;
}

function receiptOf(notice: StoredNotice, isMailed: boolean): Receipt {
  return { ...statusOf(notice), number: numberOf(notice), isMailed };
}

export function statusOf({ outcome, isRefundFailed, receivedAt }: StoredNotice): NoticeStatus {
  return {
    outcome: isRefundFailed ? "failed" : outcome,
    receivedAt: receivedAt.toISOString(),
  };
}

/**
 * @returns null when Stripe cannot be asked
 * @throws HttpError 404
 */
async function findContract(contractId: string, user: User): Promise<Contract | null> {
  let contract: Contract | null;
  try {
    contract = await contractOf(contractId, user);
  } catch (error) {
    // The user must be able to send the notice in time all the same.
    if (error instanceof StripeCallError) return null;
    throw error;
  }
  if (!contract) throw new HttpError(404, "Köpet finns inte bland dina köp.");
  return contract;
}

/** @throws HttpError 409 with the phase as its reason */
function requireRight({ boughtAt }: Contract): void {
  const { phase } = phaseOn(new Date(), boughtAt);
  if (phase === "withdrawal") return;
  throw new HttpError(
    409,
    phase === "guarantee"
      ? `Ångerrätten på ${WITHDRAWAL_DAYS}\u00a0dagar har gått ut, men vår garanti gäller fortfarande. Skriv till oss, så får du pengarna tillbaka.`
      : "Både ångerrätten och garantin har gått ut. En prenumeration kan du säga upp när du vill.",
    { reason: phase },
  );
}

/**
 * Stores a notice, or finds the one that says the same.
 *
 * @param session the checkout session of the contract, if the sender has chosen one
 */
async function record(
  content: Notice,
  user: User | null,
  session?: string,
): Promise<{ readonly notice: StoredNotice; readonly isNew: boolean }> {
  const id = crypto.randomUUID();
  const { data, error } = await repeatWhenLost(() =>
    serviceClient().rpc("record_withdrawal", {
      notice: id,
      sender_name: content.name,
      sender_email: content.email,
      contract_text: content.contract,
      ...(user && { account: user.id }),
      ...(session !== undefined && { session }),
    }),
  );
  if (error) throw error;
  const notice = await findNotice(data);
  if (!notice) throw new Error(`The withdrawal ${data} is not stored`);
  return { notice, isNew: notice.id === id };
}

/** Best effort: Stripe's events end the plan too. */
async function endPlan(userId: string): Promise<void> {
  try {
    const customerId = await findCustomerId(userId);
    if (customerId !== null) await refreshPlan({ id: userId }, customerId, { isShared: false });
  } catch (error) {
    console.error(error);
  }
}

/** Whether the sender got a mail; the operator gets one too, or one a day about many. */
async function mailWithinLimits(request: Request, notice: StoredNotice): Promise<boolean> {
  const toOperator = await operatorMail();
  if (toOperator === "notice") await sendOrLog(notice, mailToOperator(notice));
  if (toOperator === "summary") await sendOrLog(notice, summaryToOperator(await countOpen()));
  return (
    (await mayAcknowledge(request, notice.email)) &&
    (await sendOrLog(notice, mailToSender(notice))) &&
    (await noteAcknowledged(notice))
  );
}

async function noteAcknowledged(notice: StoredNotice): Promise<true> {
  try {
    await changeNotice(notice, { acknowledged_at: new Date().toISOString() });
  } catch (error) {
    console.error(error);
  }
  return true;
}

/** How many notices wait for the operator. */
async function countOpen(): Promise<number> {
  const { count, error } = await serviceClient()
    .from("withdrawals")
    .select("id", { count: "exact", head: true })
    .eq("outcome", "received");
  if (error) throw error;
  return count ?? 0;
}
