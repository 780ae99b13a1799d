import { BENEFITS } from "@/config/plans.ts";

/** Every key of the table plan_features. */
export const FEATURE_KEYS = BENEFITS.map(({ feature }) => feature);

export type FeatureKey = (typeof FEATURE_KEYS)[number];
