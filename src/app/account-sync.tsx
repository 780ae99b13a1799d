import { useEffect, useRef } from "react";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { type Entitlement, useEntitlement } from "@/access/entitlement/use-entitlement.ts";
import { planFeaturesQuery, usePlanFeatures } from "@/access/entitlement/use-plan-features.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { planMatrix, toPlanMatrix } from "@/lib/plan-matrix.ts";
import { queryClient } from "@/lib/query-client.ts";
import { startFavoritesSync } from "@/saved/favorites/favorites-sync.ts";
import { usePagePath } from "./page-path.tsx";

/** Keeps the stores that every page reads up to date with the account. */
export default function AccountSync({ userId }: { userId: string }) {
  const { plan } = useSubscription(userId);
  const entitlement = useEntitlement(plan);
  usePlanRefresh();
  usePlanMatrixStore();
  useEntitlementStore(entitlement);
  useFavoritesSync(userId, entitlement);
  return null;
}

/** Fetches the plan's features on each navigation: an administrator may have changed them. */
function usePlanRefresh(): void {
  const pathname = usePagePath();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    void queryClient.invalidateQueries({ queryKey: planFeaturesQuery.queryKey });
  }, [pathname]);
}

/** What the pages that compare the plans say. */
function usePlanMatrixStore(): void {
  const { data: rows } = usePlanFeatures();
  useEffect(() => {
    if (rows) planMatrix.set(toPlanMatrix(rows));
  }, [rows]);
}

function useEntitlementStore(entitlement: Entitlement | null): void {
  useEffect(() => entitledFeatures.set(entitlement?.features ?? null), [entitlement]);
  useEffect(() => () => entitledFeatures.set(null), []);
}

/** Runs once it is known whether the plan saves favourites in the account. */
function useFavoritesSync(userId: string, entitlement: Entitlement | null): void {
  const canSave = entitlement?.has("favorites_sync");
  useEffect(() => {
    if (canSave === undefined) return;
    return startFavoritesSync(userId, canSave);
  }, [userId, canSave]);
}
