import { useAccess } from "@/access/entitlement/use-access.ts";
import { useFavoritesByPage } from "@/saved/favorites/favorites-by-page.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { groupOfPage } from "./export-groups.ts";

export interface ExportFavoritesDialogProps {
  readonly onClose: () => void;
}

/** The dialog that exports the favourites of all generators. */
export default function ExportFavoritesDialog({ onClose }: ExportFavoritesDialogProps) {
  const groups = useFavoritesByPage().map(({ page, names }) => groupOfPage(page, names));
  return (
    <ExportDialog
      content={{ title: "Favoriter", subject: "favoriter", groups }}
      access={useAccess("export")}
      onClose={onClose}
    />
  );
}
