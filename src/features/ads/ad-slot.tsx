import { useEffect, useRef } from "react";
import type { AdUnit } from "@/lib/env.ts";
import { useInView } from "@/ui/use-in-view.ts";
import { loadAdScript, requestAd } from "./ad-script.ts";

/** How far below the viewport an advertisement is requested, in pixels. */
const MARGIN = 200;

/** A slot for one advertisement. Its height is fixed, so that nothing shifts when it loads. */
export function AdSlot({ unit }: { unit: AdUnit }) {
  const slot = useRef<HTMLElement>(null);
  const isNear = useInView(slot, MARGIN);

  useEffect(() => {
    if (!isNear) return;
    let isCancelled = false;
    loadAdScript(unit.clientId)
      .then(() => !isCancelled && requestAd())
      .catch((error: unknown) => console.warn("No advertisement can be shown", error));
    return () => {
      isCancelled = true;
    };
  }, [isNear, unit.clientId]);

  return (
    // Hidden while a stored session is restored: its plan may have no advertisements.
    <section ref={slot} aria-label="Annons" className="in-data-session:hidden">
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
