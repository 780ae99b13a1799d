import { X } from "lucide";
import { type ReactNode, useId } from "react";
import { isBrand } from "@/generators/companies/brands.ts";
import { lettersOf } from "@/generators/companies/company-letters.ts";
import { companyReason } from "@/generators/companies/company-reason.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { domainLabelOf, domainNameOf } from "@/generators/companies/domain-name.ts";
import { CopyButton, copyName } from "@/ui/copy-button.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { domainsOf } from "../domains/domain-endings.ts";
import { DomainMarks } from "../domains/domain-marks.tsx";
import { useDomainStates } from "../domains/domain-store.ts";
import { Notes } from "../notes.tsx";
import { NameSigns } from "./name-signs.tsx";
import { handleOf, profilesOf } from "./profiles.ts";
import { registersFor } from "./registers.ts";

interface ListedNameProps {
  readonly companyName: string;
  /** @param button the pressed one, which goes with the name */
  readonly onRemove: (button: Element) => void;
}

/** What to find out about one name before it is chosen. */
export function ListedName({ companyName, onRemove }: ListedNameProps) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId} className="print:p-0 sm:p-6">
      <div className="flex items-start gap-2">
        <h2
          id={headingId}
          tabIndex={-1}
          translate="no"
          className="min-w-0 grow text-xl wrap-anywhere outline-none"
        >
          {companyName}
        </h2>
        <CopyButton name={companyName} />
        <IconButton
          aria-label={`Ta bort ${companyName} från favoriter`}
          className="-mr-2.5"
          // The second press of a double press would remove the name that has taken the place.
          onClick={({ detail, currentTarget }) => detail < 2 && onRemove(currentTarget)}
        >
          <Icon icon={X} className="size-5" />
        </IconButton>
      </div>
      <p className="mt-1 mb-5 text-ink-soft">
        <Remarks companyName={companyName} />
      </p>
      <NameSigns companyName={companyName} />
      <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Part heading="Adress på nätet">
          <Addresses companyName={companyName} />
        </Part>
        <Profiles companyName={companyName} />
        <Part heading="Sök i registren">
          <Registers companyName={companyName} />
        </Part>
      </div>
    </Panel>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-base font-semibold">{heading}</h3>
      {children}
    </div>
  );
}

function Remarks({ companyName }: { companyName: string }) {
  const reason = companyReason(companyName);
  const remark = isBrand(lettersOf(companyName)) ? "brand" : companyRemark(companyName);
  if (reason === undefined && remark === undefined) {
    return "Våra regler har inget att anmärka, men bara registren ger besked.";
  }
  return <Notes reason={reason} remark={remark} />;
}

/** The domains: where to ask about them, or what is known once they have been checked. */
function Addresses({ companyName }: { companyName: string }) {
  const isAsked = useDomainStates()[domainNameOf(companyName)];
  if (isAsked) {
    return (
      // In a card of suggestions, marks reach below its buttons.
      <div className="[&>fieldset]:mx-0!">
        <DomainMarks companyName={companyName} />
      </div>
    );
  }
  return (
    <ul>
      {domainsOf(companyName).map(({ ending, registry }) => (
        <li key={ending}>
          <ExternalLink href={registry} className="inline-block py-1.5 wrap-anywhere">
            <span translate="no">{domainLabelOf(companyName) + ending}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function Profiles({ companyName }: { companyName: string }) {
  const handle = handleOf(companyName);
  if (handle === "") return null;
  return (
    <Part heading="Profiler att titta på">
      <ul>
        {profilesOf(handle).map(({ service, address, most }) => (
          <li key={service} className="wrap-anywhere">
            {address === null ? (
              <span className="inline-block py-1.5 text-ink-soft">
                {`${service}: för långt, högst ${most}\u00a0tecken`}
              </span>
            ) : (
              <ExternalLink href={address} className="inline-block py-1.5">
                <span translate="no">{`${service}: ${handle}`}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Registers({ companyName }: { companyName: string }) {
  return (
    <ul>
      {registersFor(companyName).map(({ label, address }) => (
        <li key={label}>
          <ExternalLink
            href={address}
            onClick={() => copyName(companyName)}
            className="inline-block py-1.5"
          >
            {label}
            <span className="sr-only">{` med ${companyName} kopierat`}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
