import { createStoredNames } from "@/lib/stored-names.ts";

/** The favourites of the combined generator, on its own page and on the home page (SPEC section 3). */
export const savedFavorites = createStoredNames("favorites");

/** What is said when a visitor without a plan has no room left (SPEC section 8). */
export const FREE_FAVORITES_FULL =
  "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!";
