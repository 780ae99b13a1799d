import { ExportFavorites } from "@/saved/export/export-favorites.tsx";
import { SendFavorites } from "./carry/send-favorites.tsx";

export interface FavoritesToolsProps {
  /** Reads the secrets of the visitor's rooms, to carry them too; missing where that is not offered. */
  readonly readRooms?: () => readonly string[];
}

/** What can be done with the favourites of all generators. */
export default function FavoritesTools({ readRooms }: FavoritesToolsProps) {
  return (
    <>
      <ExportFavorites />
      <SendFavorites readRooms={readRooms} />
    </>
  );
}
