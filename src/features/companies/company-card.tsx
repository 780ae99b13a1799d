import { type ComponentType, memo, Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { CompanyPartsProps } from "./company-card-parts.tsx";
import { DomainLink } from "./domain-link.tsx";
import type { KeywordNotesProps } from "./keyword-notes.tsx";

/** One of the parts that are loaded after the names. */
function latePart<Props extends CompanyPartsProps>(
  pick: (parts: typeof import("./company-card-parts.tsx")) => ComponentType<Props>,
) {
  return lazyAfterSuggestions<Props>(
    async () => ({ default: pick(await import("./company-card-parts.tsx")) }),
    () => null,
  );
}

const CompanyNotes = latePart((parts) => parts.CompanyNotes);
const CompanyParts = latePart((parts) => parts.CompanyParts);
const RegisterItems = latePart((parts) => parts.RegisterItems);

/** What a company name's card shows beside and below the name; rendered once, see {@link LateNameFacts}. */
export const CompanyCard = memo(function CompanyCard({ companyName, keyword }: KeywordNotesProps) {
  return (
    <div className="company-card">
      {/* As high as the notes, with room for the outline of their link. */}
      <p className="-m-1.5 min-h-8 p-1.5 text-sm leading-5 text-ink-soft truncate phone:mr-0">
        <Suspense>
          <CompanyNotes companyName={companyName} keyword={keyword} />
        </Suspense>
      </p>
      <DomainLink companyName={companyName} />
      <Suspense>
        <CompanyParts companyName={companyName} />
      </Suspense>
    </div>
  );
});

/** The lines of its menu. */
export function CompanyMenu({ companyName }: CompanyPartsProps) {
  return (
    <Suspense>
      <RegisterItems companyName={companyName} />
    </Suspense>
  );
}
