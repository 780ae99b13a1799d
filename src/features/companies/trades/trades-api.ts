import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import {
  TRADES_FILE,
  type Trade,
  type TradeLink,
  tradeFile,
} from "@/generators/companies/trades.ts";
import { queryClient } from "@/lib/query-client.ts";
import { FROM_FILES, fetchNameFile } from "@/name-parts/files/name-file.ts";

const link = v.object({ trade: v.string(), slug: v.string() });

const tradeSchema = v.object({
  ...link.entries,
  keyword: v.string(),
  names: v.array(
    v.object({
      name: v.string(),
      tone: v.picklist(["professionell", "kreativ", "modernt"]),
      gloss: v.string(),
    }),
  ),
  others: v.array(link),
});

/** Every trade that has a page. */
export const tradesQuery = queryOptions({
  queryKey: ["trades"],
  ...FROM_FILES,
  queryFn: async (): Promise<readonly TradeLink[]> =>
    v.parse(v.array(link), JSON.parse(await fetchNameFile(TRADES_FILE))),
});

/** The names of a trade; null for an address without one. */
export function tradeQuery(slug: string) {
  return queryOptions({
    queryKey: ["trade", slug],
    ...FROM_FILES,
    queryFn: async (): Promise<Trade | null> => {
      const trades = await queryClient.fetchQuery(tradesQuery);
      return trades.some((each) => each.slug === slug)
        ? v.parse(tradeSchema, JSON.parse(await fetchNameFile(tradeFile(slug))))
        : null;
    },
  });
}
