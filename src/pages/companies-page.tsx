import { CompanyCard, CompanyMenu } from "@/features/companies/company-card.tsx";
import { LateDomainCheck } from "@/features/companies/late-domain-check.tsx";
import { TypedField } from "@/features/generator/typed-field.tsx";
import { generator, KEYWORD } from "@/generators/companies.ts";
import { type Choices, choiceOf } from "@/generators/filters.ts";
import { generatorById } from "@/generators/registry.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function menuOf(name: string) {
  return <CompanyMenu companyName={name} />;
}

function cardOf(name: string, isOwn: boolean, drawnFor: Choices) {
  return <CompanyCard companyName={name} keyword={choiceOf(drawnFor, KEYWORD)} isOwn={isOwn} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  const access = useAccess("domain_check");
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={generator}
      slots={{
        TypedField,
        above: (names) => <LateDomainCheck access={access} names={names} />,
        extra: cardOf,
        menu: menuOf,
      }}
    />
  );
}
