import type { ReactNode } from "react";
import { backendAddress, planModel } from "@/lib/env.ts";
import { freeBenefits, paidBenefits } from "@/lib/plan-matrix.ts";
import { LinkButton } from "@/ui/button.tsx";
import { PlanCard } from "@/ui/plan-card.tsx";
import { usePlanMatrix } from "@/ui/use-plan-matrix.ts";
import { type Offer, offersOf } from "./offers.ts";
import { OrderTerms } from "./order-terms.tsx";

interface OfferCardsProps {
  /** Renders the button of an offer. */
  readonly action: (offer: Offer) => ReactNode;
}

/** The free site next to everything that is for sale. */
export function OfferCards({ action }: OfferCardsProps) {
  const offers = offersOf(planModel);
  const matrix = usePlanMatrix();
  return (
    <div
      className={`grid items-start gap-5 md:grid-cols-2 ${offers.length > 1 ? "xl:grid-cols-4" : "lg:grid-cols-[2fr_3fr]"}`}
    >
      <PlanCard
        heading="Gratis"
        price="0&nbsp;kr"
        note="Inget konto behövs."
        benefits={freeBenefits(matrix)}
        action={
          <LinkButton variant="quiet" to="/anvandarnamn">
            Prova en generator
          </LinkButton>
        }
      />
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} action={action} />
      ))}
    </div>
  );
}

export function OfferCard({ offer, action }: OfferCardsProps & { offer: Offer }) {
  const matrix = usePlanMatrix();
  return (
    <PlanCard
      heading={offer.name}
      price={offer.price}
      note={offer.note}
      isHighlighted={offer.id !== "basic"}
      isPaid
      benefits={paidBenefits(offer.id === "basic" ? "basic_plan" : "plus_plan", matrix)}
      action={
        <>
          {action(offer)}
          {backendAddress && <OrderTerms offer={offer} />}
        </>
      }
    />
  );
}
