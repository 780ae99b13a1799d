/** Calls to edge functions. It imports the client's library: import this only from `*-api.ts`. */
import { FunctionsHttpError } from "@supabase/supabase-js";
import * as v from "valibot";
import { backendClient } from "./backend-client.ts";
import { BackendError, type BackendFailure } from "./backend-error.ts";
import { toBackendError } from "./to-backend-error.ts";

interface FunctionOptions {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

/** An error answer: a sentence in Swedish, and a code for what callers handle differently. */
const refusalSchema = v.object({ error: v.string(), reason: v.optional(v.string()) });

const TOO_MANY_REQUESTS = 429;

/**
 * Returns the answer of an edge function. Throws BackendError with the function's sentence, also
 * as its message, which is empty when the function has not answered by itself.
 */
export async function invokeFunction(
  name: string,
  { body, signal }: FunctionOptions = {},
): Promise<unknown> {
  const { data, error } = await backendClient().functions.invoke<unknown>(name, {
    method: "POST",
    ...(body && { body }),
    ...(signal && { signal }),
  });
  if (!error) return data;
  if (!(error instanceof FunctionsHttpError)) throw toBackendError(error);
  throw await refusalOf(error);
}

async function refusalOf(error: FunctionsHttpError): Promise<BackendError> {
  const response: unknown = error.context;
  const isResponse = response instanceof Response;
  const body: unknown = isResponse ? await response.json().catch(() => null) : null;
  const { success, output } = v.safeParse(refusalSchema, body);
  return new BackendError(
    success ? output.error : "",
    failureOf(error, isResponse ? response.status : undefined, success),
    {
      code: (success && output.reason) || null,
      sentence: (success && output.error) || null,
      cause: error,
    },
  );
}

/** @param isAnswered whether the function has answered by itself, and not what runs it in its place */
function failureOf(
  error: FunctionsHttpError,
  status: number | undefined,
  isAnswered: boolean,
): BackendFailure {
  if (status === TOO_MANY_REQUESTS) return "throttled";
  const { failure } = toBackendError(error);
  return isAnswered && failure === "unreachable" ? "refused" : failure;
}
