import { serviceClient } from "./clients.ts";
import { HttpError } from "./http.ts";

/** How often one user may call each function: far above use, and low enough to stop a loop. */
const LIMITS = {
  contact: { calls: 10, seconds: 3600 },
  "check-subscription": { calls: 60, seconds: 60 },
  "create-checkout": { calls: 10, seconds: 60 },
  "customer-portal": { calls: 10, seconds: 60 },
  "decide-report": { calls: 60, seconds: 60 },
  "delete-account": { calls: 10, seconds: 60 },
  withdraw: { calls: 20, seconds: 60 },
} as const;

/** Who calls: a user, or a network address, by its hash. */
type Caller = { readonly account: string } | { readonly sender_hash: string };

interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Counts a call of a user.
 *
 * @throws HttpError 429 with `Retry-After` when there were too many
 */
export async function throttle(
  { id }: { readonly id: string },
  functionName: keyof typeof LIMITS,
): Promise<void> {
  await countCall(functionName, LIMITS[functionName], { account: id });
}

/** @throws HttpError 429 with `Retry-After` when there were too many calls */
export async function countCall(functionName: string, limit: Limit, caller: Caller): Promise<void> {
  const wait = await secondsToWait(functionName, limit, caller);
  if (wait === 0) return;
  throw new HttpError(
    429,
    "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.",
    { headers: { "retry-after": String(wait) } },
  );
}

/** Counts something; returns 0, or the seconds until it is within the limit again. */
export async function secondsToWait(
  counted: string,
  { calls, seconds }: Limit,
  caller: Caller,
): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_call", {
    called: counted,
    max_calls: calls,
    window_seconds: seconds,
    ...caller,
  });
  if (error) throw error;
  return data;
}
