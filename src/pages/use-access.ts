import type { FeatureKey } from "@/config/plans.ts";
import { useSession } from "@/features/auth/session/session-store.ts";
import { useEntitledFeatures } from "@/features/plan-features/entitlement-store.ts";

/** Whether the visitor's plan has the feature; null until the plan is known. */
export function useAccess(key: FeatureKey): boolean | null {
  const { status } = useSession();
  const isSignedOut = status === "signed-out" || status === "unreachable";
  return useEntitledFeatures()?.has(key) ?? (isSignedOut ? false : null);
}
