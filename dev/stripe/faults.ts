import { ApiError } from "./api-error.ts";

/** The ways in which the API can fail. */
const FAULTS = ["none", "slow", "down", "429", "500"] as const;

export type Fault = (typeof FAULTS)[number];

export function isFault(value: unknown): value is Fault {
  return FAULTS.some((fault) => fault === value);
}

/** Makes the API fail as Stripe sometimes does. */
export class Faults {
  #fault: Fault = "none";
  readonly #waiting: (() => void)[] = [];

  get current(): Fault {
    return this.#fault;
  }

  set current(fault: Fault) {
    this.#fault = fault;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** The response to a request while there is a fault, otherwise null. */
  async respond(): Promise<Response | null> {
    switch (this.#fault) {
      case "none":
        return null;
      case "slow":
        // Longer than any timeout: until the fault is over.
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
