import { useEffect, useRef } from "react";
import type { AdUnit } from "@/lib/env.ts";
import { useInView } from "@/ui/use-in-view.ts";
import { loadAdScript, requestAd } from "./ad-script.ts";

/** How far below the window an advertisement is asked for, in pixels. */
const MARGIN = 200;

/** Room for one advertisement. It is as high without one, so that nothing moves when one comes. */
export function AdSlot({ unit }: { unit: AdUnit }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useInView(place, MARGIN);

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    loadAdScript(unit.clientId)
      .then(() => !isLeft && requestAd())
      .catch((error: unknown) => console.warn("No advertisement can be shown", error));
    return () => {
      isLeft = true;
    };
  }, [isNear, unit.clientId]);

  return (
    // While the page loads nothing is known of the plan of somebody who is signed in.
    <section ref={place} aria-label="Annons" className="in-data-session:hidden">
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
