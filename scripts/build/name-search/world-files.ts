import { decodeLines } from "../../../src/names/search/all-names.ts";
import { WORLD_FILES, worldFile } from "../../../src/names/world/files.ts";
import { allWorldNames } from "../../../src/words/all-names/world.ts";

/** The figures of other countries, a line per name as in their compact source. */
export function worldFiles(): [file: string, text: string][] {
  const files = new Map<string, string[]>(
    Array.from({ length: WORLD_FILES }, (_, i) => [`world-${i}.txt`, []]),
  );
  for (const line of decodeLines(allWorldNames)) {
    files.get(worldFile(line[0]))?.push(line.join("\t"));
  }
  return [...files].map(([file, lines]) => [file, lines.join("\n")]);
}

/** The lines of some names. */
export function worldText(names: ReadonlySet<string>): string {
  return [...decodeLines(allWorldNames)]
    .filter(([name]) => names.has(name))
    .map((line) => line.join("\t"))
    .join("\n");
}
