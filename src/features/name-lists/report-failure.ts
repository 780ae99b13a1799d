import { showError } from "@/ui/toast-store.ts";
import { NotSignedInError } from "./name-lists-api.ts";

/** Logs why a change did not come about, and says that it did not. */
export function reportFailure(error: unknown, text: string): void {
  console.error(text, error);
  showError(error instanceof NotSignedInError ? "Du måste vara inloggad" : text);
}
