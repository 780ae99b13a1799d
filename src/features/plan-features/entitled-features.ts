/**
 * What the plan of the signed-in user gives, for pages that load no account code: a visitor has
 * nothing beyond the free site, so nothing needs to be asked.
 */
import { useSyncExternalStore } from "react";
import type { FeatureKey } from "./feature-keys.ts";

/** Null until the plan of whoever is signed in is known, and while nobody is. */
let features: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

/** Called by who has asked the backend; null when nobody is signed in any more. */
export function setEntitledFeatures(next: ReadonlySet<string> | null): void {
  features = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the plan of whoever uses the site has the feature. */
export function useHasFeature(key: FeatureKey): boolean {
  return useSyncExternalStore(
    subscribe,
    () => features?.has(key) ?? false,
    () => false,
  );
}

/** Whether the plan of the signed-in user is known, and without the feature. */
export function useIsWithoutFeature(key: FeatureKey): boolean {
  return useSyncExternalStore(
    subscribe,
    () => features !== null && !features.has(key),
    () => false,
  );
}
