import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { LoginRequiredDialog } from "./login-required-dialog.tsx";
import { OfferCards } from "./offer-cards.tsx";
import type { OfferId } from "./offers.ts";

/** The offers for somebody who is not signed in: buying asks for an account first. */
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
