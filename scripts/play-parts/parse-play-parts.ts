import * as v from "valibot";
import { isClean } from "../../src/generators/engine/block-list.ts";

/** The word lists have a part a line, within a template. */
const line = v.pipe(
  v.string(),
  v.transform((value) => value.normalize("NFC")),
  v.regex(/^[^\t\n`\\$]+$/, "Expected a text without tab, line break or sign of a template"),
);

const partSchema = v.object({
  kind: v.picklist([
    "childhood",
    "training",
    "quest",
    "bond",
    "place",
    "tavern",
    "ship",
    "trade",
    "trait",
    "secret",
    "rumour",
    "family",
  ]),
  key: line,
  part: line,
  name: v.optional(line),
});

/** A part of a sentence or table, with what it suits. */
export type PlayPart = v.InferOutput<typeof partSchema>;

/**
 * The parts of the raw file that are shown, and those that are left out, since the site forbids their name.
 *
 * @param raw a part a line, as JSON
 * @throws Error with the line of a part that is malformed
 */
export function parsePlayParts(raw: string): {
  parts: readonly PlayPart[];
  leftOut: readonly PlayPart[];
} {
  const all = raw
    .trim()
    .split("\n")
    .map((each, i) => parsePart(each, i + 1));
  return { parts: all.filter(isFit), leftOut: all.filter((part) => !isFit(part)) };
}

function parsePart(text: string, position: number): PlayPart {
  const { success, output, issues } = v.safeParse(partSchema, parseJson(text, position));
  if (success) return output;
  throw new Error(`Line ${position}: "${v.getDotPath(issues[0])}": ${issues[0].message}`);
}

function parseJson(text: string, position: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`Line ${position}: not JSON`, { cause });
  }
}

/** Sentences were judged by readers: the block list is for names, and refuses many ordinary words. */
function isFit({ name = "" }: PlayPart): boolean {
  return isClean(name);
}
