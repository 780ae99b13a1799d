import { companyFields } from "../../../src/generators/companies/company-fields.ts";
import {
  TRADES_FILE,
  type Trade,
  type TradeLink,
  tradeFile,
  tradeSlug,
} from "../../../src/generators/companies/trades.ts";

/** How many trades before and after it in the word list, which has like beside like, a page leads to. */
const NEIGHBOURS = 4;

/** A file with the names of each trade, and one with all trades in Swedish order. */
export function tradeFiles(): [file: string, text: string][] {
  const links = companyFields.map(({ trade }): TradeLink => ({ trade, slug: tradeSlug(trade) }));
  const { compare } = new Intl.Collator("sv");
  const sorted = [...links].sort((left, right) => compare(left.trade, right.trade));
  return [
    [TRADES_FILE, JSON.stringify(sorted)],
    ...companyFields.map(({ trade, typed, names }, i): [string, string] => {
      const slug = tradeSlug(trade);
      const page: Trade = {
        trade,
        slug,
        keyword: typed[0] ?? trade,
        names: names.map(({ name, tone, gloss }) => ({ name, tone, gloss })),
        others: [
          ...links.slice(Math.max(0, i - NEIGHBOURS), i),
          ...links.slice(i + 1, i + 1 + NEIGHBOURS),
        ],
      };
      return [tradeFile(slug), JSON.stringify(page)];
    }),
  ];
}
