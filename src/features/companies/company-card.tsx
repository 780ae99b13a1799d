import { Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { DomainLink } from "./domain-link.tsx";
import type { CompanyPartsProps } from "./late-parts.tsx";

/** One of the parts that are loaded after the names. */
function latePart(name: "CompanyNotes" | "CompanyParts" | "RegisterItems") {
  return lazyAfterSuggestions<CompanyPartsProps>(
    async () => ({ default: (await import("./late-parts.tsx"))[name] }),
    () => null,
  );
}

const CompanyNotes = latePart("CompanyNotes");
const CompanyParts = latePart("CompanyParts");
const RegisterItems = latePart("RegisterItems");

interface CompanyCardProps extends CompanyPartsProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** What a company name's card shows beside and below the name. */
export function CompanyCard({ companyName, isOwn }: CompanyCardProps) {
  return (
    <div className="company-card">
      {/* As high as the notes. */}
      <p className="min-h-5 truncate text-sm leading-5 text-ink-soft">
        {isOwn && (
          <Suspense>
            <CompanyNotes companyName={companyName} />
          </Suspense>
        )}
      </p>
      <DomainLink companyName={companyName} />
      {isOwn && (
        <Suspense>
          <CompanyParts companyName={companyName} />
        </Suspense>
      )}
    </div>
  );
}

/** The lines of its menu. */
export function CompanyMenu({ companyName }: CompanyPartsProps) {
  return (
    <Suspense>
      <RegisterItems companyName={companyName} />
    </Suspense>
  );
}
