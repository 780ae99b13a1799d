/** What is loaded for the card of a company name after the names. */
import { Landmark, Stamp } from "lucide";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { site } from "@/config/site.ts";
import { companyReason } from "@/generators/companies/company-reason.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { domainNameOf } from "@/generators/companies/domain-name.ts";
import { isTradeIndustry } from "@/generators/companies/trade-industries.ts";
import { copyName } from "@/ui/copy-button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { MenuLink } from "@/ui/menu-item.tsx";
import { DomainMarks } from "./domains/domain-marks.tsx";
import { useDomainStates } from "./domains/domain-store.ts";
import type { IndustryNotesProps } from "./industry-notes.tsx";
import type { KeywordNotesProps } from "./keyword-notes.tsx";
import { Notes } from "./notes.tsx";
import { ShopSign } from "./shop-sign.tsx";

const KeywordNotes = lazyWithFallback<KeywordNotesProps & IndustryNotesProps>(
  () => import("./keyword-notes.tsx"),
);
const IndustryNotes = lazyWithFallback<IndustryNotesProps>(() => import("./industry-notes.tsx"));

export interface CompanyPartsProps {
  readonly companyName: string;
}

/** What a name plays on, and what may speak against registering it. */
export function CompanyNotes({ companyName, keyword }: KeywordNotesProps) {
  const industry = useSearchParams()[0].get("bransch") ?? "";
  if (keyword === "" && !isTradeIndustry(industry)) {
    return <Notes reason={companyReason(companyName)} remark={companyRemark(companyName)} />;
  }
  return (
    <Suspense>
      {keyword === "" ? (
        <IndustryNotes companyName={companyName} industry={industry} />
      ) : (
        <KeywordNotes companyName={companyName} keyword={keyword} industry={industry} />
      )}
    </Suspense>
  );
}

/** The sign of a name, and its domains once they are asked for. */
export function CompanyParts({ companyName }: CompanyPartsProps) {
  const isAsked = useDomainStates()[domainNameOf(companyName)];
  return (
    <>
      <ShopSign companyName={companyName} />
      {isAsked && <DomainMarks companyName={companyName} />}
    </>
  );
}

/** Lines of its menu that lead to the registers. They take no name in the address, so it is copied. */
export function RegisterItems({ companyName }: CompanyPartsProps) {
  const copy = () => copyName(companyName);
  return (
    <>
      <MenuLink icon={Landmark} href={site.companyRegisterUrl} onClick={copy}>
        Kopiera och sök hos Bolagsverket
      </MenuLink>
      <MenuLink icon={Stamp} href={site.trademarkRegisterUrl} onClick={copy}>
        Kopiera och sök hos PRV
      </MenuLink>
    </>
  );
}
