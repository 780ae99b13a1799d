/** The refusals of the database that the embedded API answers as errors of its own. */
import * as v from "valibot";

const errorSchema = v.object({
  code: v.literal("SUP"),
  message: v.pipe(
    v.string(),
    v.transform((message) => message.replace(/^error: /, "")),
  ),
});

/** By the message, since the code is lost. Those of the product's own functions are one word. */
const CODES: readonly (readonly [message: RegExp, code: string])[] = [
  [/violates check constraint/, "23514"],
  [/violates not-null constraint/, "23502"],
  [/^[a-z_]+$/, "P0001"],
];

/** The answer of the hosted API: 400 with the code of Postgres where the embedded one answers 500. */
export async function answerAsHosted(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { success, output } = v.safeParse(errorSchema, body);
  const code = success && CODES.find(([message]) => message.test(output.message))?.[1];
  if (!code) return response;
  return Response.json(
    { code, message: output.message, details: null, hint: null },
    { status: 400, headers: withoutLength(response.headers) },
  );
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-length");
  return kept;
}
