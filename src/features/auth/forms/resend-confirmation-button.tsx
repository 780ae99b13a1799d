import { resendConfirmation } from "@/access/session/auth-api.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { giveBackUntried, reportFailure, takeAttempt } from "./auth-form.tsx";
import { useHumanCheck } from "./use-human-check.tsx";

/** Sends the confirmation of a new account again. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const { isPending, run } = usePending();
  const { check, isAwaited, send, isDemand } = useHumanCheck(start);

  function start() {
    if (!isAwaited() && takeAttempt(email, "resend")) void run(resend);
  }

  async function resend() {
    try {
      await send((token) => resendConfirmation(email, token));
      // The auth service does not tell whether there was anything to confirm.
      showSuccess(
        `Är adressen inte redan bekräftad har vi skickat ett nytt mejl till ${email}. Annars kan du logga in.`,
      );
    } catch (error) {
      giveBackUntried(email, "resend", error);
      if (!isDemand(error)) reportFailure(error, "resend");
    }
  }

  return (
    <>
      {check}
      <BusyButton variant="quiet" isBusy={isPending} onClick={start}>
        Skicka bekräftelsen igen
      </BusyButton>
    </>
  );
}
