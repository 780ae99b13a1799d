/** Counts visits, without cookies, with the script that is configured in the environment. */
import { analyticsScript } from "./env.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Addresses that grant access to anyone who has them: a room, the rooms that a visitor sends to another browser, a
 * shared list, or a redirect from the auth service or a payment. Analytics scripts send the address of every page, so they must not run here.
 */
const SECRET_ADDRESS =
  /\/(tillsammans|lista|auth)(\/|[?#]|$)|[?#&](\w*token\w*|code|session_id|rum)=/;

/** The page of rooms, which is never counted. */
const UNCOUNTED_PAGE = /^\/tillsammans(\/|$)/;

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
 * it. No link within the site leads to such an address, only to /tillsammans without the secret, which
 * opens in a document of its own.
 */
export function startAnalytics(): void {
  if (!analyticsScript) return;
  const { url, domain } = analyticsScript;
  // Checked at once: the session service soon removes tokens from the address.
  if (!mayCount(navigator, window.location.href)) return;
  const openDocument = (address: string) => window.location.assign(address);
  openUncountedAlone(openDocument);
  whenIdle(() => {
    const script = document.createElement("script");
    script.src = url;
    script.defer = true;
    if (domain) script.dataset.domain = domain;
    // In front of what the script has put there to follow the visitor.
    script.addEventListener("load", () => openUncountedAlone(openDocument));
    document.head.append(script);
  });
}

/** Opens the page of rooms as a new document wherever it would only be another page of this one. */
export function openUncountedAlone(openDocument: (address: string) => void): void {
  const pushState = window.history.pushState.bind(window.history);
  window.history.pushState = (state, unused, address) => {
    const { pathname, href } = new URL(address ?? "", window.location.href);
    if (UNCOUNTED_PAGE.test(pathname)) openDocument(href);
    else pushState(state, unused, address);
  };
}
