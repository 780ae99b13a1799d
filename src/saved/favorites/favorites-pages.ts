import { generators, type NameKind } from "@/generators/registry.ts";
import { SAVED_FAVORITES_PAGE } from "./saved-favorites.ts";

/** A page with favourites. */
export interface FavoritesPage {
  /** Its key in the account. */
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly nameKind?: NameKind;
}

/** The combined generator, and all others in the order of the registry. */
export const PAGES: readonly FavoritesPage[] = [
  {
    id: SAVED_FAVORITES_PAGE,
    path: "/namngenerator",
    label: "Namngenerator",
    nameKind: "any name",
  },
  ...generators,
];
