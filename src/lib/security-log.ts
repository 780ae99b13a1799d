/** A log of security events, stored only in this browser: docs/specification.md, "Data". */
import { SECURITY_LOG_LENGTH } from "@/config/limits.ts";
import { withoutSecrets } from "./secrets.ts";
import { storedList } from "./stored-list.ts";

export type SecurityEvent =
  | "rate_limit_exceeded"
  | "successful_login"
  | "successful_signup"
  | "auth_failure"
  | "google_auth_initiated"
  | "google_auth_failure"
  | "logout"
  | "logout_failure";

/**
 * Has no field for an address, which would stay for whoever uses the browser next, nor for a password or
 * a token; any of these in the message are removed.
 */
export interface SecurityEventDetails {
  /** What was attempted: "login", "signup" … */
  readonly action?: string;
  readonly message?: string;
}

interface SecurityLogEntry {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly event: SecurityEvent;
  readonly details: SecurityEventDetails;
  readonly userAgent: string;
  /** Without query and fragment, which may contain tokens. */
  readonly url: string;
}

/** Earlier entries are only stored again, so what they contain does not matter. */
const log = storedList<unknown>("security-log", {
  parse: (item) => item,
  idOf: (entry) => JSON.stringify(entry),
  version: null,
  isDisposable: true,
});

/** Adds an entry, and drops the oldest above the limit. */
export function logSecurityEvent(event: SecurityEvent, details: SecurityEventDetails = {}): void {
  const { message } = details;
  const entry: SecurityLogEntry = {
    timestamp: new Date().toISOString(),
    event,
    details: { ...details, ...(message && { message: withoutAddresses(withoutSecrets(message)) }) },
    userAgent: navigator.userAgent,
    url: window.location.origin + window.location.pathname,
  };
  log.write([...log.read(), entry].slice(-SECURITY_LOG_LENGTH));
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"']+@[^\s@<>"']+/g, "…");
}

/** Removes all entries. */
export function clearSecurityLog(): void {
  log.forget();
}
