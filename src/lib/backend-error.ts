/**
 * The error type of all calls to a server. It imports nothing, so that any component can check for
 * it without loading the backend's client; `toBackendError` converts the client's own errors.
 */

/**
 * The kinds of failure that callers handle differently. "throttled" is an edge function that was
 * called too often; "not-kept" is a file that never changes, offline on a device that has not kept it; "refused" is every
 * other error answer.
 */
export type BackendFailure = "unreachable" | "not-kept" | "signed-out" | "throttled" | "refused";

interface BackendErrorDetails {
  readonly code?: string | null;
  readonly sentence?: string | null;
  readonly cause?: unknown;
}

/** A failed call; the message is the server's own, and not for the screen. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly failure: BackendFailure;
  /** The error code of the database, the auth service or an edge function, if it sent one. */
  readonly code: string | null;
  /** What an edge function says to the user, in Swedish; null for an error of anything else. */
  readonly sentence: string | null;

  constructor(
    message: string,
    failure: BackendFailure,
    { code = null, sentence = null, cause }: BackendErrorDetails = {},
  ) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
    this.sentence = sentence;
  }
}
