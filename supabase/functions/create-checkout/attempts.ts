import { paymentInProgress } from "../_shared/billing-lock.ts";
import { serviceClient } from "../_shared/clients.ts";
import { isKeyInUse, isRepeatable } from "../_shared/stripe.ts";

/**
 * Creates something in Stripe with an idempotency key that contains the number of the attempt. Once
 * Stripe has refused, the next call has another number and so another key: Stripe would repeat its
 * refusal for 24 hours. The caller holds the billing lock.
 *
 * @throws HttpError 409 while an earlier request with the same key is being executed
 */
export async function withAttempt<Result>(
  userId: string,
  create: (attempt: number) => Promise<Result>,
): Promise<Result> {
  const attempt = await readAttempt(userId);
  try {
    return await create(attempt);
  } catch (error) {
    if (isKeyInUse(error)) throw paymentInProgress();
    if (isRepeatable(error)) await writeAttempt(userId, attempt + 1);
    throw error;
  }
}

async function readAttempt(userId: string): Promise<number> {
  const { data, error } = await serviceClient()
    .from("billing_states")
    .select("attempt")
    .eq("user_id", userId)
    .single();
  if (error) throw error;
  return data.attempt;
}

async function writeAttempt(userId: string, attempt: number): Promise<void> {
  const { error } = await serviceClient()
    .from("billing_states")
    .update({ attempt })
    .eq("user_id", userId);
  if (error) throw error;
}
