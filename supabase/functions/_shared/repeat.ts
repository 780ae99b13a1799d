const ATTEMPTS = 3;

const PAUSE_MS = 200;

/**
 * Repeats a call of the database whose answer was lost. The call must have its effect once, however often
 * it is made.
 */
export async function repeatWhenLost<Answer extends { readonly status: number }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await call();
    // The client's status of a request without an answer is 0.
    const isLost = answer.status === 0 || answer.status >= 500;
    if (!isLost || attempt === ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
  }
}
