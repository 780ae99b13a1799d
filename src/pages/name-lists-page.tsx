import { useCallback, useEffect, useState } from "react";
import { useEntitlement } from "@/access/entitlement/use-entitlement.ts";
import { usePlanFeatures } from "@/access/entitlement/use-plan-features.ts";
import { AccountGate } from "@/access/session/account-gate.tsx";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NameDaysButton } from "@/name-parts/name-days/name-days-button.tsx";
import { ExportListButton } from "@/saved/export/export-list-button.tsx";
import { CompareListLink } from "@/saved/lists/compare-list-link.tsx";
import { MyLists } from "@/saved/lists/my-lists/my-lists.tsx";
import { useNameLists } from "@/saved/lists/use-name-lists.ts";
import { Button } from "@/ui/button.tsx";
import { NoticePage, WaitingPage } from "@/ui/notice-page.tsx";
import { Redirect } from "@/ui/redirect.tsx";
import { showError } from "@/ui/toast-store.ts";

const HEADING = "Mina namnlistor";

/** /namnlistor */
export default function NameListsPage() {
  return (
    <AccountGate heading={HEADING}>
      {(user) => <PlanGate key={user.id} userId={user.id} />}
    </AccountGate>
  );
}

/**
 * Shows the lists to a user whose plan includes them, or who has lists from an earlier plan, and
 * still when the plan ends or the last list is deleted.
 */
function PlanGate({ userId }: { userId: string }) {
  const { subscription, isChecking, checkAgain } = useSubscription(userId, {
    refetchOnFocus: true,
  });
  const { isFetching, refetch } = usePlanFeatures();
  const { data: lists, isFetching: isFetchingLists, refetch: refetchLists } = useNameLists();
  const entitlement = useEntitlement(subscription?.plan ?? "Gratis");
  const isEntitled = entitlement?.has("name_lists") ?? false;
  const isKnown = subscription !== null && entitlement !== null && !isChecking && !isFetching;
  const isOwner = isKnown && lists !== undefined && lists.length > 0;
  const [wasShown, setWasShown] = useState(false);
  if ((isEntitled || isOwner) && !wasShown) setWasShown(true);

  const checkPlanAgain = useCallback(() => {
    void checkAgain();
    void refetch();
  }, [checkAgain, refetch]);
  useMutationErrors(checkPlanAgain);

  if (wasShown || isEntitled || isOwner) {
    return (
      <MyLists
        heading={HEADING}
        isEntitled={isEntitled}
        toolsOf={(list) => (
          <>
            <CompareListLink list={list} />
            <NameDaysButton list={list} />
            <ExportListButton list={list} />
          </>
        )}
      />
    );
  }
  if (isChecking || isFetching || isFetchingLists) {
    return <WaitingPage heading={HEADING} text="Ett ögonblick, vi kontrollerar din plan …" />;
  }
  if (!isKnown) return <CheckFailed onRetry={checkPlanAgain} />;
  return lists ? <RedirectToPremium /> : <FetchFailed onRetry={refetchLists} />;
}

/** Calls back when the backend refuses a change: the plan may have ended. */
function useMutationErrors(callback: () => void): void {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") callback();
      }),
    [callback],
  );
}

function RedirectToPremium() {
  useEffect(() => showError("Premium-prenumeration krävs för att använda namnlistor"), []);
  return <Redirect to="/premium" />;
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => showError("Något gick fel vid kontroll av prenumeration"), []);
  return (
    <NoticePage
      heading={HEADING}
      text="Vi kunde inte kontrollera om namnlistor ingår i din plan. Dina listor finns kvar."
    >
      <Button onClick={onRetry}>Försök igen</Button>
    </NoticePage>
  );
}

/** Without the plan it is unknown whether the user has lists from an earlier one. */
function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <NoticePage
      heading={HEADING}
      text="Vi kunde inte hämta dina namnlistor. De finns kvar på servern."
    >
      <Button onClick={onRetry}>Försök igen</Button>
    </NoticePage>
  );
}
