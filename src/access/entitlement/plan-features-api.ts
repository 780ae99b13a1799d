/** The matrix of plans and features; each call throws BackendError. */
import * as v from "valibot";
import type { Column } from "@/config/commerce.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { Database, PlanFeatureRow } from "@/lib/database.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import { matrixRowSchema } from "./public-matrix-api.ts";

export type PlanFeature = PlanFeatureRow;

/** One switch of a feature, with the administrator who made it. */
export type PlanChange = Database["public"]["Tables"]["plan_feature_changes"]["Row"];

const featuresSchema = v.array(
  v.object({
    ...matrixRowSchema.entries,
    id: v.string(),
    feature_name: v.string(),
    description: v.string(),
  }),
);

/** Every feature with its plans, ordered by key. */
export async function fetchPlanFeatures(): Promise<readonly PlanFeature[]> {
  const { data, error, status } = await backendClient().rpc("plan_matrix");
  if (error) throw toBackendError(error, status);
  const features = v.safeParse(featuresSchema, data);
  if (features.success) return features.output;
  throw new BackendError("The backend did not answer with features", "refused", {
    cause: features.issues,
  });
}

/** Switches a feature of a column on or off; only administrators may. */
export async function setPlanFeature(id: string, column: Column, isOn: boolean): Promise<void> {
  const change: Partial<Record<Column, boolean>> = { [column]: isOn };
  const { data, error, status } = await backendClient()
    .from("plan_features")
    .update(change)
    .eq("id", id)
    .select("id");
  if (error) throw toBackendError(error, status);
  // Row level security reports no error for an update it denies: it matches no row.
  if (data.length === 0) throw new BackendError("No feature was changed", "refused");
}

/** Some changes of the matrix, latest first; only administrators may read those of others. */
export async function fetchPlanChanges(
  from: number,
  count: number,
): Promise<readonly PlanChange[]> {
  const { data, error, status } = await backendClient()
    .from("plan_feature_changes")
    .select("*")
    .order("changed_at", { ascending: false })
    .order("id")
    .range(from, from + count - 1);
  if (error) throw toBackendError(error, status);
  return data;
}
