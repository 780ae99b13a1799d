import { ExternalLink } from "lucide-react";
import { site } from "@/config/site.ts";
import { domainNameOf } from "@/generators/domain-name.ts";

/** Opens the domain registry's page for the company's .se domain (SPEC section 7). */
export function CheckDomainLink({ companyName }: { companyName: string }) {
  const domain = domainNameOf(companyName);
  return (
    <a
      href={`${site.domainRegistrationUrl}?${new URLSearchParams({ domain })}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-8 w-fit items-center gap-1.5 text-sm prose-link"
    >
      Kolla domän
      <span className="sr-only"> för {companyName} (öppnas i en ny flik)</span>
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
