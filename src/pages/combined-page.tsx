import { Suspense } from "react";
import type { AdSlotProps } from "@/features/ads/ad-slot.tsx";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { loadCombinedFacts } from "@/generators/combined-facts.ts";
import { adUnit, backendAddress } from "@/lib/env.ts";
import { useEntitledFeatures } from "@/name-ui/access/entitlement-store.ts";
import { useSession } from "@/name-ui/access/session-store.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { SAVED_FAVORITES_PAGE } from "@/name-ui/favorites/saved-favorites.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";
import { useGeneratorTools } from "./filter-generator-page.tsx";

const AdSlot = lazyWithFallback<AdSlotProps>(() => import("@/features/ads/ad-slot.tsx"));

/** /namngenerator */
export default function CombinedPage() {
  const { favorites, hidden, slots } = useGeneratorTools(SAVED_FAVORITES_PAGE);
  const ads = useAds();
  return (
    <>
      <PageHeading>Namngenerator</PageHeading>
      <Lead className="mb-2 wide:mb-6 low:hidden">
        Namn till barn, hund eller katt, några i taget.
      </Lead>
      <CombinedGenerator
        canShowMore={useAccess("unlimited_searches")}
        loadFacts={loadCombinedFacts}
        hidden={hidden}
        slots={{
          ...slots,
          below: adUnit && ads !== "none" && (
            // As high as the slot with its label.
            <Suspense fallback={<div className="h-31 print:hidden" />}>
              <AdSlot unit={adUnit} isDecided={ads === "shown"} />
            </Suspense>
          ),
        }}
      />
      {favorites.cap !== null && (
        <PremiumBanner
          heading="Plats för fler favoriter"
          text="Med Premium sparar du hur många favoriter du vill och samlar dem i listor att dela."
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
