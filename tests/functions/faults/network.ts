/** The network between the functions and what they call, which can fail once. */
import { backendUrl, withSettings } from "../backend.ts";

/** What can happen to a request. */
export const FAULTS = {
  lost: "lost before it arrives",
  "answer-lost": "executed, and its answer lost",
  doubled: "arrives twice",
  "500": "refused with 500",
  "429": "refused with 429",
  "409": "refused since its idempotency key is in use",
  late: "given up, and executed when the call that made it has ended",
} as const;

export type Fault = keyof typeof FAULTS;

/** One request of a flow, as the n-th of its kind. */
export interface Target {
  /** As `POST stripe checkout/sessions` or `POST database rpc/lock_billing`. */
  readonly kind: string;
  readonly nth: number;
}

export interface Injection extends Target {
  readonly fault: Fault;
}

/** Nothing answers here: only {@link Network} knows the address. */
const ADDRESS = "http://network.example";

const STRIPE = "/_local/stripe";

/** Passes on the requests of the functions, notes their kinds, and lets one of them fail. */
export class Network {
  readonly #injection: Injection | null;
  readonly #kinds: string[] = [];
  readonly #fetch = globalThis.fetch;
  #late: (() => Promise<Response>) | null = null;
  #isHit = false;

  /** @param injection null lets every request through */
  constructor(injection: Injection | null) {
    this.#injection = injection;
  }

  /** The requests so far, in their order. */
  get targets(): readonly Target[] {
    const counts = new Map<string, number>();
    return this.#kinds.map((kind) => {
      const nth = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, nth);
      return { kind, nth };
    });
  }

  /** Whether the fault has happened. */
  get isHit(): boolean {
    return this.#isHit;
  }

  /**
   * Lets the functions use this network while `run` runs.
   *
   * @returns what the functions logged as errors
   */
  async during(run: () => Promise<void>): Promise<string> {
    globalThis.fetch = (input, init) => this.#pass(new Request(input, init));
    try {
      return await withSettings({ SUPABASE_URL: ADDRESS, STRIPE_API_URL: ADDRESS + STRIPE }, run);
    } finally {
      globalThis.fetch = this.#fetch;
    }
  }

  /** Executes the request that was late. */
  async deliverLate(): Promise<void> {
    const late = this.#late;
    this.#late = null;
    await (await late?.())?.body?.cancel();
  }

  async #pass(request: Request): Promise<Response> {
    if (!request.url.startsWith(ADDRESS)) return this.#fetch(request);
    const { method, headers } = request;
    const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
    const url = request.url.replace(ADDRESS, backendUrl);
    const send = () => this.#fetch(url, { method, headers, body });
    const fault = this.#faultOf(kindOf(request));
    if (fault === null) return send();
    this.#isHit = true;
    switch (fault) {
      case "lost":
        throw new TypeError("The connection was refused");
      case "answer-lost":
        await (await send()).body?.cancel();
        throw new TypeError("The connection was closed");
      case "doubled":
        await (await send()).body?.cancel();
        return send();
      case "late":
        this.#late = send;
        // What Stripe's client gets from its own time-out, and the other one from a gateway's.
        throw new DOMException("The time is out", "AbortError");
      default:
        return refusal(fault);
    }
  }

  #faultOf(kind: string): Fault | null {
    this.#kinds.push(kind);
    const injection = this.#injection;
    if (injection?.kind !== kind) return null;
    return this.#kinds.filter((one) => one === kind).length === injection.nth
      ? injection.fault
      : null;
  }
}

function refusal(fault: "500" | "429" | "409"): Response {
  const errors = {
    "500": { type: "api_error", message: "An unknown error occurred" },
    "429": { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" },
    "409": {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: "Another request with the same key is being executed",
    },
  };
  const error = errors[fault];
  // The database's client reads the message, and Stripe's the error.
  return Response.json({ message: error.message, error }, { status: Number(fault) });
}

/** Method, side and path of a request, without ids. */
function kindOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const path = pathname.startsWith(STRIPE)
    ? pathname.replace(`${STRIPE}/v1/`, "stripe ")
    : pathname.replace(/^\/(?:rest|auth)\/v1\//, "database ");
  return `${method} ${path.replace(/\b(?:acct|ch|cn|cs|cus|du|evt|in|pi|price|re|sub)_\w+/g, "*")}`;
}

/** The faults that are possible for a request. */
export function faultsOf(kind: string): readonly Fault[] {
  const isRead = kind.startsWith("GET ") || kind.startsWith("HEAD ");
  const isStripe = kind.includes(" stripe ");
  // Reading twice, or late, has no effect.
  if (isRead) return isStripe ? ["lost", "500", "429"] : ["lost", "500"];
  const always = ["lost", "answer-lost", "doubled", "500", "late"] as const;
  if (!isStripe) return always;
  return kind.startsWith("POST ") ? [...always, "429", "409"] : [...always, "429"];
}
