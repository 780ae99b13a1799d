import { useSession } from "@/access/session/session-store.ts";
import type { FeatureKey } from "@/config/plans.ts";
import { useEntitledFeatures } from "./entitlement-store.ts";

/** Whether the visitor's plan has the feature; null until the plan is known. */
export function useAccess(key: FeatureKey): boolean | null {
  const { status } = useSession();
  const isSignedOut = status === "signed-out" || status === "unreachable";
  return useEntitledFeatures()?.has(key) ?? (isSignedOut ? false : null);
}
