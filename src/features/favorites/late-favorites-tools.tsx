import { lazyWithFallback } from "@/ui/lazy.tsx";

/** What can be done with all favourites; rendered once there may be some. */
export const FavoritesTools = lazyWithFallback<object>(() => import("./favorites-tools.tsx"));
