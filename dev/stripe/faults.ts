import { ApiError } from "./api-error.ts";

/** How the API can be made to fail. */
const FAULTS = ["none", "slow", "down", "429", "500"] as const;

export type Fault = (typeof FAULTS)[number];

/** Whether this names a fault. */
export function isFault(value: unknown): value is Fault {
  return FAULTS.some((fault) => fault === value);
}

/** Lets the API fail as Stripe does now and then. */
export class Faults {
  #fault: Fault = "none";
  readonly #waiting: (() => void)[] = [];

  get current(): Fault {
    return this.#fault;
  }

  set current(fault: Fault) {
    this.#fault = fault;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** The answer while something is wrong; null when the request is to be answered as usual. */
  async answer(): Promise<Response | null> {
    switch (this.#fault) {
      case "none":
        return null;
      case "slow":
        // Slower than any patience: until the fault is over.
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
        return null;
      case "down":
        return new Response("<h1>Service Unavailable</h1>", {
          status: 503,
          headers: { "content-type": "text/html" },
        });
      case "429":
        return new ApiError(429, "Too many requests hit the API too quickly.", {
          code: "rate_limit",
        }).toResponse();
      case "500":
        return new ApiError(500, "An unknown error occurred", { type: "api_error" }).toResponse();
    }
  }
}
