import { UNREACHABLE_MESSAGE } from "@/features/auth/auth-messages.ts";
import { BackendError } from "@/lib/backend-error.ts";

/** The fallback of SPEC section 8. */
const UNKNOWN_MESSAGE = "Något gick fel";

/** What to tell the user of a failed call to the database. */
export function describeBackendError(error: unknown): string {
  if (!(error instanceof BackendError)) return UNKNOWN_MESSAGE;
  switch (error.failure) {
    case "unreachable":
      return UNREACHABLE_MESSAGE;
    case "signed-out":
      return "Ingen användare inloggad";
    case "refused":
      return error.message || UNKNOWN_MESSAGE;
  }
}
