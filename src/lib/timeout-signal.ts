/**
 * A signal that aborts after some milliseconds, or with another one: AbortSignal.timeout and AbortSignal.any, which
 * Safari has since 16 and 17.4.
 *
 * @throws (what waits for it) DOMException with the name TimeoutError, or the reason of the other signal
 */
export function timeoutSignal(milliseconds: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort(other?.reason);
  setTimeout(
    () => controller.abort(new DOMException("The time is up", "TimeoutError")),
    milliseconds,
  );
  if (other?.aborted) end();
  // The time ends this, too.
  other?.addEventListener("abort", end, { signal });
  return signal;
}
