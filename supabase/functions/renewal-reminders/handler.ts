import { sendDecisionMails } from "../_shared/decision-mails.ts";
import { sendDigest } from "../_shared/digest.ts";
import { jsonHandler } from "../_shared/http.ts";
import { requireJobSecret } from "../_shared/job-caller.ts";
import { settleOpenCustomers } from "../_shared/open-customers.ts";
import { claimReminder, sendReminder } from "../_shared/renewal-reminder.ts";
import { StripeCallError } from "../_shared/stripe.ts";

/** A run must end before the platform ends it; the next one takes the rest. */
const MAX_REMINDERS = 30;

interface JobResult {
  /** Reminders. */
  readonly sent: number;
  readonly failed: number;
  /** Customers about whom something was open. */
  readonly settled: number;
  readonly unsettled: number;
  /** Matters of which the operator was told. */
  readonly told: number;
}

/**
 * What the hourly job of the database has the functions do: the reminders of renewals, the mails about decisions
 * that were not sent, then what is open about customers, and last what the operator must know of that.
 */
export const handle = jsonHandler(async (request): Promise<JobResult> => {
  requireJobSecret(request);
  const reminders = await sendReminders();
  await sendDecisionMails();
  const customers = await settleOrLog();
  return { ...reminders, ...customers, told: await sendDigest() };
});

async function sendReminders(): Promise<Pick<JobResult, "sent" | "failed">> {
  let sent = 0;
  let failed = 0;
  for (let claimed = 0; claimed < MAX_REMINDERS; claimed++) {
    const due = await claimReminder();
    if (!due) break;
    try {
      if (await sendReminder(due)) sent++;
    } catch (error) {
      // One buyer's trouble must not keep the others from their reminders.
      console.error(`The reminder of the user ${due.userId} was not sent:`, error);
      failed++;
    }
  }
  return { sent, failed };
}

/** The operator is told what is open also while Stripe does not answer, or is not set up. */
async function settleOrLog(): Promise<Pick<JobResult, "settled" | "unsettled">> {
  try {
    return await settleOpenCustomers();
  } catch (error) {
    if (!(error instanceof StripeCallError)) throw error;
    console.error(`No customers were settled: ${error.message}`);
    return { settled: 0, unsettled: 0 };
  }
}
