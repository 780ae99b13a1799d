import { type TradeLink, tradePath } from "@/generators/companies/trades.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import { Link } from "@/ui/link.tsx";

/** Links to the names of trades. */
export function TradeLinks({ trades }: { trades: readonly TradeLink[] }) {
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {trades.map(({ trade, slug }) => (
        <li key={slug} className="break-inside-avoid border-b border-line">
          <Link to={tradePath(slug)} className="block py-2.5 hover:text-falu hover:underline">
            {upperFirst(trade)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
