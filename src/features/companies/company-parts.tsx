import { domainNameOf } from "@/generators/domain-name.ts";
import { DomainMarks } from "./domains/domain-marks.tsx";
import { useDomainStates } from "./domains/domain-store.ts";
import { ShopSign } from "./shop-sign.tsx";

export interface CompanyPartsProps {
  readonly companyName: string;
}

/** What is loaded for the card of a company name: its sign, and its domains once they are asked for. */
export default function CompanyParts({ companyName }: CompanyPartsProps) {
  const isAsked = useDomainStates()[domainNameOf(companyName)];
  return (
    <>
      <ShopSign companyName={companyName} />
      {isAsked && <DomainMarks companyName={companyName} />}
    </>
  );
}
