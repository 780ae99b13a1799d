/** The limits of the hosted auth service on the requests of one address. */

/** So many may follow at once. */
const BURST = 30;

/** How many more there are in five minutes, by what shares a limit. */
const IN_FIVE_MINUTES = { token: 150, verify: 30, other: 30 } as const;

const FIVE_MINUTES_MS = 300_000;

type Limit = keyof typeof IN_FIVE_MINUTES;

const LIMIT_OF_ROUTE: Readonly<Record<string, Limit>> = {
  "POST /token": "token",
  "POST /verify": "verify",
  "POST /signup": "other",
  "POST /recover": "other",
  "POST /resend": "other",
  "POST /otp": "other",
  "POST /magiclink": "other",
};

interface Bucket {
  left: number;
  /** Milliseconds since 1970. */
  filledAt: number;
}

export class RequestLimits {
  readonly #buckets = new Map<string, Bucket>();

  /** Counts a request, and says whether it is one too many. */
  isExceeded(route: string, address: string): boolean {
    const limit = LIMIT_OF_ROUTE[route];
    if (limit === undefined) return false;
    const now = Date.now();
    const key = `${limit} ${address}`;
    const { left, filledAt } = this.#buckets.get(key) ?? { left: BURST, filledAt: now };
    const added = ((now - filledAt) / FIVE_MINUTES_MS) * IN_FIVE_MINUTES[limit];
    const filled = Math.min(BURST, left + added);
    const isExceeded = filled < 1;
    this.#buckets.set(key, { left: isExceeded ? filled : filled - 1, filledAt: now });
    return isExceeded;
  }
}
