import { RefusedError } from "./api-error.ts";

/**
 * The objects that a request is changing. Stripe lets another one wait for a while and then refuses it
 * (https://docs.stripe.com/rate-limits, "Object lock timeouts"); here it is refused at once.
 */
export class ObjectLocks {
  readonly #held = new Set<string>();

  /**
   * Changes an object, alone.
   *
   * @param object null when it is new
   * @throws RefusedError 429, which asks Stripe's client to repeat the request
   */
  async change<Result>(object: string | null, run: () => Promise<Result>): Promise<Result> {
    if (object === null) return run();
    if (this.#held.has(object)) {
      throw new RefusedError(
        429,
        "Another request is changing this object. Please try again.",
        { code: "lock_timeout" },
        { "stripe-should-retry": "true" },
      );
    }
    this.#held.add(object);
    try {
      return await run();
    } finally {
      this.#held.delete(object);
    }
  }
}
