import { Suspense } from "react";
import { domainNameOf } from "@/generators/domain-name.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { CompanyRegisterLinks } from "./company-register-links.tsx";
import { useDomainStates } from "./domains/domain-store.ts";

interface PartProps {
  companyName: string;
}

const DomainMarks = lazyWithFallback<PartProps>(
  () => import("./domains/domain-marks.tsx"),
  () => null,
);

const ShopSign = lazyWithFallback<PartProps>(
  () => import("./shop-sign.tsx"),
  () => null,
);

interface CompanyCardProps extends PartProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** What the card of a company name has beside and below the name. */
export function CompanyCard({ companyName, isOwn }: CompanyCardProps) {
  const isAsked = useDomainStates()[domainNameOf(companyName)];
  return (
    <>
      <div className="shop-sign">
        {isOwn && (
          <Suspense>
            <ShopSign companyName={companyName} />
          </Suspense>
        )}
      </div>
      <CompanyRegisterLinks companyName={companyName} />
      {isAsked && (
        <Suspense>
          <DomainMarks companyName={companyName} />
        </Suspense>
      )}
    </>
  );
}
