/**
 * A signal that aborts after some milliseconds, as AbortSignal.timeout of browsers since Safari 16.
 *
 * @throws (what waits for it) DOMException with the name TimeoutError
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException("The time is up", "TimeoutError")),
    milliseconds,
  );
  return controller.signal;
}
