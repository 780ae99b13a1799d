import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { PRODUCTS, type ProductId } from "@/config/commerce.ts";
import { rememberPendingSubscription } from "@/lib/pending-subscription.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { ProductCards } from "./product-cards.tsx";

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
