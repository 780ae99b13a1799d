import { ExternalLink as ExternalIcon } from "lucide-react";
import { site } from "@/config/site.ts";
import { domainNameOf } from "@/generators/domain-name.ts";
import { ExternalLink } from "@/ui/external-link.tsx";

/** Links to the domain registry's page for the company's .se domain, where it says if it is free. */
export function CheckDomainLink({ companyName }: { companyName: string }) {
  const domain = domainNameOf(companyName);
  return (
    <ExternalLink
      href={`${site.domainRegistrationUrl}?${new URLSearchParams({ domain })}`}
      className="inline-flex min-h-8 w-fit items-center gap-1.5 text-sm"
    >
      Kolla domän
      <span className="sr-only"> för {companyName}</span>
      <ExternalIcon aria-hidden className="size-3.5" />
    </ExternalLink>
  );
}
