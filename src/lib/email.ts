/** The formats of e-mail addresses: docs/specification.md, "Validation". */
import { SIGN_IN_EMAIL_MAX_LENGTH } from "@/config/limits.ts";

/** Whether a text has the format of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** A part of a domain: letters without accents, digits, and hyphens inside it. */
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** The format that the auth service asks for, which is that of `<input type="email">`. */
const SIGN_IN_EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "i");

/** Whether the auth service takes an address: it has fewer characters than other mail servers. */
export function isSignInEmail(text: string): boolean {
  return text.length <= SIGN_IN_EMAIL_MAX_LENGTH && SIGN_IN_EMAIL.test(text);
}
