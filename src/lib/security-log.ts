/** A log of security events, stored only in this browser: docs/specification.md, "Data". */
import * as v from "valibot";
import { SECURITY_LOG_LENGTH } from "@/config/limits.ts";
import { readStored, removeStored, writeStored } from "./browser-storage.ts";
import { withoutSecrets } from "./secrets.ts";

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

const KEY = "security-log";

/** Earlier entries are only stored again, so what they contain does not matter. */
const storedEntries = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []);

/** Adds an entry, and drops the oldest above the limit. Without storage nothing is logged. */
export function logSecurityEvent(event: SecurityEvent, details: SecurityEventDetails = {}): void {
  const { message } = details;
  const entry: SecurityLogEntry = {
    timestamp: new Date().toISOString(),
    event,
    details: { ...details, ...(message && { message: withoutAddresses(withoutSecrets(message)) }) },
    userAgent: navigator.userAgent,
    url: window.location.origin + window.location.pathname,
  };
  try {
    const earlier = v.parse(storedEntries, readStored(KEY));
    writeStored(KEY, JSON.stringify([...earlier, entry].slice(-SECURITY_LOG_LENGTH)));
  } catch (error) {
    console.warn("The security log cannot be written", error);
  }
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"']+@[^\s@<>"']+/g, "…");
}

/** Removes all entries. */
export function clearSecurityLog(): void {
  try {
    removeStored(KEY);
  } catch (error) {
    console.warn("The security log cannot be cleared", error);
  }
}
