import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { FavoritesToolsProps } from "./favorites-tools.tsx";

/** What can be done with all favourites; rendered once there may be some. */
export const FavoritesTools = lazyWithFallback<FavoritesToolsProps>(
  () => import("./favorites-tools.tsx"),
  () => (
    <p className="mt-4 text-sm print:hidden">
      Exporten kunde inte laddas. Kontrollera nätet och ladda om sidan.
    </p>
  ),
);
