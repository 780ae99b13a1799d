/**
 * The one error type of the calls to the backend. It imports nothing, so that any component can
 * tell errors apart without loading the backend's client; `toBackendError` makes them.
 */

/** What a caller can do something about; "refused" is every other answer of the server. */
export type BackendFailure = "unreachable" | "signed-out" | "refused";

/** A failed call to the backend; the message is the server's own. */
export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly failure: BackendFailure;
  /** The error code of the database or the auth service, where it sent one. */
  readonly code: string | null;

  constructor(
    message: string,
    failure: BackendFailure,
    { code = null, cause }: { readonly code?: string | null; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
  }
}
