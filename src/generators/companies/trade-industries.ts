/** Industries of /foretagsnamn whose names are all of their trades (industry-names.ts), which are loaded when one is chosen. */
export const TRADE_INDUSTRIES = [
  "halsa",
  "bygg",
  "skonhet",
  "djur",
  "transport",
  "utbildning",
  "event",
  "fastighet",
] as const;

export type TradeIndustry = (typeof TRADE_INDUSTRIES)[number];

/** Whether an option of the filter is one of them. */
export function isTradeIndustry(option: string): option is TradeIndustry {
  return TRADE_INDUSTRIES.some((industry) => industry === option);
}
