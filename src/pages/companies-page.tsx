import { CheckDomainLink } from "@/features/companies/check-domain-link.tsx";
import { companyGenerator } from "@/generators/companies.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const loadGuide = () => import("@/content/guides/foretagsnamn.tsx");

function domainOf(name: string) {
  return <CheckDomainLink companyName={name} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  return (
    <FilterGeneratorPage
      definition={companyGenerator}
      heading="Företagsnamn"
      lead="Nya namn till företaget, hopsatta efter bransch, ton, längd och stil. Kolla domänen direkt, och registret innan du bestämmer dig."
      source="Namnen sätts ihop på nytt varje gång. Vi har inte kontrollerat om de är lediga."
      extra={domainOf}
      cardSize="small"
      loadGuide={loadGuide}
    />
  );
}
