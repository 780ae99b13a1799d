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
  /** How a name looks that is saved on any page, and where that is; null for others. */
  readonly markOf: (name: string) => { readonly text: string; readonly icon: IconNode } | null;
}

/**
 * The favourites of every generator; null until the header has loaded their code, after the first
 * suggestions.
 */
export const allFavorites = atom<AllFavorites | null>(null);
