import { DOMAIN_TIMEOUT_MS } from "@/config/limits.ts";
import { withTimeout } from "@/lib/with-timeout.ts";
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
    return await withTimeout(
      DOMAIN_TIMEOUT_MS,
      (inTime) => request(address, domain, inTime),
      signal,
    );
  } catch (error) {
    signal.throwIfAborted();
    console.warn(`The resolver does not answer for ${domain}`, error);
    return "unknown";
  }
}

async function request(address: URL, domain: string, signal: AbortSignal): Promise<DomainState> {
  const response = await fetch(address, {
    headers: { accept: "application/dns-json" },
    signal,
    // The resolver must learn nothing about the visitor but the question.
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  return response.ok ? domainStateOf(domain, await response.json()) : "unknown";
}
