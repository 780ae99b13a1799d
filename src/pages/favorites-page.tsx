import { Suspense } from "react";
import { ShortlistLink } from "@/features/companies/shortlist/shortlist-link.tsx";
import { fetchCarriedRooms, ownRoomSecrets } from "@/features/rooms/carried-rooms.ts";
import { keepUnopened } from "@/features/rooms/room-store.ts";
import { TOGETHER_WITH_FAVORITES } from "@/name-parts/links/together-path.ts";
import { AllFavorites } from "@/saved/favorites/all-favorites.tsx";
import { ReceivedNames } from "@/saved/favorites/carry/late-received-names.tsx";
import { FavoritesTools } from "@/saved/favorites/late-favorites-tools.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /favoriter */
export default function FavoritesPage() {
  return (
    // As high as the window: the names come after the page, and its footer must not jump.
    <div className="min-h-screen">
      <PageHeading>Favoriter</PageHeading>
      <Lead className="print:hidden">Alla namn som du har sparat, från varje generator.</Lead>
      <Suspense>
        <ReceivedNames fetchRooms={fetchCarriedRooms} onRooms={keepUnopened} />
      </Suspense>
      <AllFavorites
        tools={
          <>
            <FavoritesTools readRooms={ownRoomSecrets} />
            <Link
              to={TOGETHER_WITH_FAVORITES}
              className="prose-link inline-block py-2 print:hidden"
            >
              Välj tillsammans bland mina favoriter
            </Link>
            <ShortlistLink />
          </>
        }
      />
    </div>
  );
}
