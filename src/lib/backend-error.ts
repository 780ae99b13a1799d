/**
 * The error type of all calls to a server. It imports nothing, so that any component can check for
 * it without loading the backend's client; `toBackendError` converts the client's own errors.
 */

/**
 * The kinds of failure that callers handle differently. "unreachable" is also an answer of something that cannot answer
 * for now, as the API during an outage of the database; "throttled" is an edge function that was called too often;
 * "not-kept" is a file that never changes, offline on a device that has not kept it; "refused" is every other error answer.
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

/**
 * Whether an error of the API means that its connection to the database had been cut, which the API answers with status
 * 400 and an empty code. Nothing has been executed.
 */
export function isCutConnection(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "";
}

/** Whether the same call may do once the network or the server is back. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof BackendError && error.failure === "unreachable";
}
