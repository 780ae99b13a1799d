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

/** What the card of a company name has below the name. */
export function CompanyCard({ companyName }: PartProps) {
  const isAsked = useDomainStates()[domainNameOf(companyName)];
  return (
    <>
      <CompanyRegisterLinks companyName={companyName} />
      {isAsked && (
        <Suspense>
          <DomainMarks companyName={companyName} />
        </Suspense>
      )}
    </>
  );
}
