import { CompanyRegisterLinks } from "@/features/companies/company-register-links.tsx";
import { generator } from "@/generators/companies.ts";
import { generatorById } from "@/generators/registry.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function registersOf(name: string) {
  return <CompanyRegisterLinks companyName={name} />;
}

/** /foretagsnamn */
export default function CompaniesPage() {
  return (
    <FilterGeneratorPage
      entry={generatorById("foretagsnamn")}
      definition={generator}
      extra={registersOf}
    />
  );
}
