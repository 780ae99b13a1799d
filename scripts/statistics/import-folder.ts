import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Output } from "./emit.ts";
import { buildWordFiles } from "./word-files.ts";

/**
 * Reads the raw statistics in a folder and writes the word lists into another.
 *
 * @throws Error when a raw file is missing or malformed; nothing is written then
 */
export function importStatistics(rawFolder: string, wordsFolder: string): Output {
  const output = buildWordFiles({
    files: readdirSync(rawFolder),
    read: (name) => readFileSync(join(rawFolder, name), "utf8"),
  });
  for (const [name, text] of output.files) {
    const file = join(wordsFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return output;
}
