import { ExternalLink as ExternalIcon } from "lucide";
import { site } from "@/config/site.ts";
import { domainNameOf } from "@/generators/domain-name.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";

/**
 * Links to the registers that say whether a company name is free. The domain registry takes the domain
 * in the address; the others take no name, so their search pages open empty.
 */
export function CompanyRegisterLinks({ companyName }: { companyName: string }) {
  const domain = domainNameOf(companyName);
  return (
    <div className="flex flex-wrap gap-x-3.5 max-[22rem]:gap-x-2">
      <RegisterLink
        href={`${site.domainRegistrationUrl}?${new URLSearchParams({ domain })}`}
        action="Kolla"
        isActionShown
        register="domän"
        companyName={companyName}
      />
      <RegisterLink
        href={site.companyRegisterUrl}
        action="Sök hos"
        register="Bolagsverket"
        companyName={companyName}
      />
      <RegisterLink
        href={site.trademarkRegisterUrl}
        action="Sök varumärke hos"
        register="PRV"
        companyName={companyName}
      />
    </div>
  );
}

interface RegisterLinkProps {
  href: string;
  action: string;
  register: string;
  companyName: string;
  /** Whether the action is shown on a phone too, where only the register's name has room. */
  isActionShown?: boolean;
}

function RegisterLink({ href, action, register, companyName, isActionShown }: RegisterLinkProps) {
  return (
    <ExternalLink href={href} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
      <span>
        <span className={isActionShown ? "" : "max-[700px]:sr-only"}>{action}</span> {register}{" "}
        <span className="sr-only">för {companyName}</span>
      </span>
      <Icon icon={ExternalIcon} className="size-3.5 max-[700px]:hidden" />
    </ExternalLink>
  );
}
