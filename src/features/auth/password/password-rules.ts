/** The rules of a new password: docs/specification.md, "Validation". */
import { PASSWORD_MIN_LENGTH } from "@/config/limits.ts";

interface PasswordRule {
  /** The specified message for a password that breaks the rule; in English. */
  readonly error: string;
  /** Shown in the form's checklist. */
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    error: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    label: `minst ${PASSWORD_MIN_LENGTH}\u00a0tecken`,
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    error: "Password must contain at least one uppercase letter",
    label: "en stor bokstav (A–Z)",
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    error: "Password must contain at least one lowercase letter",
    label: "en liten bokstav (a–z)",
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    error: "Password must contain at least one number",
    label: "en siffra",
    isMet: (password) => /\d/.test(password),
  },
  {
    error: "Password must contain at least one special character",
    label: "ett specialtecken, till exempel\u00a0!\u00a0eller\u00a0?",
    // The characters that the auth service counts as symbols.
    isMet: (password) => /[!@#$%^&*()_+\-=[\]{};':"\\|<>?,./`~]/.test(password),
  },
];

/** The messages of the rules that a password breaks. */
export function passwordErrors(password: string): readonly string[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ error }) => error);
}
