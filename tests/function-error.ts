import { BackendError, type BackendFailure } from "@/lib/backend-error.ts";

/** What a call of an edge function that answered with this sentence throws. */
export function functionError(
  sentence: string,
  failure: BackendFailure = "refused",
  code: string | null = null,
): BackendError {
  return new BackendError(sentence, failure, { code, sentence });
}
