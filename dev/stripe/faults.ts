import { ApiError } from "./api-error.ts";

/** The ways in which the API can fail. */
const FAULTS = ["none", "slow", "lost", "down", "429", "500", "wrong-key"] as const;

export type Fault = (typeof FAULTS)[number];

export function isFault(value: unknown): value is Fault {
  return FAULTS.some((fault) => fault === value);
}

/** Makes the API fail as Stripe sometimes does. */
export class Faults {
  #fault: Fault = "none";
  /** The requests that fail, as the start of `POST checkout/sessions`; all if it is empty. */
  #requests = "";
  readonly #waiting: (() => void)[] = [];

  get current(): Fault {
    return this.#fault;
  }

  /** @param requests the start of method and path of those that fail; all if it is empty */
  set(fault: Fault, requests: string): void {
    this.#fault = fault;
    this.#requests = requests;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** The answer to a request that is refused without being executed, otherwise null. */
  refuse(request: string): Response | null {
    switch (this.#of(request)) {
      case "down":
        return new Response("<h1>Service Unavailable</h1>", {
          status: 503,
          headers: { "content-type": "text/html" },
        });
      case "429":
        return new ApiError(429, "Too many requests hit the API too quickly.", {
          code: "rate_limit",
        }).toResponse();
      case "wrong-key":
        return new ApiError(401, "Invalid API Key provided.").toResponse();
      default:
        return null;
    }
  }

  /** Delays the execution of a request, or lets it fail. */
  async beforeExecution(request: string): Promise<void> {
    const fault = this.#of(request);
    if (fault === "slow") await this.#isOver();
    if (fault === "500") {
      throw new ApiError(500, "An unknown error occurred", { type: "api_error" });
    }
  }

  /** Keeps back the answer to a request that was executed. */
  async beforeAnswer(request: string): Promise<void> {
    if (this.#of(request) === "lost") await this.#isOver();
  }

  #of(request: string): Fault {
    return request.startsWith(this.#requests) ? this.#fault : "none";
  }

  /** Longer than any timeout. */
  #isOver(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
