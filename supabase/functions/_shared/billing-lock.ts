import { serviceClient } from "./clients.ts";
import { HttpError } from "./http.ts";
import { repeatWhenLost } from "./repeat.ts";

/** The lock lapses after this time, in case the call that holds it was stopped. */
const LOCK_SECONDS = 60;

/** Postgres' code for a row whose user does not exist. */
const FOREIGN_KEY_VIOLATION = "23503";

const WAIT_ATTEMPTS = 25;
const WAIT_MS = 200;

/** Somebody is paying, or another call of the user is changing what Stripe may charge. */
export function paymentInProgress(): HttpError {
  return new HttpError(409, "En betalning håller redan på att slutföras. Vänta en liten stund.", {
    reason: "payment-in-progress",
  });
}

/**
 * Runs something that changes what Stripe may charge a user. A checkout, a deletion and a
 * withdrawal of one user never overlap.
 *
 * @param run gets the id of the lock
 * @throws HttpError 409 when another call holds the lock for about five seconds, 401 when it deletes
 *   the account in the meantime
 */
export async function withBillingLock<Result>(
  userId: string,
  run: (lockId: string) => Promise<Result>,
): Promise<Result> {
  const lockId = crypto.randomUUID();
  try {
    await waitForLock(userId, lockId);
    return await run(lockId);
  } finally {
    // Also when the lock was not given: it may have been, and the answer lost.
    await unlock(userId, lockId);
  }
}

async function waitForLock(userId: string, lockId: string): Promise<void> {
  const client = serviceClient();
  for (let attempt = 0; attempt < WAIT_ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const { data: isLocked, error } = await repeatWhenLost(() =>
      client.rpc("lock_billing", { account: userId, seconds: LOCK_SECONDS, lock: lockId }),
    );
    // The call that held the lock has deleted the account.
    if (error?.code === FOREIGN_KEY_VIOLATION) throw new HttpError(401, "Du måste vara inloggad.");
    if (error) throw error;
    if (isLocked) return;
  }
  throw paymentInProgress();
}

async function unlock(userId: string, lockId: string): Promise<void> {
  const { error } = await repeatWhenLost(() =>
    serviceClient().rpc("unlock_billing", { account: userId, lock: lockId }),
  );
  // What was done remains done; the lock lapses by itself.
  if (error) console.error(error);
}
