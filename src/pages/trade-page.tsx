import { useParams } from "react-router-dom";
import { TradeView } from "@/features/companies/trades/trade-view.tsx";
import { tradeQuery } from "@/features/companies/trades/trades-api.ts";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import { type PageHead, type RouteParams, titled } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import NotFoundPage from "./not-found-page.tsx";

/** /foretagsnamn/{trade} */
export default function TradePage() {
  const { trade: slug = "" } = useParams();
  return (
    <FetchedPart query={tradeQuery(slug)}>
      {(trade) =>
        trade ? (
          <>
            <Breadcrumbs
              trail={[
                { to: "/", label: "Hem" },
                { to: "/foretagsnamn", label: "Företagsnamn" },
                { to: "/foretagsnamn/branscher", label: "Branscher" },
              ]}
              current={upperFirst(trade.trade)}
            />
            <TradeView trade={trade} />
          </>
        ) : (
          <NotFoundPage />
        )
      }
    </FetchedPart>
  );
}

/** Longest title without the name of the site. */
const TITLE_LENGTH = 48;

export async function head({ trade: slug = "" }: RouteParams): Promise<PageHead> {
  const page = await queryClient.fetchQuery(tradeQuery(slug));
  if (!page) return missingPageHead;
  const { trade, names } = page;
  const title = `Företagsnamn: ${trade}, ${names.length}\u00a0förslag`;
  const long = `${title} skrivna för hand`;
  return {
    title: titled(long.length > TITLE_LENGTH ? title : long),
    description: `Namn på företag i branschen ${trade}: ${names.length}\u00a0förslag skrivna för hand, sakliga, lekfulla och moderna, med förklaring där den behövs.`,
  };
}
