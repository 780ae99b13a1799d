/** Parses what visitors send as JSON, and texts of it that go into a mail. */
import { Buffer } from "node:buffer";
import * as v from "npm:valibot@1.5.0";
import { HttpError } from "./http.ts";

/** The message for a body that no page of the site sends. */
export const UNREADABLE = "Förfrågan gick inte att läsa.";

/** Of what no page of the site sends, for a schema without words of its own. */
const NO_WORDS = { message: UNREADABLE } as const;

/** More than the longest texts that are accepted, even if every character of them is escaped. */
const MAX_BODY_BYTES = 200_000;

/** @throws HttpError 400 with the message of the first thing that is wrong, 413 when it is too large */
export async function parseBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = v.pipe(v.string(), v.parseJson(), schema);
  const { success, output, issues } = v.safeParse(body, await readText(request), NO_WORDS);
  if (!success) throw new HttpError(400, issues[0].message);
  return output;
}

/** @throws HttpError 413 when the body is too large */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES));
}

/**
 * Reads a body no further than it may be long: anyone can send one.
 *
 * @throws HttpError 413 when it is too large
 */
export async function readBytes({ body }: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpError(413, UNREADABLE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One line of text: without control characters and line separators, which could end a header. */
export function lineOfText(maxLength: number, missing: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, "Texten är för lång."),
    v.regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      "Texten får inte innehålla radbrytningar eller andra styrtecken.",
    ),
  );
}

/** Text of several lines, without other control characters. */
export function paragraphsOfText(maxLength: number, missing: string) {
  return v.pipe(
    v.string(UNREADABLE),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, "Texten är för lång."),
    v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, "Texten får inte innehålla styrtecken."),
  );
}

/** One address, without the signs that separate or name addresses in a header. */
export function emailAddress(maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, "Adressen är för lång."),
    v.regex(
      /^[^\s\p{Cc}@<>,;:"]+@[^\s\p{Cc}@<>,;:"]+\.[^\s\p{Cc}@<>,;:"]+$/u,
      "Vänligen ange en giltig e-postadress.",
    ),
  );
}
