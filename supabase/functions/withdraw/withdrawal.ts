import type { User } from "npm:@supabase/supabase-js@2.109.0";
import { withBillingLock } from "../_shared/billing-lock.ts";
import { serviceClient } from "../_shared/clients.ts";
import { WITHDRAWAL_DAYS } from "../_shared/commerce.ts";
import { type Contract, phaseOn } from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { HttpError } from "../_shared/http.ts";
import { type Mail, sendMail } from "../_shared/mail.ts";
import { refreshPlan } from "../_shared/refresh.ts";
import { StripeCallError, withStripe } from "../_shared/stripe.ts";
import { mayAcknowledge, operatorMail } from "./mail-limits.ts";
import { acknowledgement, noticeToOperator, summaryToOperator } from "./mails.ts";
import { type Notice, numberOf, type RecordedNotice } from "./notice.ts";
import { contractsOf, describeContract, refundedContracts } from "./own-contracts.ts";
import { cancelAndRefund } from "./refund.ts";

/** What the sender reads at once. */
export interface Receipt {
  /** Whether the site has cancelled and paid back by itself; otherwise the operator does. */
  readonly outcome: "refunded" | "received";
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly number: string;
  /** Whether it was sent by e-mail too. */
  readonly isMailed: boolean;
}

/** Takes a notice in free text, which the operator answers. */
export async function receiveNotice(
  request: Request,
  notice: Notice,
  user: User | null,
): Promise<Receipt> {
  const recorded = await record(notice, user);
  if (!recorded.isNew) return receiptOf(recorded, "received", recorded.isAcknowledged);
  let isMailed = false;
  try {
    isMailed = await mailWithinLimits(request, recorded, user);
  } catch (error) {
    // The notice is stored, and the page has its receipt.
    console.error(`The mails about the withdrawal ${recorded.id} were not counted:`, error);
  }
  return receiptOf(recorded, "received", isMailed);
}

/**
 * Withdraws from one of the user's own contracts: cancels it and pays everything back. The notice is
 * stored first; if Stripe fails, the operator does the rest.
 *
 * @throws HttpError 404 for a contract that is not the user's, 409 when the period is over
 */
export async function withdrawFrom(
  contractId: string,
  { name, contract: description }: Notice,
  user: User,
): Promise<Receipt> {
  const earlier = (await refundedContracts(user.id)).get(contractId);
  if (earlier) return receiptOf(earlier, "refunded", earlier.isAcknowledged);
  const contract = await findContract(contractId, user);
  if (contract) requireRight(contract);
  const recorded = await record(
    {
      name,
      email: user.email ?? "",
      contract: contract ? describeContract(contract) : `${description} (${contractId})`,
    },
    user,
    contractId,
  );
  if (contract && (await refund(contract, recorded, user))) {
    const isMailed = (await setRefunded(recorded))
      ? await acknowledge(recorded, "refunded", contractId)
      : recorded.isAcknowledged;
    return receiptOf(recorded, "refunded", isMailed);
  }
  if (!recorded.isNew) return receiptOf(recorded, "received", recorded.isAcknowledged);
  await sendOrLog(recorded.id, noticeToOperator(recorded, user));
  return receiptOf(recorded, "received", await acknowledge(recorded, "received", contractId));
}

function receiptOf(
  notice: Pick<RecordedNotice, "id" | "receivedAt">,
  outcome: Receipt["outcome"],
  isMailed: boolean,
): Receipt {
  return {
    outcome,
    receivedAt: notice.receivedAt.toISOString(),
    number: numberOf(notice),
    isMailed,
  };
}

/**
 * @returns null when Stripe cannot be asked
 * @throws HttpError 404
 */
async function findContract(contractId: string, user: User): Promise<Contract | null> {
  let contracts: readonly Contract[];
  try {
    contracts = await contractsOf(user);
  } catch (error) {
    // The user must be able to send the notice in time all the same.
    if (error instanceof StripeCallError) return null;
    throw error;
  }
  const contract = contracts.find(({ id }) => id === contractId);
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
      : "Både ångerrätten och garantin har gått ut. Du kan säga upp prenumerationen när du vill.",
    { reason: phase },
  );
}

/** @param session the checkout session of the contract, if the sender has chosen one */
async function record(
  notice: Notice,
  user: User | null,
  session?: string,
): Promise<RecordedNotice> {
  const { data, error } = await serviceClient()
    .rpc("record_withdrawal", {
      sender_name: notice.name,
      sender_email: notice.email,
      contract_text: notice.contract,
      ...(user && { account: user.id }),
      ...(session !== undefined && { session }),
    })
    .single();
  if (error) throw error;
  return {
    ...notice,
    id: data.id,
    receivedAt: new Date(data.received_at),
    isAcknowledged: data.is_acknowledged,
    isNew: data.is_new,
  };
}

/** Whether everything was cancelled and paid back. */
async function refund(contract: Contract, notice: RecordedNotice, user: User): Promise<boolean> {
  try {
    await withBillingLock(user.id, () =>
      withStripe((stripe) => cancelAndRefund(stripe, contract, notice.id)),
    );
  } catch (error) {
    console.error(`The withdrawal ${notice.id} must be completed by hand:`, error);
    return false;
  }
  await endPlan(user.id);
  return true;
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

/** Whether the call is the one to tell the user, of those that run at once. */
async function setRefunded({ id }: RecordedNotice): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from("withdrawals")
    .update({ outcome: "refunded" })
    .eq("id", id)
    .eq("outcome", "received")
    .select("id");
  if (error) {
    // It is paid back all the same. The operator sees in Stripe that nothing is left to do.
    console.error(`The withdrawal ${id} is still stored as received:`, error);
    return true;
  }
  return data.length > 0;
}

/** Whether the sender got a mail; the operator gets one too, or one a day about many. */
async function mailWithinLimits(
  request: Request,
  notice: RecordedNotice,
  user: User | null,
): Promise<boolean> {
  const toOperator = await operatorMail();
  if (toOperator === "notice") await sendOrLog(notice.id, noticeToOperator(notice, user));
  if (toOperator === "summary") await sendOrLog(notice.id, summaryToOperator(await countOpen()));
  return (
    (await mayAcknowledge(request, notice.email)) && (await acknowledge(notice, "received", null))
  );
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

/**
 * Sends the acknowledgement; whether that worked.
 *
 * @param session of the contract; null for a notice in free text
 */
async function acknowledge(
  notice: RecordedNotice,
  outcome: Receipt["outcome"],
  session: string | null,
): Promise<boolean> {
  if (!(await sendOrLog(notice.id, acknowledgement(notice, outcome, session !== null)))) {
    return false;
  }
  const { error } = await serviceClient()
    .from("withdrawals")
    .update({ acknowledged_at: new Date().toISOString() })
    .eq("id", notice.id);
  if (error) console.error(error);
  return true;
}

/** The notice is stored, so a mail that fails does not make the call fail. */
async function sendOrLog(noticeId: string, mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    console.error(`A mail about the withdrawal ${noticeId} was not sent: ${mail.subject}`, error);
    return false;
  }
}
