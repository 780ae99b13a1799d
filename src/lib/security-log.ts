/** What happened to the account in this browser, kept there alone (SPEC sections 3, 4 and 7). */
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

/** There is no field for a password or a token, and none is let through in a message. */
export interface SecurityEventDetails {
  readonly email?: string;
  /** What was tried: "login", "signup" … */
  readonly action?: string;
  readonly message?: string;
}

interface SecurityLogEntry {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly event: SecurityEvent;
  readonly details: SecurityEventDetails;
  readonly userAgent: string;
  /** Without query and fragment, which may carry tokens. */
  readonly url: string;
}

const KEY = "security-log";

/** Adds an entry, and drops the oldest over a hundred. Without storage nothing is kept. */
export function logSecurityEvent(event: SecurityEvent, details: SecurityEventDetails = {}): void {
  const { message } = details;
  const entry: SecurityLogEntry = {
    timestamp: new Date().toISOString(),
    event,
    details: { ...details, ...(message && { message: withoutSecrets(message) }) },
    userAgent: navigator.userAgent,
    url: window.location.origin + window.location.pathname,
  };
  try {
    const entries = [...readEntries(), entry].slice(-SECURITY_LOG_LENGTH);
    writeStored(KEY, JSON.stringify(entries));
  } catch (error) {
    console.warn("The security log cannot be kept", error);
  }
}

/** Forgets every entry; each may name its account. */
export function clearSecurityLog(): void {
  try {
    removeStored(KEY);
  } catch (error) {
    console.warn("The security log cannot be cleared", error);
  }
}

/** The kept entries as stored; what cannot be read is given up, since a log must not stop anyone. */
function readEntries(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
