import { AdSlot } from "@/features/ads/ad-slot.tsx";
import { useSession } from "@/features/auth/session/session-store.ts";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { FavoritesLink } from "@/features/favorites/favorites-link.tsx";
import { SAVED_FAVORITES_PAGE, usePageFavorites } from "@/features/favorites/saved-favorites.ts";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { HiddenNamesNote } from "@/features/hidden-names/hidden-names-note.tsx";
import { LateHideButton } from "@/features/hidden-names/late-hide-button.tsx";
import { useHiddenNames } from "@/features/hidden-names/use-hidden-names.ts";
import { AddToListButton } from "@/features/name-lists/add-to-list/add-to-list-button.tsx";
import { useEntitledFeatures, useHasFeature } from "@/features/plan-features/entitlement-store.ts";
import { loadCombinedFacts } from "@/generators/combined-facts.ts";
import { adUnit, backendAddress } from "@/lib/env.ts";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";
import { ExportButton, ExportFavorites } from "./export-button.tsx";
import { useAccess } from "./use-access.ts";

/** /namngenerator */
export default function CombinedPage() {
  const favorites = usePageFavorites(SAVED_FAVORITES_PAGE, useHasFeature("unlimited_favorites"));
  const hasLists = useHasFeature("name_lists");
  const isInAccount = useHasFeature("favorites_sync");
  const ads = useAds();
  const hiddenNames = useHiddenNames("namngenerator");
  return (
    <>
      <PageHeading>Namngenerator</PageHeading>
      <Lead className="mb-6">
        Namn till barn, hund eller katt, några i taget. Spara dem du tycker om och tryck igen tills
        du hittar rätt.
      </Lead>
      <CombinedGenerator
        canShowMore={useAccess("unlimited_searches")}
        loadFacts={loadCombinedFacts}
        actions={(name) => <FavoriteButton favorites={favorites} name={name} />}
        menu={(name) => (
          <>
            {hasLists && <AddToListButton names={[name]} look="menu" />}
            <LateHideButton name={name} store={hiddenNames.store} />
          </>
        )}
        tools={(names) => <ExportButton page={SAVED_FAVORITES_PAGE} names={names} />}
        favoritesLink={<FavoritesLink favorites={favorites} />}
        hidden={hiddenNames.names}
        belowResults={
          adUnit && ads !== "none" && <AdSlot unit={adUnit} isDecided={ads === "shown"} />
        }
        aside={
          <>
            <FavoritesCard
              page={SAVED_FAVORITES_PAGE}
              favorites={favorites}
              lasting={isInAccount ? "De sparas i ditt konto." : "De sparas i den här webbläsaren."}
              tools={<ExportFavorites />}
            />
            {hasLists && <AddToListButton names={favorites.names} look="button" />}
            <HiddenNamesNote hiddenNames={hiddenNames} />
          </>
        }
      />
      {favorites.cap !== null && (
        <PremiumBanner
          heading="Plats för fler favoriter"
          text="Med Premium får du obegränsade favoriter, namnlistor att dela och mycket mer."
        />
      )}
    </>
  );
}

/**
 * Plans without `no_ads` get advertisements, the free one of visitors too. A visitor's plan is known
 * late, and most likely has them, so a slot is reserved.
 */
function useAds(): "none" | "reserved" | "shown" {
  const { status } = useSession();
  const features = useEntitledFeatures();
  if (features) return features.has("no_ads") ? "none" : "shown";
  if (status !== "signed-out") return "none";
  return backendAddress ? "reserved" : "shown";
}
