import { lazyWithFallback } from "@/ui/lazy.tsx";

/** Sends the visitor's names to another browser; rendered once there are favourites. */
export const SendFavoritesButton = lazyWithFallback<object>(
  () => import("./send-favorites.tsx"),
  () => null,
);
