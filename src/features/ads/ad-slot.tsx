import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { AdUnit } from "@/lib/env.ts";
import { useInView } from "@/ui/use-in-view.ts";
import { adConsent, startAdConsent } from "./ad-consent.ts";
import { loadAdScript, requestAd } from "./ad-script.ts";

/** How far below the viewport an advertisement is requested, in pixels. */
const MARGIN = 200;

export interface AdSlotProps {
  readonly unit: AdUnit;
  /** Whether the visitor's plan is known to have advertisements; until then the slot is empty. */
  readonly isDecided: boolean;
}

/**
 * A slot for one advertisement, which is requested only with consent. Its height is fixed, so that
 * nothing shifts when it loads.
 */
export default function AdSlot({ unit, isDecided }: AdSlotProps) {
  const slot = useRef<HTMLElement>(null);
  const isRequested = useRef(false);
  const isWanted = useInView(slot, MARGIN) && isDecided;
  const hasConsent = useStore(adConsent, { ssr: "initial" });

  useEffect(() => {
    if (isWanted) startAdConsent(unit.consentScript).catch(warn);
  }, [isWanted, unit.consentScript]);

  useEffect(() => {
    if (!isWanted || !hasConsent || isRequested.current) return;
    let isCancelled = false;
    loadAdScript(unit.clientId)
      .then(() => {
        if (isCancelled) return;
        isRequested.current = true;
        requestAd();
      })
      .catch(warn);
    return () => {
      isCancelled = true;
    };
  }, [isWanted, hasConsent, unit.clientId]);

  return (
    // Hidden while a stored session is restored: its plan may have no advertisements.
    <section ref={slot} aria-label="Annons" className="in-data-session:hidden print:hidden">
      <p aria-hidden className="text-sm text-ink-soft">
        Annons
      </p>
      <ins
        className="adsbygoogle block h-25 w-full overflow-hidden rounded-control bg-surface no-underline"
        data-ad-client={unit.clientId}
        data-ad-slot={unit.slotId}
        data-restrict-data-processing="1"
      />
    </section>
  );
}

function warn(error: unknown): void {
  console.warn("No advertisement can be shown", error);
}
