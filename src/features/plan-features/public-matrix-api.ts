/** The matrix of plans and features without the backend's client, which visitors do not load. */
import * as v from "valibot";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { backendAddress } from "@/lib/env.ts";
import { type PlanMatrix, toPlanMatrix } from "@/lib/plan-matrix.ts";
import { withTimeout } from "@/lib/with-timeout.ts";

const COLUMNS = { free_plan: v.boolean(), basic_plan: v.boolean(), plus_plan: v.boolean() };

const rowsSchema = v.array(v.object({ feature_key: v.string(), ...COLUMNS }));

const PATH = `/rest/v1/plan_features?select=feature_key,${Object.keys(COLUMNS).join(",")}`;

/** @throws BackendError */
export async function fetchPublicMatrix(signal: AbortSignal): Promise<PlanMatrix> {
  if (!backendAddress) throw new Error("No backend is configured");
  const { url, publishableKey } = backendAddress;
  try {
    const rows = await withTimeout(
      ANSWER_TIMEOUT_MS,
      async (inTime) => {
        const response = await fetch(url + PATH, {
          headers: { apikey: publishableKey },
          signal: inTime,
        });
        if (response.ok) return v.parse(rowsSchema, await response.json());
        throw new BackendError(`The matrix answered ${response.status}`, "refused");
      },
      signal,
    );
    return toPlanMatrix(rows);
  } catch (cause) {
    if (cause instanceof BackendError) throw cause;
    throw new BackendError(String(cause), "unreachable", { cause });
  }
}
