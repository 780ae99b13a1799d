/** The reminder of a yearly renewal, which the act 2014:1449, section 3, requires a month ahead. */
import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "./clients.ts";
import { PERIODS, PRODUCTS } from "./commerce.ts";
import { formatAmount } from "./contracts.ts";
import { accountOfCustomer, findCustomerId } from "./customers.ts";
import { siteUrl } from "./environment.ts";
import { type Mail, sendMail } from "./mail.ts";
import { mailBody, operatorSection } from "./mail-body.ts";
import { findSoldProduct } from "./prices.ts";
import { refreshPlan } from "./refresh.ts";
import { repeatWhenLost } from "./repeat.ts";
import { addDays, formatDay, formatMoment, swedishDay } from "./stockholm-days.ts";
import { RETRIES, withStripe } from "./stripe.ts";
import { listSubscriptions, validSubscriptions } from "./subscriptions.ts";

interface DueReminder {
  readonly userId: string;
  readonly renewsAt: Date;
}

/** A subscription that will be charged for another year. */
interface Renewal {
  readonly renewsAt: Date;
  /** In the words of an order. */
  readonly productName: string;
  /** What is charged, in öre. */
  readonly amount: number;
}

/** A reminder that is due and that no other call sends; null when there is none. */
export async function claimReminder(): Promise<DueReminder | null> {
  const claim = crypto.randomUUID();
  const { data, error } = await repeatWhenLost(() =>
    serviceClient().rpc("claim_renewal_reminder", { claim }),
  );
  if (error) throw error;
  const [due] = data;
  return due ? { userId: due.user_id, renewsAt: new Date(due.renews_at) } : null;
}

/**
 * Sends a reminder. When the subscription does not renew as the stored row says, none is sent, and the
 * row is corrected.
 *
 * @returns whether it was sent
 * @throws MailError when the mail was not sent, or StripeCallError; a later run tries again
 */
export async function sendReminder({ userId, renewsAt }: DueReminder): Promise<boolean> {
  const customerId = await findCustomerId(userId);
  const email = customerId && (await accountOfCustomer(customerId))?.email;
  if (!email) {
    console.error(`The user ${userId} has no customer to remind of the renewal`);
    return false;
  }
  const renewal = await withStripe((stripe) => findRenewal(stripe, customerId, renewsAt), RETRIES);
  if (!renewal) {
    await refreshPlan({ id: userId, email }, customerId, { isShared: false });
    return false;
  }
  await sendMail({ to: email, ...reminderMail(renewal, new Date()) });
  await noteSent(userId, renewsAt);
  return true;
}

async function findRenewal(
  stripe: Stripe,
  customerId: string,
  renewsAt: Date,
): Promise<Renewal | null> {
  const subscriptions = await listSubscriptions(stripe, customerId);
  for (const { subscription, paidPlan } of validSubscriptions(subscriptions, Date.now() / 1000)) {
    const price = subscription.items.data[0]?.price;
    if (
      price &&
      paidPlan.renews &&
      paidPlan.end === renewsAt.toISOString() &&
      paidPlan.period === "year"
    ) {
      const found = findSoldProduct([price.id], subscription.metadata) ?? "plus-year";
      // The metadata have what was bought first, which can have been paid by the month.
      const product = PRODUCTS[found].period === "year" ? found : "plus-year";
      const { name, price: kronor } = PRODUCTS[product];
      return { renewsAt, productName: name, amount: price.unit_amount ?? kronor * 100 };
    }
  }
  return null;
}

async function noteSent(userId: string, renewsAt: Date): Promise<void> {
  const { error } = await repeatWhenLost(() =>
    serviceClient()
      .from("renewal_reminders")
      .update({ sent_at: new Date().toISOString() })
      .match({ user_id: userId, renews_at: renewsAt.toISOString() }),
  );
  if (error) throw error;
}

/** @param now when it is sent, which is late if the job did not run before */
export function reminderMail(
  { renewsAt, productName, amount }: Renewal,
  now: Date,
): Omit<Mail, "to"> {
  const day = swedishDay(renewsAt);
  const lastDay = addDays(day, -1);
  const isLastDayOver = swedishDay(now) > lastDay;
  const deadline = isLastDayOver ? formatMoment(renewsAt) : formatDay(day);
  const { per, renews } = PERIODS.year;
  return {
    subject: `Din prenumeration hos Namnfynd förnyas den ${formatDay(day)}`,
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Din årsprenumeration förnyas snart. Vill du ha den kvar behöver du inte göra något. Vill du sluta säger du upp den före den ${deadline}.`,
          [
            `Prenumeration: Namnfynd ${productName}`,
            `Förnyas: ${formatDay(day)}, och sedan ${renews} tills du säger upp den`,
            `Pris: ${formatAmount(amount)}${per}, inklusive moms`,
            isLastDayOver
              ? `Säg upp före: ${deadline}`
              : `Sista dag att säga upp: ${formatDay(lastDay)}`,
          ],
        ],
      },
      {
        heading: "Så säger du upp",
        paragraphs: [
          `Logga in, öppna Mitt konto eller ${siteUrl()}/premium och välj ”Hantera prenumeration”. Där säger du upp prenumerationen. Du kan också svara på det här mejlet. Du har kvar det du har betalat för perioden ut, och inget mer dras.`,
        ],
      },
      operatorSection(),
    ]),
  };
}
