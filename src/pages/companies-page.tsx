import { useMemo } from "react";
import { CompanyCard, CompanyMenu } from "@/features/companies/company-card.tsx";
import { LateDomainCheck } from "@/features/companies/late-domain-check.tsx";
import { useKeyword } from "@/features/companies/use-keyword.ts";
import { companyGenerator } from "@/generators/companies.ts";
import { generatorById } from "@/generators/registry.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { useDeferredSection } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function menuOf(name: string) {
  return <CompanyMenu companyName={name} />;
}

function cardOf(name: string, isOwn: boolean) {
  return <CompanyCard companyName={name} isOwn={isOwn} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  const access = useAccess("domain_check");
  const keyword = useKeyword()[0].trim();
  const definition = useMemo(() => companyGenerator(keyword), [keyword]);
  const field = useDeferredSection(
    () => import("@/features/companies/keyword-field.tsx"),
    // As high as the field.
    <div className="h-17" />,
    () => null,
  );
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={definition}
      slots={{
        field,
        above: (names) => <LateDomainCheck access={access} names={names} />,
        extra: cardOf,
        menu: menuOf,
      }}
    />
  );
}
