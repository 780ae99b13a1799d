/**
 * Turns the raw statistics into the compact word lists under src/words.
 *
 *   tsx scripts/statistics/import-statistics.ts <folder with the raw files>
 *
 * The generated files are committed, the raw files are not.
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { importStatistics } from "./import-folder.ts";

const WORDS_FOLDER = fileURLToPath(new URL("../../src/words/", import.meta.url));

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Usage: tsx scripts/statistics/import-statistics.ts <folder with the raw files>");
  process.exit(1);
}

const { files, summary } = importStatistics(folder, WORDS_FOLDER);

for (const [name, text] of files) {
  console.log(`${name.padEnd(24)} ${String(gzipSync(text).length).padStart(7)} bytes gzip`);
}
for (const line of summary) console.log(line);
