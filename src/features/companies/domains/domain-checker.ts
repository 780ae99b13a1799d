import { DOMAIN_ANSWER_AGE_MS, DOMAIN_REQUESTS } from "@/config/limits.ts";
import { type Limited, limitConcurrency } from "@/lib/limit-concurrency.ts";
import type { DomainState } from "./domain-state.ts";

/** Asks a resolver; rejects only when the signal is aborted. */
export type AskResolver = (domain: string, signal: AbortSignal) => Promise<DomainState>;

/** A domain that is always registered: the registry's own. It shows whether a resolver answers truthfully. */
export const REGISTERED_DOMAIN = "internetstiftelsen.se";

/** Why a check has no answers: the resolver does not answer, or is wrong about what is known. */
export type ResolverFault = "silent" | "lying";

interface CachedState {
  readonly state: DomainState;
  readonly time: number;
}

/**
 * Checks domains, a few at a time. The resolver is tested first with two questions whose answers are
 * known; until both are right, every domain is unknown. Answers are cached.
 */
export class DomainChecker {
  readonly #ask: AskResolver;
  readonly #inventLabel: () => string;
  readonly #limited: Limited = limitConcurrency(DOMAIN_REQUESTS);
  readonly #cache = new Map<string, CachedState>();
  #isTrusted = false;

  /** @param inventLabel returns a label that nobody has registered, another one each time */
  constructor(ask: AskResolver, inventLabel: () => string) {
    this.#ask = ask;
    this.#inventLabel = inventLabel;
  }

  /**
   * @param report called with each domain as soon as its state is known
   * @returns the fault of the resolver, or null
   * @throws the signal's reason when it is aborted; no further request is then made
   */
  async check(
    domains: readonly string[],
    signal: AbortSignal,
    report: (domain: string, state: DomainState) => void,
  ): Promise<ResolverFault | null> {
    const asked = domains.filter((domain) => {
      const cached = this.#cached(domain);
      if (cached) report(domain, cached);
      return !cached;
    });
    if (asked.length === 0) return null;
    const fault = await this.#findFault(signal);
    if (fault) {
      for (const domain of asked) report(domain, "unknown");
      return fault;
    }
    await Promise.all(
      asked.map(async (domain) => {
        const state = await this.#askInTurn(domain, signal);
        // What is unknown is asked again the next time.
        if (state !== "unknown") this.#cache.set(domain, { state, time: Date.now() });
        report(domain, state);
      }),
    );
    return null;
  }

  #cached(domain: string): DomainState | null {
    const cached = this.#cache.get(domain);
    return cached && Date.now() - cached.time < DOMAIN_ANSWER_AGE_MS ? cached.state : null;
  }

  async #findFault(signal: AbortSignal): Promise<ResolverFault | null> {
    if (this.#isTrusted) return null;
    const [registered, invented] = await Promise.all([
      this.#askInTurn(REGISTERED_DOMAIN, signal),
      this.#askInTurn(`${this.#inventLabel()}.se`, signal),
    ]);
    if (registered === "free" || invented === "taken") return "lying";
    if (registered === "unknown" || invented === "unknown") return "silent";
    this.#isTrusted = true;
    return null;
  }

  #askInTurn(domain: string, signal: AbortSignal): Promise<DomainState> {
    return this.#limited(async () => {
      signal.throwIfAborted();
      const state = await this.#ask(domain, signal);
      signal.throwIfAborted();
      return state;
    });
  }
}
