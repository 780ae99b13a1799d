import type { ReactNode } from "react";
import { FREE_SURNAME_BEARERS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { SURNAMES_DAY } from "@/words/statistics.ts";
import { nameLaw, skatteverket } from "./guide-sources.ts";

/**
 * What the law says of taking a surname: personnamnslagen (2016:1013). Never that a name
 * is free: Skatteverket decides.
 */
export function surnameRule(bearers: number): ReactNode {
  if (bearers >= FREE_SURNAME_BEARERS) {
    return `Minst ${formatCount(FREE_SURNAME_BEARERS)} bär namnet. Då får i regel vem som helst ta det. Skatteverkets lista avgör.`;
  }
  if (bearers > 0) {
    return `Färre än ${formatCount(FREE_SURNAME_BEARERS)} bär namnet. Då får du i regel ta det bara om det finns i släkten, om du har haft det förut eller om du är gift med någon som heter så. Skatteverket avgör.`;
  }
  return (
    <>
      Färre än två bar namnet den {SURNAMES_DAY}. Om du vill ta det prövar{" "}
      <ExternalLink href={skatteverket.href}>Skatteverket</ExternalLink> det som ett nybildat
      efternamn. Det ska vara lämpligt bildat, får inte bäras av någon annan och inte lätt kunna
      förväxlas med andras skyddade namn (
      <ExternalLink href={nameLaw.href}>lagen om personnamn</ExternalLink>).
    </>
  );
}
