import { type FunctionState, functionState } from "../_shared/fingerprints.ts";
import { jsonHandler } from "../_shared/http.ts";
import { requireJobSecret } from "../_shared/job-caller.ts";

/** Tells whoever has the job's secret what the functions run with, as hashes. The doctor calls it. */
export const handle = jsonHandler(async (request): Promise<FunctionState> => {
  requireJobSecret(request);
  return functionState();
});
