import type { IconNode } from "lucide";
import { atom } from "nanostores";

/** The favourites of a generator. */
export interface PageFavorites {
  /** The page's key in the account. */
  readonly page: string;
  readonly names: readonly string[];
}

interface AllFavorites {
  /** Those of every page that has some. */
  readonly pages: readonly PageFavorites[];
  /** Says where a name is saved, on any page; empty where it is not. */
  readonly savedText: (name: string) => string;
  /** The heart of a name that is saved on another page. */
  readonly elsewhereIcon: IconNode;
}

/**
 * The favourites of every generator; null until the header has loaded their code, after the first
 * suggestions.
 */
export const allFavorites = atom<AllFavorites | null>(null);
