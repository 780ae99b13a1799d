/**
 * Turns the parts for role-playing games into the word lists src/words/backgrounds.ts and src/words/game-table.ts.
 *
 *   tsx scripts/import-play-parts.ts <play.jsonl>
 *
 * The generated files are committed, the raw file is not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { backgroundsFile } from "./play-parts/backgrounds-file.ts";
import { gameTableFile } from "./play-parts/game-table-file.ts";
import { parsePlayParts } from "./play-parts/parse-play-parts.ts";

const WORDS = new URL("../src/words/", import.meta.url);

const file = process.argv[2];
if (file === undefined) {
  console.error("Usage: tsx scripts/import-play-parts.ts <play.jsonl>");
  process.exit(1);
}

const { parts, leftOut } = parsePlayParts(readFileSync(file, "utf8"));
writeFileSync(fileURLToPath(new URL("backgrounds.ts", WORDS)), backgroundsFile(parts));
writeFileSync(fileURLToPath(new URL("game-table.ts", WORDS)), gameTableFile(parts));
console.log(`parts ${parts.length}, left out ${leftOut.length}`);
for (const { kind, name, part } of leftOut) console.log(`${kind}: ${name ?? part}`);
