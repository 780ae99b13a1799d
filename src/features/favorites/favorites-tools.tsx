import { ExportFavorites } from "@/name-ui/export/export-favorites.tsx";
import { SendFavorites } from "./carry/send-favorites.tsx";

/** What can be done with the favourites of all generators. */
export default function FavoritesTools() {
  return (
    <>
      <ExportFavorites />
      <SendFavorites />
    </>
  );
}
