import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { OfferCards } from "./offer-cards.tsx";
import type { OfferId } from "./offers.ts";

/** The offers for a visitor, who needs an account before buying. */
export function VisitorOffers() {
  const [wanted, setWanted] = useState<OfferId | null>(null);
  return (
    <>
      <OfferCards
        action={(offer) => <Button onClick={() => setWanted(offer.id)}>{offer.action}</Button>}
      />
      <LoginRequiredDialog offer={wanted} onClose={() => setWanted(null)} />
    </>
  );
}

interface LoginRequiredDialogProps {
  /** The offer to buy after signing in; null while the dialog is closed. */
  readonly offer: OfferId | null;
  readonly onClose: () => void;
}

function LoginRequiredDialog({ offer, onClose }: LoginRequiredDialogProps) {
  const navigate = useNavigate();

  function goToAuth(mode: "login" | "signup") {
    if (!offer) return;
    try {
      rememberPendingSubscription(offer);
    } catch (error) {
      // Blocked storage: the purchase does not resume, and must be started again after signing in.
      console.warn("The purchase cannot be remembered", error);
    }
    navigate(`/auth?mode=${mode}`);
  }

  return (
    <Dialog
      isOpen={offer !== null}
      onClose={onClose}
      title="Inloggning krävs"
      description="Du behöver ett konto, för köpet knyts till det. Sedan fortsätter du där du var."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => goToAuth("login")}>Logga in</Button>
        <Button onClick={() => goToAuth("signup")}>Skapa konto</Button>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
