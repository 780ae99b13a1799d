import { Suspense } from "react";
import { useEntitledFeatures, useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { useSession } from "@/access/session/session-store.ts";
import { COMBINED_SUGGESTIONS } from "@/config/limits.ts";
import type { AdSlotProps } from "@/features/ads/ad-slot.tsx";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { useGeneratorTools } from "@/features/generator/use-generator-tools.tsx";
import { adUnit, backendAddress } from "@/lib/env.ts";
import { numberWord } from "@/lib/number-word.ts";
import { loadCombinedFacts } from "@/names/facts/combined-facts.ts";
import { SAVED_FAVORITES_PAGE } from "@/saved/favorites/saved-favorites.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";

const AdSlot = lazyWithFallback<AdSlotProps>(() => import("@/features/ads/ad-slot.tsx"));

/** /namngenerator */
export default function CombinedPage() {
  const { hidden, slots } = useGeneratorTools(SAVED_FAVORITES_PAGE);
  const hasUnlimited = useHasFeature("unlimited_favorites");
  const ads = useAds();
  return (
    <>
      <PageHeading>Namngenerator</PageHeading>
      <Lead className="mb-2 wide:mb-6 low:hidden">
        Namn till barn, hund eller katt, {numberWord(COMBINED_SUGGESTIONS)} i taget.
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
      {!hasUnlimited && (
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
