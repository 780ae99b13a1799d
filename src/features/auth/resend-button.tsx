import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { resendConfirmation } from "./auth-api.ts";
import { acceptAttempt, reportFailure } from "./auth-attempt.ts";

/** Sends the confirmation of a new account once more. */
export function ResendButton({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function resend() {
    if (!acceptAttempt(email, "resend")) return;
    setIsBusy(true);
    try {
      await resendConfirmation(email);
      showSuccess(`Vi har skickat ett nytt mejl till ${email}.`);
    } catch (error) {
      reportFailure(error, email, "resend");
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="quiet" disabled={isBusy} onClick={resend}>
      {isBusy ? "Laddar..." : "Skicka bekräftelsen igen"}
    </Button>
  );
}
