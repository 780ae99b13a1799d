import { useEffect } from "react";
import { formatCount } from "@/lib/format-count.ts";
import { useFavoritesByPage, watchFavorites } from "./favorites-by-page.ts";

/** How many favourites there are in all. While it is shown, every heart knows them. */
export default function FavoritesCount() {
  const pages = useFavoritesByPage();
  useEffect(watchFavorites, []);
  const count = pages.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return null;
  return (
    <>
      {" "}
      <b>{formatCount(count)}</b>
    </>
  );
}
