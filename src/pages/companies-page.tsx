import { CheckDomainLink } from "@/features/companies/check-domain-link.tsx";
import { generator } from "@/generators/companies.ts";
import { generatorById } from "@/generators/registry.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function domainOf(name: string) {
  return <CheckDomainLink companyName={name} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={generator}
      extra={domainOf}
    />
  );
}
