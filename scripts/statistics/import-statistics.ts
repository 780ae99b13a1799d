/**
 * Turns the raw statistics into the compact word lists under src/words.
 *
 *   tsx scripts/statistics/import-statistics.ts <folder with the raw files>
 *
 * The generated files are committed, the raw files are not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildWordFiles } from "./word-files.ts";

const WORDS_FOLDER = fileURLToPath(new URL("../../src/words/", import.meta.url));

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Usage: tsx scripts/statistics/import-statistics.ts <folder with the raw files>");
  process.exit(1);
}

const { files, summary } = buildWordFiles((name) => readFileSync(join(folder, name), "utf8"));

for (const [name, text] of files) {
  writeFileSync(join(WORDS_FOLDER, name), text);
  console.log(`${name.padEnd(24)} ${String(gzipSync(text).length).padStart(7)} bytes gzip`);
}
for (const line of summary) console.log(line);
