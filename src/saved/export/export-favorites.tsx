import { Suspense, useState } from "react";
import { useFavoritesByPage } from "@/saved/favorites/favorites-by-page.tsx";
import { Button } from "@/ui/button.tsx";
import { lazyOnPress, useOpener } from "@/ui/lazy.tsx";
import type { ExportFavoritesDialogProps } from "./export-favorites-dialog.tsx";

const ExportFavoritesDialog = lazyOnPress<ExportFavoritesDialogProps>(
  () => import("./export-favorites-dialog.tsx"),
  "Exporten kunde inte laddas. Kontrollera nätet och försök igen.",
);

/** Exports the favourites of all generators, if there are any. */
export function ExportFavorites() {
  const favorites = useFavoritesByPage();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(ExportFavoritesDialog);
  if (favorites.length === 0) return null;
  return (
    <>
      <Button variant="quiet" className="mt-4 text-sm" {...opener} onClick={() => setIsOpen(true)}>
        Exportera favoriterna
      </Button>
      {isOpen && (
        <Suspense>
          <ExportFavoritesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
