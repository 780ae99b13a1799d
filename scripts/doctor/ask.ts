/** Runs checks that somebody else has to answer. */
import { StripeCallError } from "../../supabase/functions/_shared/stripe.ts";
import type { Finding } from "./finding.ts";

/** A request that nobody has answered, or not in time. */
export class NoAnswerError extends Error {}

/** Runs a check; when nobody answers, that is the finding. */
export async function ask(
  subject: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [unasked(subject, error)];
  }
}

/** The finding when nobody has answered. Throws an error of the program on. */
export function unasked(subject: string, error: unknown): Finding {
  const text = reasonOf(error);
  if (text === null) throw error;
  return { state: "unasked", subject, text };
}

/** Why nobody has answered; null for an error of the program. */
function reasonOf(error: unknown): string | null {
  if (error instanceof StripeCallError) return `Stripe answered ${error.status}`;
  return error instanceof NoAnswerError ? error.message : null;
}
