import { RefusedError } from "./api-error.ts";
import type { Account } from "./model.ts";

/**
 * How many requests Stripe takes in a second: in one mode of an account, and for one endpoint there
 * (https://docs.stripe.com/rate-limits).
 */
const ACCOUNT_LIMITS = { live: 100, test: 25 } as const;
const ENDPOINT_LIMIT = 25;

interface Window {
  readonly second: number;
  count: number;
}

/** Counts requests, and refuses those that are too many within a second. */
export class RateLimits {
  readonly #clock: () => number;
  readonly #windows = new Map<string, Window>();

  /** @param clock returns milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Counts a request.
   *
   * @param endpoint method and path, without ids
   * @throws RefusedError 429
   */
  count({ id, isLive }: Account, endpoint: string): void {
    const mode = isLive ? "live" : "test";
    const account = `${id} ${mode}`;
    if (this.#next(account) > ACCOUNT_LIMITS[mode]) throw tooManyRequests("global-rate");
    if (this.#next(`${account} ${endpoint}`) > ENDPOINT_LIMIT) {
      throw tooManyRequests("endpoint-rate");
    }
  }

  /** How many were counted in this second. */
  #next(what: string): number {
    const second = Math.floor(this.#clock() / 1000);
    const window = this.#windows.get(what);
    const current = window?.second === second ? window : { second, count: 0 };
    this.#windows.set(what, current);
    current.count++;
    return current.count;
  }
}

/** Stripe's client does not repeat what it refuses for this: the header that asks for that is missing. */
export function tooManyRequests(reason: "global-rate" | "endpoint-rate"): RefusedError {
  return new RefusedError(
    429,
    "Request rate limit exceeded.",
    { code: "rate_limit" },
    { "stripe-rate-limited-reason": reason },
  );
}
