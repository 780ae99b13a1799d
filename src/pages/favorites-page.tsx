import { AllFavorites } from "@/features/favorites/all-favorites.tsx";
import { ExportFavorites } from "@/name-ui/export/export-button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /favoriter */
export default function FavoritesPage() {
  return (
    // As high as the window: the names come after the page, and its footer must not jump.
    <div className="min-h-screen">
      <PageHeading>Favoriter</PageHeading>
      <Lead className="print:hidden">Alla namn som du har sparat, från varje generator.</Lead>
      <AllFavorites exportAll={<ExportFavorites />} />
    </div>
  );
}
