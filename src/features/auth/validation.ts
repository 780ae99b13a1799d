/** The rules of SPEC section 5 for what is typed into the auth forms. */
import { PASSWORD_MIN_LENGTH } from "@/config/limits.ts";

interface PasswordRule {
  /** The message of SPEC section 5, in English. */
  readonly error: string;
  /** What the form says while the user types. */
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    error: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    label: `minst ${PASSWORD_MIN_LENGTH} tecken`,
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
    label: "ett specialtecken, till exempel ! eller ?",
    // Those that the auth service counts as symbols.
    isMet: (password) => /[!@#$%^&*()_+\-=[\]{};':"\\|<>?,./`~]/.test(password),
  },
];

/** The messages of the rules that a password breaks. */
export function passwordErrors(password: string): readonly string[] {
  return PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ error }) => error);
}
