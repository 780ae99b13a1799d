/**
 * Idempotency keys: the answer to a request that was executed is repeated for a day, whether it
 * succeeded or not. Nothing is stored for a request that was refused before.
 */
import { ApiError, RefusedError } from "./api-error.ts";
import { type Account, now, type StoredAnswer } from "./model.ts";

/** A request, which may have an idempotency key. */
interface KeyedRequest {
  readonly key: string | null;
  readonly id: string;
  /** What must be the same for the same key. */
  readonly content: string;
}

export class Idempotency {
  /** The keys of the requests that are being executed. */
  readonly #running = new Set<string>();

  /** @throws ApiError when the key is in use, or was used for another request */
  async respond(
    account: Account,
    request: KeyedRequest,
    execute: () => Promise<object>,
  ): Promise<Response> {
    const { key } = request;
    if (key === null) return toResponse(await answerTo(request, execute));
    const stored = Object.hasOwn(account.answers, key) ? account.answers[key] : undefined;
    if (stored) return repeat(stored, key, request);
    if (this.#running.has(key)) {
      throw new ApiError(
        409,
        "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.",
        { code: "idempotency_key_in_use" },
      );
    }
    this.#running.add(key);
    try {
      const answer = await answerTo(request, execute);
      account.answers[key] = answer;
      return toResponse(answer, keyHeaders(answer, key));
    } finally {
      this.#running.delete(key);
    }
  }
}

function repeat(stored: StoredAnswer, key: string, { content }: KeyedRequest): Response {
  if (stored.content === content) {
    return toResponse(stored, { ...keyHeaders(stored, key), "idempotent-replayed": "true" });
  }
  throw new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

/** @throws RefusedError when the request is refused before it is executed */
async function answerTo(
  { id, content }: KeyedRequest,
  execute: () => Promise<object>,
): Promise<StoredAnswer> {
  const stored = { requestId: id, content, created: now() };
  try {
    return { ...stored, status: 200, body: { ...(await execute()) } };
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof RefusedError) throw error;
    return { ...stored, status: error.status, body: error.body };
  }
}

/** The key, and the request that was executed under it. */
function keyHeaders({ requestId }: StoredAnswer, key: string): Record<string, string> {
  return { "idempotency-key": key, "original-request": requestId };
}

function toResponse(
  { body, status }: StoredAnswer,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers });
}
