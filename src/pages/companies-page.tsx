import { CompanyCard } from "@/features/companies/company-card.tsx";
import { CompanyRegisterLinks } from "@/features/companies/company-register-links.tsx";
import { LateDomainCheck } from "@/features/companies/late-domain-check.tsx";
import { generator } from "@/generators/companies.ts";
import { generatorById } from "@/generators/registry.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function cardOf(name: string, isOwn: boolean) {
  return <CompanyCard companyName={name} isOwn={isOwn} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  const access = useAccess("domain_check");
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={generator}
      slots={{
        above: (names) => <LateDomainCheck access={access} names={names} />,
        extra: cardOf,
        below: <CompanyRegisterLinks />,
      }}
    />
  );
}
