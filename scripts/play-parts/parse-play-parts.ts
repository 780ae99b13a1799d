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
 * The parts of the raw file, and the names of those that are left out because the site forbids them.
 *
 * @param raw a part a line, as JSON
 * @throws Error with the line of a part that is malformed
 */
export function parsePlayParts(raw: string): {
  parts: readonly PlayPart[];
  leftOut: readonly string[];
} {
  const all = raw
    .trim()
    .split("\n")
    .map((each, i) => parsePart(each, i + 1));
  const parts = all.filter(isFit);
  return { parts, leftOut: all.flatMap((part) => (isFit(part) ? [] : (part.name ?? []))) };
}

function parsePart(text: string, position: number): PlayPart {
  const { success, output, issues } = v.safeParse(partSchema, JSON.parse(text));
  if (success) return output;
  throw new Error(`Line ${position}: "${v.getDotPath(issues[0])}": ${issues[0].message}`);
}

/** Sentences were judged by readers: the block list is for names, and refuses many ordinary words. */
function isFit({ name = "" }: PlayPart): boolean {
  return isClean(name);
}
