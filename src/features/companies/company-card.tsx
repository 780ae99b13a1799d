import { type ComponentType, Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { DomainLink } from "./domain-link.tsx";
import type { KeywordNotesProps } from "./keyword-notes.tsx";
import type { CompanyPartsProps } from "./late-parts.tsx";

/** One of the parts that are loaded after the names. */
function latePart<Props extends CompanyPartsProps>(
  pick: (parts: typeof import("./late-parts.tsx")) => ComponentType<Props>,
) {
  return lazyAfterSuggestions<Props>(
    async () => ({ default: pick(await import("./late-parts.tsx")) }),
    () => null,
  );
}

const CompanyNotes = latePart((parts) => parts.CompanyNotes);
const CompanyParts = latePart((parts) => parts.CompanyParts);
const RegisterItems = latePart((parts) => parts.RegisterItems);

interface CompanyCardProps extends KeywordNotesProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** What a company name's card shows beside and below the name. */
export function CompanyCard({ companyName, keyword, isOwn }: CompanyCardProps) {
  return (
    <div className="company-card">
      {/* As high as the notes, with room for the outline of their link. */}
      <p className="-m-1.5 min-h-8 p-1.5 text-sm leading-5 text-ink-soft wide:truncate">
        {isOwn && (
          <Suspense>
            <CompanyNotes companyName={companyName} keyword={keyword} />
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
