/** Before each repeat, in milliseconds: PostgREST has lost its database for seconds when that restarts. */
const PAUSES_MS = [200, 400, 800, 1600];

/** A connection to the database that was cut in the meantime fails once, and PostgREST has at most so many of them. */
const CONNECTIONS = 10;

const BAD_REQUEST = 400;

interface DatabaseAnswer {
  readonly status: number;
  readonly error: { readonly code: string } | null;
}

/**
 * Repeats a call of the database whose answer was lost. The call must have its effect once, however often
 * it is made.
 */
export async function repeatWhenLost<Answer extends DatabaseAnswer>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    const answer = await call();
    if (!isLost(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return call();
}

function isLost({ status, error }: DatabaseAnswer): boolean {
  // The client's status of a request without an answer is 0. Without a code it is a cut connection.
  return status === 0 || status >= 500 || error?.code === "";
}

/**
 * Fetches for the client of the backend, and again at once when PostgREST answers that a connection had been cut: nothing
 * has been executed then, so any call may be repeated.
 */
export async function fetchUncut(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let attempt = 0; attempt < CONNECTIONS; attempt++) {
    const response = await fetch(input, init);
    if (response.status !== BAD_REQUEST) return response;
    // The answer to a count has no body that could have a code.
    if (init?.method !== "HEAD" && !(await hasEmptyCode(response.clone()))) return response;
    await response.body?.cancel();
  }
  return fetch(input, init);
}

async function hasEmptyCode(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && body.code === "";
}
