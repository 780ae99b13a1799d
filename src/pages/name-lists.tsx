import { useCallback, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { MyLists } from "@/features/name-lists/my-lists.tsx";
import { useEntitlement } from "@/features/plan-features/use-entitlement.ts";
import { usePlanFeatures } from "@/features/plan-features/use-plan-features.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { Button } from "@/ui/button.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { showError } from "@/ui/toast-store.ts";

interface NameListsProps {
  readonly heading: string;
  readonly userId: string;
}

/** Shows the lists to who may have any, and goes on doing so in part when the plan ends. */
export default function NameLists({ heading, userId }: NameListsProps) {
  const { subscription, isChecking, checkAgain } = useSubscription(userId, { isWatched: true });
  const { isFetching, refetch } = usePlanFeatures();
  const entitlement = useEntitlement(subscription);
  const isEntitled = entitlement?.has("name_lists") ?? false;
  const [wasEntitled, setWasEntitled] = useState(false);
  if (isEntitled && !wasEntitled) setWasEntitled(true);

  const askAgain = useCallback(() => {
    void checkAgain();
    void refetch();
  }, [checkAgain, refetch]);
  useFailedChanges(askAgain);

  if (isEntitled || wasEntitled) return <MyLists heading={heading} isEntitled={isEntitled} />;
  if (isChecking || isFetching) {
    return <NoticePage heading={heading} text="Ett ögonblick, vi kontrollerar din plan …" />;
  }
  return subscription && entitlement ? (
    <SentToPremium />
  ) : (
    <CheckFailed heading={heading} onRetry={askAgain} />
  );
}

/** Calls back when the server has not made a change: the plan may have ended. */
function useFailedChanges(callback: () => void): void {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") callback();
      }),
    [callback],
  );
}

function SentToPremium() {
  useEffect(() => showError("Premium-prenumeration krävs för att använda namnlistor"), []);
  return <Navigate to="/premium" replace />;
}

function CheckFailed({ heading, onRetry }: { heading: string; onRetry: () => void }) {
  useEffect(() => showError("Något gick fel vid kontroll av prenumeration"), []);
  return (
    <NoticePage
      heading={heading}
      text="Vi kunde inte kontrollera om namnlistor ingår i din plan. Dina listor finns kvar."
    >
      <Button onClick={onRetry}>Försök igen</Button>
    </NoticePage>
  );
}
