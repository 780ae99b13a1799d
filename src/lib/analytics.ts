/** Counts visits, without cookies, with the script that is configured in the environment. */
import { analyticsScript } from "./env.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Addresses that grant access to anyone who has them: a room, a shared list, or a redirect from the auth
 * service or a payment. Analytics scripts send the address of every page, so they must not run here.
 */
const SECRET_ADDRESS = /\/(tillsammans|lista|auth)(\/|[?#]|$)|[?#&](\w*token\w*|code|session_id)=/;

interface Visitor {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether a visit that starts at this address may be counted. */
export function mayCount(visitor: Visitor, address: string): boolean {
  const hasOptedOut = visitor.doNotTrack === "1" || visitor.globalPrivacyControl === true;
  return !hasOptedOut && !SECRET_ADDRESS.test(address);
}

/**
 * Loads the script, if one is configured, once the page is idle. A visit that starts at a secret
 * address is not counted at all: the script would send that address when the visitor goes back to
 * it. No link within the site leads to such an address, only to /tillsammans without the secret.
 */
export function startAnalytics(): void {
  if (!analyticsScript) return;
  const { url, domain } = analyticsScript;
  // Checked at once: the session service soon removes tokens from the address.
  if (!mayCount(navigator, window.location.href)) return;
  whenIdle(() => {
    const script = document.createElement("script");
    script.src = url;
    script.defer = true;
    if (domain) script.dataset.domain = domain;
    document.head.append(script);
  });
}
