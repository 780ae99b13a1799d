/** `npm run backup -- dump|check|restore`: docs/backup.md says when, where and with which settings. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectedTables, withDatabase } from "./backup/database.ts";
import { dump } from "./backup/dump.ts";
import { type Manifest, readDump } from "./backup/dump-format.ts";
import { backupsIn, compareSizes, readBackup, writeBackup } from "./backup/files.ts";
import { restore } from "./backup/restore.ts";

const USAGE = `npm run backup -- dump             write a backup into BACKUP_FOLDER
npm run backup -- check [FILE]     read one to its end; without FILE the newest, which must be of today or yesterday
npm run backup -- restore FILE     load one into the new project of NEW_DATABASE_URL`;

const MIGRATIONS = "supabase/migrations";
const MAX_AGE_HOURS = 48;

const { DATABASE_URL, NEW_DATABASE_URL } = process.env;
const { BACKUP_FOLDER, BACKUP_RECIPIENT, BACKUP_KEY_FILE } = process.env;

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set: see docs/backup.md`);
  return value;
}

async function writeDump(): Promise<void> {
  const folder = required("BACKUP_FOLDER", BACKUP_FOLDER);
  const recipient = required("BACKUP_RECIPIENT", BACKUP_RECIPIENT);
  // The one whose migrations create the tables of the backup.
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const file = await withDatabase(required("DATABASE_URL", DATABASE_URL), (client) =>
    writeBackup(folder, commit, recipient, dump(client)),
  );
  compareSizes(backupsIn(folder));
  console.log(file);
}

async function check(named: string | undefined): Promise<void> {
  const files = named === undefined ? backupsIn(required("BACKUP_FOLDER", BACKUP_FOLDER)) : [named];
  const [file] = files;
  if (file === undefined) throw new Error("There is no backup in BACKUP_FOLDER");
  compareSizes(files);
  const manifest = await readDump(await open(file));
  const migrations = readdirSync(MIGRATIONS).map((name) =>
    readFileSync(join(MIGRATIONS, name), "utf8"),
  );
  const missing = expectedTables(migrations).filter((name) => !(name in manifest.counts));
  if (missing.length > 0) throw new Error(`${file} lacks tables: ${missing.join(", ")}`);
  const hours = (Date.now() - Date.parse(manifest.madeAt)) / 3_600_000;
  if (named === undefined && hours > MAX_AGE_HOURS) {
    throw new Error(`The newest backup is of ${manifest.madeAt}`);
  }
  console.log(`${file} is complete.\n${describe(manifest)}`);
}

async function restoreFrom(file: string): Promise<void> {
  const manifest = await withDatabase(
    required("NEW_DATABASE_URL", NEW_DATABASE_URL),
    async (client) => restore(client, await open(file)),
  );
  console.log(`Everything of ${file} is restored.\n${describe(manifest)}`);
}

function open(file: string) {
  return readBackup(file, required("BACKUP_KEY_FILE", BACKUP_KEY_FILE));
}

function describe({ madeAt, counts }: Manifest): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `Of ${madeAt}, ${Object.keys(counts).length} tables with ${rows} rows.`;
}

async function run([command, file, ...others]: readonly string[]): Promise<void> {
  if (command === "dump" && file === undefined) await writeDump();
  else if (command === "check" && others.length === 0) await check(file);
  else if (command === "restore" && file !== undefined && others.length === 0) {
    await restoreFrom(file);
  } else throw new Error(USAGE);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
