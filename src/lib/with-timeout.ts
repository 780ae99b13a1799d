/**
 * Runs something with a signal that aborts after some milliseconds, or with another one: AbortSignal.timeout and
 * AbortSignal.any, which Safari has since 16 and 17.4. What is read of an answer belongs in `run`: its body may hang too.
 *
 * @throws what `run` does; with the signal, DOMException with the name AbortError, or the reason of the other signal
 */
export async function withTimeout<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
  other?: AbortSignal | null,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(other?.reason);
  const timer = setTimeout(
    // Not a TimeoutError: the client of the database repeats a call that failed with anything but AbortError.
    () => controller.abort(new DOMException("The time is up", "AbortError")),
    milliseconds,
  );
  if (other?.aborted) end();
  other?.addEventListener("abort", end);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    other?.removeEventListener("abort", end);
  }
}
