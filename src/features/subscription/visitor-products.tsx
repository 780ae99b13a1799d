import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { createdAccount } from "@/access/session/created-account.ts";
import { PRODUCTS, type ProductId } from "@/config/commerce.ts";
import { planModel } from "@/lib/env.ts";
import {
  clearPendingSubscription,
  pendingSubscription,
  rememberPendingSubscription,
} from "@/lib/pending-subscription.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Panel } from "@/ui/panel.tsx";
import { ProductCards } from "./product-cards.tsx";
import { productById } from "./products.ts";

/** The products for a visitor, who needs an account before buying. */
export function VisitorProducts() {
  const [wanted, setWanted] = useState<ProductId | null>(null);
  return (
    <>
      <ProductCards
        action={(product) => (
          <Button onClick={() => setWanted(product)}>{PRODUCTS[product].action}</Button>
        )}
      />
      <LoginRequiredDialog product={wanted} onClose={() => setWanted(null)} />
    </>
  );
}

/** The purchase of a visitor who has created an account here for it, and whose address is to be confirmed. */
export function WaitingPurchase() {
  const [product, setProduct] = useState(() =>
    createdAccount() === null ? null : productById(planModel, pendingSubscription()),
  );
  if (product === null) return null;
  return (
    <Panel tone="honey" aria-label="Ditt köp väntar" className="mb-6 grid gap-3">
      <p>
        Ditt köp av {PRODUCTS[product].heading} väntar. Bekräfta adressen i mejlet, på vilken enhet
        du vill. Logga sedan in här, så fortsätter köpet.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/auth?mode=login">Logga in och fortsätt</LinkButton>
        <Button
          variant="quiet"
          onClick={() => {
            clearPendingSubscription();
            setProduct(null);
          }}
        >
          Avbryt köpet
        </Button>
      </div>
    </Panel>
  );
}

interface LoginRequiredDialogProps {
  /** The product to buy after signing in; null while the dialog is closed. */
  readonly product: ProductId | null;
  readonly onClose: () => void;
}

function LoginRequiredDialog({ product, onClose }: LoginRequiredDialogProps) {
  const navigate = useNavigate();

  function goToAuth(mode: "login" | "signup") {
    if (!product) return;
    try {
      rememberPendingSubscription(product);
    } catch (error) {
      // Blocked storage: the purchase does not resume, and must be started again after signing in.
      console.warn("The purchase cannot be remembered", error);
    }
    navigate(`/auth?mode=${mode}`);
  }

  return (
    <Dialog
      isOpen={product !== null}
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
