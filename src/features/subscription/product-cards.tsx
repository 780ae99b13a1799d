import type { ReactNode } from "react";
import {
  COLUMN_OF_PLAN,
  isPaidOnce,
  PRODUCTS,
  type ProductId,
  SOLD_PRODUCTS,
} from "@/config/commerce.ts";
import { backendAddress, planModel } from "@/lib/env.ts";
import { freeBenefits, paidBenefits } from "@/lib/plan-matrix.ts";
import { LinkButton } from "@/ui/button.tsx";
import { PlanCard } from "@/ui/plan-card.tsx";
import { usePlanMatrix } from "@/ui/use-plan-matrix.ts";
import { OrderTerms } from "./order-terms.tsx";
import { formatProductPrice } from "./products.ts";

interface ProductCardsProps {
  /** Renders the button of a product. */
  readonly action: (product: ProductId) => ReactNode;
}

/** Everything that is for sale, and then the free site: on a phone the offer comes first. */
export function ProductCards({ action }: ProductCardsProps) {
  const products = SOLD_PRODUCTS[planModel];
  const matrix = usePlanMatrix();
  return (
    <div
      className={`paper-stack grid items-start gap-5 md:grid-cols-2 ${products.length > 1 ? "xl:grid-cols-4" : "lg:grid-cols-[3fr_2fr]"}`}
    >
      {products.map((product) => (
        <ProductCard key={product} product={product} action={action} />
      ))}
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
    </div>
  );
}

export function ProductCard({ product, action }: ProductCardsProps & { product: ProductId }) {
  const matrix = usePlanMatrix();
  const { plan, heading, note } = PRODUCTS[product];
  return (
    <PlanCard
      heading={heading}
      price={formatProductPrice(product)}
      note={note}
      isHighlighted={!isPaidOnce(plan)}
      isPaid
      benefits={paidBenefits(COLUMN_OF_PLAN[plan], matrix)}
      action={
        <>
          {action(product)}
          {backendAddress && <OrderTerms product={product} />}
        </>
      }
    />
  );
}
