import { Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { CompanyPartsProps } from "./company-parts.tsx";
import { DomainLink } from "./domain-link.tsx";

const CompanyParts = lazyAfterSuggestions<CompanyPartsProps>(
  () => import("./company-parts.tsx"),
  () => null,
);

interface CompanyCardProps extends CompanyPartsProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** What a company name's card shows beside and below the name. */
export function CompanyCard({ companyName, isOwn }: CompanyCardProps) {
  return (
    <div className="company-card">
      <DomainLink companyName={companyName} />
      {isOwn && (
        <Suspense>
          <CompanyParts companyName={companyName} />
        </Suspense>
      )}
    </div>
  );
}
