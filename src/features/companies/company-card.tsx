import { Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { CompanyNotesProps } from "./company-notes.tsx";
import type { CompanyPartsProps } from "./company-parts.tsx";
import { DomainLink } from "./domain-link.tsx";
import { useKeyword } from "./use-keyword.ts";

const CompanyParts = lazyAfterSuggestions<CompanyPartsProps>(
  () => import("./company-parts.tsx"),
  () => null,
);

const CompanyNotes = lazyAfterSuggestions<CompanyNotesProps>(
  () => import("./company-notes.tsx"),
  () => null,
);

const KeywordNotes = lazyAfterSuggestions<CompanyNotesProps>(
  () => import("./keyword-notes.tsx"),
  () => null,
);

interface CompanyCardProps extends CompanyPartsProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** What a company name's card shows beside and below the name. */
export function CompanyCard({ companyName, isOwn }: CompanyCardProps) {
  const Notes = useKeyword()[0].trim() === "" ? CompanyNotes : KeywordNotes;
  return (
    <div className="company-card">
      {/* As high as the notes. */}
      <p className="min-h-5 truncate text-sm leading-5 text-ink-soft">
        {isOwn && (
          <Suspense>
            <Notes companyName={companyName} />
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
