import { ExternalLink as ExternalIcon } from "lucide";
import { site } from "@/config/site.ts";
import { domainNameOf } from "@/generators/companies/domain-name.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";

/** Leads to the registry that says whether the .se domain of a company name is free. */
export function DomainLink({ companyName }: { companyName: string }) {
  const query = new URLSearchParams({ domain: domainNameOf(companyName) });
  return (
    <ExternalLink
      href={`${site.domainRegistrationUrl}?${query}`}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm"
    >
      <span>
        Kolla domän <span className="sr-only">för {companyName}</span>
      </span>
      <Icon icon={ExternalIcon} className="size-3.5" />
    </ExternalLink>
  );
}
