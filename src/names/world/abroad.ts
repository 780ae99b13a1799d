/** Reads what the compact source says of a name in other countries. */
import { COUNTRIES } from "./countries.ts";

/** A figure of one sex. */
export interface Figure {
  /** Bearers, or births of the newest year; null if the office publishes none for that year. */
  readonly count: number | null;
  /** Rank of the births among those of the sex. */
  readonly rank: number | null;
  /** Births since the first year of the totals, where the newest year has none. */
  readonly total: number | null;
}

/** A figure of the country's own spelling. */
interface OwnFigure extends Figure {
  readonly spelling: string;
}

/** What a country says of a name of one sex: of the very spelling, and of the country's own one. */
interface Cell {
  readonly exact: Figure | null;
  readonly own: OwnFigure | null;
}

/** What the countries say of a name, in the order of {@link COUNTRIES}. */
export interface Abroad {
  readonly women: readonly Cell[];
  readonly men: readonly Cell[];
}

/** @param columns of a name in src/words/all-names/world.ts; empty for a name that no country has */
export function decodeAbroad([women = "", men = ""]: readonly string[]): Abroad {
  return { women: decodeCells(women), men: decodeCells(men) };
}

function decodeCells(list: string): Cell[] {
  const cells = list.split(",");
  return COUNTRIES.map((_, i) => {
    const [exact = "", own] = (cells[i] ?? "").split("+");
    const [ofOwn = "", spelling = ""] = own?.split("=") ?? [];
    return {
      exact: decodeFigure(exact),
      own: own === undefined ? null : ownFigure(ofOwn, spelling),
    };
  });
}

function ownFigure(text: string, spelling: string): OwnFigure | null {
  const figure = decodeFigure(text);
  return figure && { ...figure, spelling };
}

function decodeFigure(text: string): Figure | null {
  if (text === "") return null;
  if (text.startsWith("~")) return { count: null, rank: null, total: base36(text.slice(1)) };
  const [count = "", rank] = text.split(":");
  return { count: base36(count), rank: rank === undefined ? null : base36(rank), total: null };
}

function base36(digits: string): number {
  return Number.parseInt(digits, 36);
}
