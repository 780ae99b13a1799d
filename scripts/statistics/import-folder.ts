import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { worldTotals } from "../../src/words/world-totals.ts";
import type { Output } from "./emit.ts";
import type { RawFolder } from "./sources.ts";
import { buildWordFiles } from "./word-files.ts";
import type { WorldTotals } from "./world-totals.ts";

/** The folder of the names of other countries, inside the one of the raw statistics. */
const WORLD = "world";

/**
 * Reads the raw statistics in a folder and writes the word lists into another.
 *
 * @param totals what the figures of each country are counted among
 * @throws Error when a raw file is missing or malformed, or a total is missing; nothing is written then
 */
export function importStatistics(
  rawFolder: string,
  wordsFolder: string,
  totals: WorldTotals = worldTotals,
): Output {
  const world = join(rawFolder, WORLD);
  const output = buildWordFiles(
    openFolder(rawFolder),
    existsSync(world) ? openFolder(world) : null,
    totals,
  );
  for (const [name, text] of output.files) {
    const file = join(wordsFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return output;
}

function openFolder(folder: string): RawFolder {
  return {
    files: readdirSync(folder),
    read: (name, encoding) =>
      new TextDecoder(encoding, { ignoreBOM: true }).decode(readFileSync(join(folder, name))),
  };
}
