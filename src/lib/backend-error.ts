/**
 * Why a call to the database failed, as far as its caller can do something about it: the network,
 * a session that is gone, or anything else that the database refused.
 */
export type BackendFailure = "unreachable" | "signed-out" | "refused";

/** A call to the database that failed; the message is the server's own. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly failure: BackendFailure;

  constructor(message: string, failure: BackendFailure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/**
 * The error of an answer as something to throw.
 *
 * @param status of the answer; 0 when there was none
 */
export function toBackendError(error: { readonly message: string }, status: number): BackendError {
  return new BackendError(error.message, failureOf(status), { cause: error });
}

function failureOf(status: number): BackendFailure {
  if (status === 0) return "unreachable";
  return status === 401 ? "signed-out" : "refused";
}
