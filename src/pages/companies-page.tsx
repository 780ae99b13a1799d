import { Suspense } from "react";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { CompanyCard, CompanyMenu } from "@/features/companies/company-card.tsx";
import type { DomainCheckProps } from "@/features/companies/domains/domain-check.tsx";
import { ShortlistLink } from "@/features/companies/shortlist/shortlist-link.tsx";
import { TypedField } from "@/features/generator/typed-field.tsx";
import { generator, KEYWORD } from "@/generators/companies/companies.ts";
import { type Choices, choiceOf } from "@/generators/engine/filters.ts";
import { generatorById } from "@/generators/registry.ts";
import { resolverUrl } from "@/lib/env.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function menuOf(name: string) {
  return <CompanyMenu companyName={name} />;
}

function cardOf(name: string, drawnFor: Choices) {
  return <CompanyCard companyName={name} keyword={choiceOf(drawnFor, KEYWORD)} />;
}

const SHORTLIST_LINK = <ShortlistLink />;

/** /foretagsnamn */
export default function CompaniesPage() {
  const access = useAccess("domain_check");
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={generator}
      favoritesTools={SHORTLIST_LINK}
      slots={{
        TypedField,
        above: (names) => <LateDomainCheck access={access} names={names} />,
        extra: cardOf,
        menu: menuOf,
      }}
    />
  );
}

const DomainCheck = lazyAfterSuggestions<DomainCheckProps>(
  () => import("@/features/companies/domains/domain-check.tsx"),
  () => null,
);

/** The domain check, where a resolver is configured; its code is loaded once there are names. */
function LateDomainCheck(props: Omit<DomainCheckProps, "resolver">) {
  if (!resolverUrl) return null;
  return (
    // Tall enough for what is loaded later.
    <div className="min-h-11 wide:mb-3">
      {props.names.length > 0 && (
        <Suspense>
          <DomainCheck {...props} resolver={resolverUrl} />
        </Suspense>
      )}
    </div>
  );
}
