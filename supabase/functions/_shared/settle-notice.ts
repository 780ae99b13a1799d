/**
 * Carries out notices of withdrawal from contracts: cancels, pays back and credits, stores what became of
 * that, and sends the mails about it. All of it is safe to repeat, and is repeated until it is done: by the
 * sender, by the next event, at the next visit, by the hourly job, and by `npm run reconcile -- --fix`.
 */
import type Stripe from "npm:stripe@23.1.0";
import { withBillingLock } from "./billing-lock.ts";
import { type Contract, phaseOn, retrieveContract } from "./contracts.ts";
import { customerExists } from "./customers.ts";
import { HttpError } from "./http.ts";
import { type Mail, sendMail } from "./mail.ts";
import {
  changeNotice,
  findNotice,
  findNoticeOfRefund,
  type NoticeChange,
  noticesOf,
  type StoredNotice,
  stateOf,
} from "./notice.ts";
import { mailToOperator, mailToSender } from "./notice-mails.ts";
import { refreshDeleted } from "./refresh.ts";
import {
  cancelAndRefund,
  hasFailed,
  type Returned,
  returnedOf,
  writeCreditNotes,
} from "./refund.ts";
import { WITHDRAWAL } from "./returned-payments.ts";
import { RETRIES, withStripe } from "./stripe.ts";

/** How many days a bank may take to refuse a refund: weeks as a rule, and no longer than this. */
export const REFUND_DAYS = 180;

/** Whose notice it is. */
export interface Owner {
  readonly id: string;
  /** Null when the customer was deleted in Stripe: what was bought is then known by its metadata. */
  readonly customerId: string | null;
}

/**
 * Carries out a notice about a contract of its sender, and tells about it. What fails is left to a later
 * call; the notice remains as it was.
 *
 * @returns the notice as it is now
 * @throws HttpError 409 while another call changes the payments of the user
 */
export function settleNotice(notice: StoredNotice, owner: Owner): Promise<StoredNotice> {
  return withBillingLock(owner.id, async () => {
    // Another call may have settled it in the meantime.
    const current = (await findNotice(notice.id)) ?? notice;
    return (await isOpen(current)) ? tell(await carryOut(current, owner)) : tell(current);
  });
}

/** Settles the notices of a user that are open, as far as that works now. */
export async function settleOpenNotices(owner: Owner): Promise<void> {
  for (const notice of (await noticesOf(owner.id)).values()) {
    if (notice.isSettledByHand) continue;
    try {
      if (!isToldSender(notice) || !isToldOperator(notice) || (await isOpen(notice))) {
        await settleNotice(notice, owner);
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      console.error(`The withdrawal ${notice.id} is still open: ${error.message}`);
    }
  }
}

/**
 * Whether something is left to do in Stripe. A bank can refuse a refund weeks after it was made, and the
 * event about that may be lost.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
async function isOpen(notice: StoredNotice): Promise<boolean> {
  const { outcome, isSettledByHand, receivedAt, refunds } = notice;
  if (isSettledByHand) return false;
  if (outcome !== "refunded") return true;
  if (receivedAt.getTime() < Date.now() - REFUND_DAYS * 24 * 3_600_000) return false;
  return withStripe(async (stripe) => {
    const current = await Promise.all(refunds.map((id) => stripe.refunds.retrieve(id)));
    return current.some(hasFailed);
  });
}

/**
 * Stores and tells what became of a refund, which may fail long after it was made, and after the account
 * was deleted. It does nothing about a refund that belongs to no withdrawal.
 *
 * @throws StripeCallError when Stripe cannot be asked
 */
export async function followUpRefund(refundId: string): Promise<void> {
  const notice = await withStripe(
    async (stripe) => noticeOfRefund(await stripe.refunds.retrieve(refundId)),
    RETRIES,
  );
  if (!notice || notice.isSettledByHand) return;
  const followUp = async () => {
    const current = (await findNotice(notice.id)) ?? notice;
    const returned = await withStripe(
      async (stripe) => returnedOf(stripe, await contractOf(stripe, current)),
      RETRIES,
    );
    await tell(await store(current, changeOf(returned)));
  };
  await (notice.userId === null ? followUp() : withBillingLock(notice.userId, followUp));
}

/** The notice that a refund belongs to; null when there is none. */
export async function noticeOfRefund({
  id,
  metadata,
}: Stripe.Refund): Promise<StoredNotice | null> {
  const noticeId = metadata?.[WITHDRAWAL];
  // One that the operator has made names no notice.
  return noticeId ? findNotice(noticeId) : findNoticeOfRefund(id);
}

async function carryOut(notice: StoredNotice, owner: Owner): Promise<StoredNotice> {
  let isPaidBack = false;
  try {
    return await withStripe(async (stripe) => {
      const contract = await contractOf(stripe, notice);
      requireRight(contract, notice, owner);
      await cancelAndRefund(stripe, contract, notice.id);
      isPaidBack = !notice.isRefundFailed;
      // The money first: a credit note that fails is written by a later call.
      await writeCreditNotes(stripe, contract, notice.id);
      await endPlanOfDeleted(stripe, contract, owner);
      return store(notice, changeOf(await returnedOf(stripe, contract)));
    }, RETRIES);
  } catch (error) {
    console.error(`The withdrawal ${notice.id} is still open:`, error);
    return isPaidBack ? store(notice, { outcome: "pending" }) : notice;
  }
}

/** Best effort, and unless there is another customer now, whose plan counts. */
async function endPlanOfDeleted(
  stripe: Stripe,
  { customerId }: Contract,
  owner: Owner,
): Promise<void> {
  if (customerId === null || (owner.customerId !== null && owner.customerId !== customerId)) return;
  try {
    if (!(await customerExists(stripe, customerId))) await refreshDeleted(owner.id, customerId);
  } catch (error) {
    console.error(`The plan of the deleted customer ${customerId} was not ended:`, error);
  }
}

async function contractOf(stripe: Stripe, { sessionId }: StoredNotice): Promise<Contract> {
  const contract = sessionId === null ? null : await retrieveContract(stripe, sessionId);
  if (!contract) throw new Error("The contract of the notice is not paid");
  return contract;
}

/**
 * A notice that came while Stripe could not be asked was not compared with its contract yet.
 *
 * @throws Error when the operator has to decide
 */
function requireRight(contract: Contract, notice: StoredNotice, owner: Owner): void {
  if (!isOwn(contract, owner)) throw new Error("The contract is someone else's");
  if (phaseOn(notice.receivedAt, contract.boughtAt).phase !== "withdrawal") {
    throw new Error("The notice came after the period");
  }
}

/** Whether a user has bought something, as the site has noted in Stripe, or as a customer there. */
export function isOwn({ buyerId, customerId }: Contract, owner: Owner): boolean {
  return buyerId === owner.id || (customerId !== null && customerId === owner.customerId);
}

type OutcomeChange = NoticeChange & { readonly outcome: StoredNotice["outcome"] };

/** What is stored of it. */
function changeOf({ status, amount, refunds, creditNotes }: Returned): OutcomeChange {
  const isOpen = status === "open" || status === "failed";
  return {
    outcome: isOpen ? "received" : status,
    refund_failed: status === "failed",
    amount,
    refunds: [...refunds],
    credit_notes: [...creditNotes],
  };
}

/** Stores a change; returns the notice as it then is, since that is so in Stripe even if storing fails. */
async function store(notice: StoredNotice, change: OutcomeChange): Promise<StoredNotice> {
  await changeOrLog(notice, change);
  return {
    ...notice,
    outcome: change.outcome,
    isRefundFailed: change.refund_failed ?? false,
  };
}

/** Sends the mails that are due; one that fails is due again at the next call. */
export async function tell(notice: StoredNotice): Promise<StoredNotice> {
  // The operator has told the sender.
  if (notice.isSettledByHand) return notice;
  const state = stateOf(notice);
  let { senderTold, operatorTold } = notice;
  if (!isToldSender(notice) && (await sendOrLog(notice, mailToSender(notice)))) {
    senderTold = state;
    await changeOrLog(notice, {
      sender_told: state,
      ...(!notice.isAcknowledged && { acknowledged_at: new Date().toISOString() }),
    });
  }
  if (!isToldOperator(notice) && (await sendOrLog(notice, mailToOperator(notice)))) {
    operatorTold = state;
    await changeOrLog(notice, { operator_told: state });
  }
  return { ...notice, senderTold, operatorTold };
}

function isToldSender(notice: StoredNotice): boolean {
  return notice.senderTold === stateOf(notice);
}

/** An operator who was not asked to do anything need not know that it is done. */
function isToldOperator(notice: StoredNotice): boolean {
  const state = stateOf(notice);
  return notice.operatorTold === state || (state === "refunded" && notice.operatorTold === null);
}

/** The notice is stored, so a mail that fails does not make the call fail. */
export async function sendOrLog({ id }: StoredNotice, mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    console.error(`A mail about the withdrawal ${id} was not sent: ${mail.subject}`, error);
    return false;
  }
}

async function changeOrLog(notice: StoredNotice, change: NoticeChange): Promise<void> {
  try {
    await changeNotice(notice, change);
  } catch (error) {
    console.error(`The withdrawal ${notice.id} could not be stored:`, error);
  }
}
