/** The rules of a new password: docs/specification.md, "Validation". */
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "@/config/limits.ts";

interface PasswordRule {
  /** What a password that breaks the rule needs. */
  readonly need: string;
  /** Follows that in the form's checklist. */
  readonly example?: string;
  readonly isMet: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    need: `minst ${PASSWORD_MIN_LENGTH}\u00a0tecken`,
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    need: "en stor bokstav (A–Z)",
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    need: "en liten bokstav (a–z)",
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    need: "en siffra",
    isMet: (password) => /\d/.test(password),
  },
  {
    need: "ett specialtecken",
    example: ", till exempel\u00a0!\u00a0eller\u00a0?",
    // The characters that the auth service counts as symbols.
    isMet: (password) => /[!@#$%^&*()_+\-=[\]{};':"\\|<>?,./`~]/.test(password),
  },
];

/** What a password lacks of the rules. */
export function missingNeeds(password: string): readonly string[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ need }) => need);
}

/** Whether a password is longer than the auth service takes. */
export function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES;
}
