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
import { acknowledgement, noticeToOperator } from "./mails.ts";
import type { Notice, RecordedNotice } from "./notice.ts";
import { contractsOf, describeContract, refundedContracts } from "./own-contracts.ts";
import { cancelAndRefund } from "./refund.ts";

/** What the sender reads at once. */
export interface Receipt {
  /** Whether the site has cancelled and paid back by itself; otherwise the operator does. */
  readonly outcome: "refunded" | "received";
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Takes a notice in free text, which the operator answers. */
export async function receiveNotice(notice: Notice, user: User | null): Promise<Receipt> {
  const recorded = await record(notice, user);
  return acknowledge(recorded, "received", user);
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
  const withdrawnAt = (await refundedContracts(user.id)).get(contractId);
  if (withdrawnAt !== undefined) {
    return { outcome: "refunded", receivedAt: new Date(withdrawnAt).toISOString() };
  }
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
  const outcome = contract && (await refund(contract, recorded, user)) ? "refunded" : "received";
  return acknowledge(recorded, outcome, user);
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

/**
 * @param session the checkout session of the contract, if the sender has chosen one
 * @throws HttpError 429 when too many notices were sent
 */
async function record(
  notice: Notice,
  user: User | null,
  session?: string,
): Promise<RecordedNotice> {
  const { data, error } = await serviceClient().rpc("record_withdrawal", {
    sender_name: notice.name,
    sender_email: notice.email,
    contract: notice.contract,
    ...(user && { account: user.id }),
    ...(session !== undefined && { session }),
  });
  if (error?.message.includes("too_many_withdrawals")) {
    throw new HttpError(
      429,
      "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.",
      { headers: { "retry-after": "3600" } },
    );
  }
  if (error) throw error;
  return { ...notice, id: data, receivedAt: new Date() };
}

/** Whether everything was cancelled and paid back. */
async function refund(contract: Contract, notice: RecordedNotice, user: User): Promise<boolean> {
  try {
    await withBillingLock(user.id, () =>
      withStripe((stripe) => cancelAndRefund(stripe, contract, notice.id)),
    );
    await endPlan(user.id);
    const { error } = await serviceClient()
      .from("withdrawals")
      .update({ outcome: "refunded" })
      .eq("id", notice.id);
    if (error) throw error;
    return true;
  } catch (error) {
    console.error(`The withdrawal ${notice.id} must be completed by hand:`, error);
    return false;
  }
}

/** Best effort: Stripe's events end the plan too. */
async function endPlan(userId: string): Promise<void> {
  const customerId = await findCustomerId(userId);
  if (customerId === null) return;
  try {
    await refreshPlan({ id: userId }, customerId, { isShared: false });
  } catch (error) {
    if (!(error instanceof StripeCallError)) throw error;
  }
}

/** Sends the acknowledgement, and reports to the operator what is to be done by hand. */
async function acknowledge(
  notice: RecordedNotice,
  outcome: Receipt["outcome"],
  user: User | null,
): Promise<Receipt> {
  if (outcome === "received") {
    await sendOrLog(notice.id, noticeToOperator(notice, user));
  }
  if (await sendOrLog(notice.id, acknowledgement(notice, outcome, user !== null))) {
    const { error } = await serviceClient()
      .from("withdrawals")
      .update({ acknowledged_at: new Date().toISOString() })
      .eq("id", notice.id);
    if (error) console.error(error);
  }
  return { outcome, receivedAt: notice.receivedAt.toISOString() };
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
