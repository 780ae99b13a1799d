import { useStore } from "@nanostores/react";
import { type PlanMatrix, planMatrix } from "@/lib/plan-matrix.ts";

/** Which plan has which feature: the default one until the live matrix has been fetched. */
export function usePlanMatrix(): PlanMatrix {
  return useStore(planMatrix, { ssr: "initial" });
}
