import { useState } from "react";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { useFavoritesByPage } from "@/saved/favorites/favorites-by-page.tsx";
import { Button } from "@/ui/button.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { groupOfPage } from "./export-groups.ts";

/** Exports the favourites of all generators, if there are any. */
export function ExportFavorites() {
  const favorites = useFavoritesByPage();
  const access = useAccess("export");
  const [isOpen, setIsOpen] = useState(false);
  const groups = favorites.map(({ page, names }) => groupOfPage(page, names));
  if (groups.length === 0) return null;
  return (
    <>
      <Button variant="quiet" className="mt-4 text-sm" onClick={() => setIsOpen(true)}>
        Exportera favoriterna
      </Button>
      {isOpen && (
        <ExportDialog
          content={{ title: "Favoriter", subject: "favoriter", groups }}
          access={access}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
