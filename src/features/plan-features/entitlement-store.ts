/**
 * The features of the signed-in user's plan, for pages that load no account code. The account
 * runtime keeps it up to date; a visitor has the free site, so nothing needs to be fetched.
 */
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import type { FeatureKey } from "./feature-keys.ts";

/** Null while nobody is signed in, and until the plan is known. */
export const entitledFeatures = atom<ReadonlySet<string> | null>(null);

/** The features of the signed-in user's plan; null as above. */
export function useEntitledFeatures(): ReadonlySet<string> | null {
  return useStore(entitledFeatures, { ssr: "initial" });
}

/** Whether the plan of the signed-in user has the feature. */
export function useHasFeature(key: FeatureKey): boolean {
  return useEntitledFeatures()?.has(key) ?? false;
}

/** Whether the plan of the signed-in user is known and lacks the feature. */
export function useLacksFeature(key: FeatureKey): boolean {
  return useEntitledFeatures()?.has(key) === false;
}
