import { site } from "@/config/site.ts";
import { ExternalLink } from "@/ui/external-link.tsx";

/** Where a company name and a trademark are looked up. The registers take no name in the address. */
export function CompanyRegisterLinks() {
  return (
    <p className="print:hidden">
      Har du hittat ett namn? Sök det bland{" "}
      <ExternalLink href={site.companyRegisterUrl}>företagsnamnen hos Bolagsverket</ExternalLink>{" "}
      och bland <ExternalLink href={site.trademarkRegisterUrl}>varumärkena hos PRV</ExternalLink>.
    </p>
  );
}
