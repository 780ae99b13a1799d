import { DOMAIN_TIMEOUT_MS } from "@/config/limits.ts";
import { timeoutSignal } from "@/lib/timeout-signal.ts";
import { type DomainState, domainStateOf } from "./domain-state.ts";

/**
 * Asks a resolver for the name servers of a domain, by DNS over HTTPS in JSON. A failure, a broken
 * answer and one that takes too long leave the domain unknown.
 *
 * @param resolver its address, absolute or on the site itself
 * @throws the signal's reason when it is aborted
 */
export async function askResolver(
  resolver: string,
  domain: string,
  signal: AbortSignal,
): Promise<DomainState> {
  const address = new URL(resolver, window.location.origin);
  address.searchParams.set("name", domain);
  address.searchParams.set("type", "NS");
  try {
    const response = await fetch(address, {
      headers: { accept: "application/dns-json" },
      signal: timeoutSignal(DOMAIN_TIMEOUT_MS, signal),
      // The resolver must learn nothing about the visitor but the question.
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return response.ok ? domainStateOf(domain, await response.json()) : "unknown";
  } catch (error) {
    signal.throwIfAborted();
    console.warn(`The resolver does not answer for ${domain}`, error);
    return "unknown";
  }
}
