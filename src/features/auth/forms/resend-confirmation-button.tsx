import { BusyButton } from "@/ui/busy-button.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { resendConfirmation } from "../auth-api.ts";
import { reportFailure, takeAttempt } from "./auth-form.tsx";

/** Sends the confirmation of a new account again. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const { isPending, run } = usePending();

  async function resend() {
    try {
      await resendConfirmation(email);
      // The auth service does not tell whether there was anything to confirm.
      showSuccess(
        `Är adressen inte redan bekräftad har vi skickat ett nytt mejl till ${email}. Annars kan du logga in.`,
      );
    } catch (error) {
      reportFailure(error, "resend");
    }
  }

  return (
    <BusyButton
      variant="quiet"
      isBusy={isPending}
      onClick={() => {
        if (takeAttempt(email, "resend")) void run(resend);
      }}
    >
      Skicka bekräftelsen igen
    </BusyButton>
  );
}
