import type { ReactNode } from "react";
import { BENEFITS } from "@/config/plans.ts";
import { planModel } from "@/lib/env.ts";
import { LinkButton } from "@/ui/button.tsx";
import { PlanCard } from "@/ui/plan-card.tsx";
import { type Offer, offersOf } from "./offers.ts";

/** The free site next to what is for sale; `action` renders the button of an offer. */
export function OfferCards({ action }: { action: (offer: Offer) => ReactNode }) {
  const offers = offersOf(planModel);
  return (
    <div className={`grid gap-5 md:grid-cols-2 ${offers.length > 1 ? "xl:grid-cols-4" : ""}`}>
      <PlanCard
        heading="Gratis"
        price="0 kr"
        note="Inget konto behövs."
        benefits={BENEFITS.map(({ label }) => ({ label, isIncluded: false }))}
        action={
          <LinkButton variant="quiet" to="/anvandarnamn">
            Prova en generator
          </LinkButton>
        }
      />
      {offers.map((offer) => (
        <PlanCard
          key={offer.id}
          heading={offer.name}
          price={offer.price}
          note={offer.note}
          isHighlighted={offer.id !== "basic"}
          benefits={BENEFITS.map(({ label, isInBasic }) => ({
            label,
            isIncluded: offer.id !== "basic" || isInBasic,
          }))}
          action={action(offer)}
        />
      ))}
    </div>
  );
}
