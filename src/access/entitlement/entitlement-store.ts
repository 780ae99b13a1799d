/**
 * The features of the visitor's plan, for pages that load no account code. The account runtime keeps
 * the store up to date. A visitor without an account has the features of the free plan that need no
 * account.
 */
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import type { FeatureKey } from "@/config/plans.ts";

/** Null until the plan is known. */
export const entitledFeatures = atom<ReadonlySet<string> | null>(null);

/** The features of the visitor's plan; null as above. */
export function useEntitledFeatures(): ReadonlySet<string> | null {
  return useStore(entitledFeatures, { ssr: "initial" });
}

/** Whether the visitor's plan is known and has the feature. */
export function useHasFeature(key: FeatureKey): boolean {
  return useEntitledFeatures()?.has(key) ?? false;
}

/** Whether the visitor's plan is known and lacks the feature. */
export function useLacksFeature(key: FeatureKey): boolean {
  return useEntitledFeatures()?.has(key) === false;
}
