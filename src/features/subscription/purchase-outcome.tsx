import { useEffect, useState } from "react";
import { PURCHASE_CHECK_INTERVAL_MS, PURCHASE_CHECK_LIMIT_MS } from "@/config/limits.ts";
import { Button } from "@/ui/button.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Polls the subscription until it is active or half a minute has passed, and reports which. */
export default function PurchaseOutcome({ userId }: { userId: string }) {
  const { subscription, checkAgain } = useSubscription(userId);
  const isActive = subscription?.isSubscribed ?? false;
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState<number | null>(null);
  const isLate = lateRound === round;

  useEffect(() => {
    if (isActive || isLate) return;
    const polling = setInterval(checkAgain, PURCHASE_CHECK_INTERVAL_MS);
    const deadline = setTimeout(() => setLateRound(round), PURCHASE_CHECK_LIMIT_MS);
    return () => {
      clearInterval(polling);
      clearTimeout(deadline);
    };
  }, [isActive, isLate, round, checkAgain]);

  return (
    <div aria-live="polite" className="grid max-w-[58ch] justify-items-start gap-4">
      {isActive && (
        <>
          <p>Betalningen är klar och Premium är aktiverat.</p>
          <p className="text-ink-soft">
            En bekräftelse kommer med e-post inom några minuter. Dina favoriter följer nu med dig i
            molnet.
          </p>
        </>
      )}
      {!isActive && !isLate && (
        <p className="text-ink-soft">Ett ögonblick, vi väntar på besked om betalningen …</p>
      )}
      {!isActive && isLate && (
        <>
          <p>
            Vi har inte fått besked om betalningen än. Det kan ta några minuter. Har du betalat
            behöver du inte göra det igen.
          </p>
          <Button variant="quiet" onClick={() => setRound(round + 1)}>
            Kontrollera igen
          </Button>
        </>
      )}
    </div>
  );
}
