import { languageTag } from "../../../src/names/origins/languages.ts";
import { originLine } from "../../../src/names/origins/origin-line.ts";
import {
  basesOf,
  decodeOrigins,
  type Origin,
  type OriginSource,
} from "../../../src/names/origins/origins.ts";
import type { OriginRelations, OriginText } from "../../../src/names/search/related-names.ts";
import { originRows } from "../../../src/words/origins.ts";

/** What the pages of names say of their origins, by name. */
export function originRelations(): ReadonlyMap<string, OriginRelations> {
  const origins = decodeOrigins(originRows);
  return new Map(
    [...origins].map(([name, origin]) => {
      const all = [origin, ...basesOf(origin, origins)];
      return [
        name,
        {
          line: originLine(origin, origins),
          texts: all.map(originText),
          sources: distinct(all.flatMap(({ sources }) => sources)),
        },
      ];
    }),
  );
}

function originText({ name, text, certainty, derivation }: Origin): OriginText {
  return derivation.kind === "own"
    ? {
        name,
        text,
        // Of one language, but for a few words of others that are compared.
        language: languageTag(derivation.language),
        certainty,
        senseCertainty: derivation.senseCertainty ?? undefined,
      }
    : // The words in the text of a form are of the language that made it, mostly not that of the base.
      { name, text, language: "und", certainty };
}

/** A dictionary article may be the source of a name and of its base. */
function distinct(sources: readonly OriginSource[]): OriginSource[] {
  return [
    ...new Map(sources.map((source) => [source.title + (source.href ?? ""), source])).values(),
  ];
}
