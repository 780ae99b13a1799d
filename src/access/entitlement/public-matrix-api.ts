/** The matrix of plans and features without the backend's client, which visitors do not load. */
import * as v from "valibot";
import { BackendError } from "@/lib/backend-error.ts";
import { callPublicFunction } from "@/lib/call-public-function.ts";
import { backendAddress } from "@/lib/env.ts";
import { type PlanMatrix, toPlanMatrix } from "@/lib/plan-matrix.ts";

/** What decides of a feature, in the answer of `plan_matrix`. */
export const matrixRowSchema = v.object({
  feature_key: v.string(),
  free_plan: v.boolean(),
  basic_plan: v.boolean(),
  plus_plan: v.boolean(),
});

/** @throws BackendError */
export async function fetchPublicMatrix(signal: AbortSignal): Promise<PlanMatrix> {
  if (!backendAddress) throw new Error("No backend is configured");
  const answer = await callPublicFunction(backendAddress, "plan_matrix", {}, { signal });
  const rows = v.safeParse(v.array(matrixRowSchema), answer);
  if (rows.success) return toPlanMatrix(rows.output);
  throw new BackendError("The backend did not answer with a matrix", "refused", {
    cause: rows.issues,
  });
}
