import { serviceClient } from "./clients.ts";
import { HttpError } from "./http.ts";

/** How often one user may call each function: far above use, and low enough to stop a loop. */
const LIMITS = {
  contact: { calls: 10, seconds: 3600 },
  "check-subscription": { calls: 60, seconds: 60 },
  "create-checkout": { calls: 10, seconds: 60 },
  "customer-portal": { calls: 10, seconds: 60 },
  "delete-account": { calls: 10, seconds: 60 },
  withdraw: { calls: 20, seconds: 60 },
} as const;

/**
 * Counts a call of a user.
 *
 * @throws HttpError 429 with `Retry-After` when there were too many
 */
export async function throttle(
  { id }: { readonly id: string },
  functionName: keyof typeof LIMITS,
): Promise<void> {
  const { calls, seconds } = LIMITS[functionName];
  const { data: wait, error } = await serviceClient().rpc("count_call", {
    account: id,
    called: functionName,
    max_calls: calls,
    window_seconds: seconds,
  });
  if (error) throw error;
  requireNoWait(wait);
}

/** @throws HttpError 429 with `Retry-After` when a call must wait for some seconds */
export function requireNoWait(seconds: number): void {
  if (seconds === 0) return;
  throw new HttpError(
    429,
    "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.",
    { headers: { "retry-after": String(seconds) } },
  );
}
