/** Counting visits, without cookies, by the script that the environment names. */
import type { AnalyticsScript } from "./env.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Addresses that open something to whoever has them: a shared list, a way back from the auth service
 * or from a payment. The scripts send the address of every page, so they are kept from these.
 */
const SECRET_ADDRESS = /\/(lista|auth)(\/|[?#]|$)|[?#&](\w*token\w*|code|session_id)=/;

interface Visitor {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether a visit that begins at this address may be counted. */
export function mayCount(visitor: Visitor, address: string): boolean {
  const isUnwilling = visitor.doNotTrack === "1" || visitor.globalPrivacyControl === true;
  return !isUnwilling && !SECRET_ADDRESS.test(address);
}

/**
 * Loads the script once the page is idle. A visit that begins at a secret address is not counted at
 * all: the script would follow the visitor back there. Within the site no link leads to a token.
 */
export function startAnalytics({ url, domain }: AnalyticsScript): void {
  // Asked now: the session service soon takes a token out of the address.
  if (!mayCount(navigator, window.location.href)) return;
  whenIdle(() => {
    const script = document.createElement("script");
    script.src = url;
    script.defer = true;
    if (domain) script.dataset.domain = domain;
    document.head.append(script);
  });
}
