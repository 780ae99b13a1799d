/**
 * How many mails notices in free text cause. Anyone can send these, with any address; each is stored and
 * answered on the page whatever the counters say.
 */
import { everyoneHash, mailboxHash, networkHash } from "../_shared/sender.ts";
import { secondsToWait } from "../_shared/throttle.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const NETWORK_LIMIT = { calls: 20, seconds: HOUR } as const;
const MAILBOX_LIMIT = { calls: 3, seconds: DAY } as const;
const TOTAL_LIMIT = { calls: 300, seconds: HOUR } as const;
const OPERATOR_LIMIT = { calls: 20, seconds: DAY } as const;
const SUMMARY_LIMIT = { calls: 1, seconds: DAY } as const;

/** Counts an acknowledgement; whether it may be sent to the address. */
export async function mayAcknowledge(request: Request, email: string): Promise<boolean> {
  // In this order, so that a network over its limit does not use up those of others.
  return (
    (await isWithin("withdraw-network", NETWORK_LIMIT, networkHash(request))) &&
    (await isWithin("withdraw-mailbox", MAILBOX_LIMIT, mailboxHash(email))) &&
    (await isWithin("withdraw-total", TOTAL_LIMIT, everyoneHash()))
  );
}

/** Counts a notice: what the operator gets about it. Beyond the limit one mail a day has their number. */
export async function operatorMail(): Promise<"notice" | "summary" | "none"> {
  if (await isWithin("withdraw-operator", OPERATOR_LIMIT, everyoneHash())) return "notice";
  return (await isWithin("withdraw-summary", SUMMARY_LIMIT, everyoneHash())) ? "summary" : "none";
}

async function isWithin(
  counted: string,
  limit: { readonly calls: number; readonly seconds: number },
  hash: string,
): Promise<boolean> {
  return (await secondsToWait(counted, limit, { sender_hash: hash })) === 0;
}
