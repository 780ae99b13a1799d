import { site } from "@/config/site.ts";
import { domainNameOf } from "@/generators/companies/domain-name.ts";

const ENDINGS = ["se", "nu", "com"] as const;

interface CompanyDomain {
  /** ".se" */
  readonly ending: string;
  readonly name: string;
  /** The page of the registry, which says for sure whether it is free. */
  readonly registry: string;
}

/** The domains of a company name that are checked. */
export function domainsOf(companyName: string): readonly CompanyDomain[] {
  return ENDINGS.map((ending) => {
    const name = domainNameOf(companyName, ending);
    const registry =
      ending === "com"
        ? `${site.comLookupUrl}?${new URLSearchParams({ name })}`
        : `${site.domainRegistrationUrl}?${new URLSearchParams({ domain: name })}`;
    return { ending: `.${ending}`, name, registry };
  });
}
