import * as v from "valibot";
import { CERTAINTIES } from "@/names/origins/origins.ts";
import type { Relations } from "@/names/search/related-names.ts";

const names = v.array(v.tuple([v.string(), v.number(), v.picklist([0, 1])]));

const pair = v.tuple([v.string(), v.string()]);

const certainty = v.picklist(CERTAINTIES);

const origin = v.object({
  line: v.string(),
  texts: v.array(
    v.object({
      name: v.string(),
      text: v.string(),
      language: v.string(),
      certainty,
      senseCertainty: v.optional(certainty),
    }),
  ),
  sources: v.array(v.object({ title: v.string(), href: v.optional(v.string()) })),
});

/** Relations by name, of which what is 0, false or empty is left out. */
export const relationsSchema: v.GenericSchema<
  unknown,
  Readonly<Record<string, Relations>>
> = v.record(
  v.string(),
  v.object({
    pronunciation: v.optional(
      v.object({ syllables: v.array(v.string()), stressed: v.optional(v.number(), 0) }),
    ),
    origin: v.optional(origin),
    given: v.optional(
      v.object({
        classes: v.optional(v.number(), 0),
        isNature: v.optional(v.boolean(), false),
        similar: v.optional(names, []),
        siblings: v.optional(names, []),
      }),
    ),
    surname: v.optional(
      v.object({
        kinds: v.optional(v.number(), 0),
        neighbours: v.optional(names, []),
        sameEnding: v.optional(names, []),
      }),
    ),
    second: v.optional(
      v.object({
        carried: v.tuple([v.number(), v.number(), v.picklist(["f", "p", "u"])]),
        names: v.optional(v.array(v.string()), []),
      }),
    ),
    split: v.optional(
      v.object({
        kind: v.picklist(["compound", "ending", "patronymic"]),
        parts: pair,
        joined: v.optional(v.boolean(), false),
        oldSpellings: v.optional(v.array(pair), []),
      }),
    ),
  }),
);

/** Reads a file of related names. */
export function parseRelations(text: string): Readonly<Record<string, Relations>> {
  return v.parse(relationsSchema, JSON.parse(text));
}
