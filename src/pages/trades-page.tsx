import { TradeLinks } from "@/features/companies/trades/trade-links.tsx";
import { tradesQuery } from "@/features/companies/trades/trades-api.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /foretagsnamn/branscher */
export default function TradesPage() {
  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/foretagsnamn", label: "Företagsnamn" },
        ]}
        current="Branscher"
      />
      <PageHeading>Företagsnamn efter bransch</PageHeading>
      <Lead>
        Välj din bransch och läs förslag som är skrivna för just den. Finns den inte här? Skriv ditt
        eget ord bland företagsnamnen.
      </Lead>
      <LinkButton to="/foretagsnamn" variant="quiet" className="mt-5 mb-8 print:hidden">
        Till företagsnamnen
      </LinkButton>
      <FetchedPart query={tradesQuery}>{(trades) => <TradeLinks trades={trades} />}</FetchedPart>
    </>
  );
}
