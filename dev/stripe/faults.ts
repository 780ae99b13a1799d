import { ApiError } from "./api-error.ts";
import { tooManyRequests } from "./rate-limits.ts";

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
  /** How many requests still fail. */
  #times = Infinity;
  readonly #waiting: (() => void)[] = [];

  get current(): Fault {
    return this.#fault;
  }

  /**
   * @param requests the start of method and path of those that fail; all if it is empty
   * @param times how many of them fail
   */
  set(fault: Fault, requests: string, times = Infinity): void {
    this.#fault = fault;
    this.#requests = requests;
    this.#times = times;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** The fault of a request; each one that fails is counted. */
  take(request: string): Fault {
    if (!request.startsWith(this.#requests) || this.#times === 0) return "none";
    this.#times--;
    return this.#fault;
  }

  /** The answer to a request that is refused without being executed, otherwise null. */
  refuse(fault: Fault): Response | null {
    switch (fault) {
      case "down":
        return new Response("<h1>Service Unavailable</h1>", {
          status: 503,
          headers: { "content-type": "text/html" },
        });
      case "429":
        return tooManyRequests("global-rate").toResponse();
      case "wrong-key":
        return new ApiError(401, "Invalid API Key provided.").toResponse();
      default:
        return null;
    }
  }

  /** Delays the execution of a request, or lets it fail. */
  async beforeExecution(fault: Fault): Promise<void> {
    if (fault === "slow") await this.#isOver();
    if (fault === "500") {
      throw new ApiError(500, "An unknown error occurred", { type: "api_error" });
    }
  }

  /** Keeps back the answer to a request that was executed. */
  async beforeAnswer(fault: Fault): Promise<void> {
    if (fault === "lost") await this.#isOver();
  }

  /** Longer than any timeout. */
  #isOver(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
