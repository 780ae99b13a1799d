import { useNavigate } from "react-router-dom";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import type { OfferId } from "./offers.ts";

interface LoginRequiredDialogProps {
  /** What was about to be bought; null while the dialog is closed. */
  readonly offer: OfferId | null;
  readonly onClose: () => void;
}

/** Sends a visitor who wants to subscribe to sign in or up first, and remembers the wish. */
export function LoginRequiredDialog({ offer, onClose }: LoginRequiredDialogProps) {
  const navigate = useNavigate();

  function go(mode: "login" | "signup") {
    if (!offer) return;
    try {
      rememberPendingSubscription(offer);
    } catch (error) {
      // Blocked storage: after signing in the button must be pressed again.
      console.warn("The purchase cannot be remembered", error);
    }
    navigate(`/auth?mode=${mode}`);
  }

  return (
    <Dialog
      isOpen={offer !== null}
      onClose={onClose}
      title="Inloggning krävs"
      description="Du behöver ett konto för att prenumerera, så att köpet blir ditt. Sedan fortsätter vi där du var."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => go("login")}>Logga in</Button>
        <Button onClick={() => go("signup")}>Skapa konto</Button>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
