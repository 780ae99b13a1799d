/** The pages of the trades, each with the company names that are written for it. */
import type { Tone } from "../../words/company-words.ts";

export interface TradeLink {
  readonly trade: string;
  readonly slug: string;
}

export interface TradeName {
  readonly name: string;
  readonly tone: Tone;
  /** What it plays on; empty where it says that itself. */
  readonly gloss: string;
}

export interface Trade extends TradeLink {
  /** The word that asks the generator for it. */
  readonly keyword: string;
  readonly names: readonly TradeName[];
  /** Trades that are near to it. */
  readonly others: readonly TradeLink[];
}

/** The file with every trade. */
export const TRADES_FILE = "trades.json";

/** A trade as the last part of an address, in ASCII. */
export function tradeSlug(trade: string): string {
  return trade.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "-");
}

export function tradeFile(slug: string): string {
  return `trade-${slug}.json`;
}

export function tradePath(slug: string): string {
  return `/foretagsnamn/${slug}`;
}
