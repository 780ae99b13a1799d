import { Suspense } from "react";
import { AllFavorites } from "@/features/favorites/all-favorites.tsx";
import { ReceivedNames } from "@/features/favorites/carry/late-received-names.tsx";
import { FavoritesTools } from "@/features/favorites/late-favorites-tools.tsx";
import { keepCarriedRooms, ownRoomSecrets } from "@/features/rooms/carried-rooms.ts";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /favoriter */
export default function FavoritesPage() {
  return (
    // As high as the window: the names come after the page, and its footer must not jump.
    <div className="min-h-screen">
      <PageHeading>Favoriter</PageHeading>
      <Lead className="print:hidden">Alla namn som du har sparat, från varje generator.</Lead>
      <Suspense>
        <ReceivedNames onRooms={keepCarriedRooms} />
      </Suspense>
      <AllFavorites tools={<FavoritesTools readRooms={ownRoomSecrets} />} />
    </div>
  );
}
