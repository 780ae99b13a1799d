/** Supabase's own CLI applies the migrations to a hosted project, and its advisors find nothing. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { TEST_HOST } from "../../dev/free-port.ts";
import { createDatabase, DEFAULT_PRIVILEGES, MIGRATIONS, migrationFiles } from "./databases.ts";
import { readRelease } from "./release.ts";

const require = createRequire(import.meta.url);

const DATABASE = "pushed";

/** Each command starts a program of a hundred megabytes; milliseconds. */
const TIMEOUT = 120_000;

/** A project of its own, since the CLI keeps files beside the migrations and in the home folder. */
const folder = mkdtempSync(join(tmpdir(), "namnfynd-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(join(folder, MIGRATIONS), { recursive: true });
  for (const name of ["config.toml", "templates"]) {
    cpSync(join("supabase", name), join(folder, "supabase", name), { recursive: true });
  }
  await createDatabase(inject("postgresPort"), DATABASE, DEFAULT_PRIVILEGES.open);
});

function addMigrations(files: readonly string[]): void {
  for (const file of files) cpSync(join(MIGRATIONS, file), join(folder, MIGRATIONS, file));
}

/** Runs a command on a database and returns what it prints as JSON. */
function run(database: string, ...command: readonly string[]): unknown {
  const server = `${TEST_HOST}:${inject("postgresPort")}`;
  const address = `postgresql://postgres:none@${server}/${database}?sslmode=disable`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[require.resolve("supabase/dist/supabase.js"), ...command, "--db-url", address],
      ...["--workdir", folder, "--output-format", "json", "--yes"],
    ],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        SUPABASE_HOME: folder,
        SUPABASE_NO_UPDATE_NOTIFIER: "1",
        SUPABASE_TELEMETRY_DISABLED: "1",
      },
    },
  );
  if (status !== 0) throw new Error(`supabase ${command.join(" ")} failed:\n${stdout}\n${stderr}`);
  return JSON.parse(stdout);
}

/** The migrations that a push applies. */
function push(): readonly string[] {
  const answer = v.object({ migrations: v.array(v.string()) });
  return v.parse(answer, run(DATABASE, "db", "push")).migrations;
}

test("a push applies the migrations of the last release, the next one those that are added", () => {
  const released = Object.keys(readRelease().migrations).sort();
  addMigrations(released);
  expect(push()).toEqual(released);
  const files = migrationFiles();
  addMigrations(files);
  expect(push()).toEqual(files.filter((file) => !released.includes(file)));
  expect(push()).toEqual([]);
  const list = v.object({ migrations: v.array(v.object({ remote: v.string() })) });
  expect(
    v.parse(list, run(DATABASE, "migration", "list")).migrations.map(({ remote }) => remote),
  ).toEqual(files.map((file) => file.replace(/_.*/, "")));
});

test(
  "the advisors have no error, and warn of nothing but what is meant",
  () => {
    const advice = v.object({
      results: v.array(v.object({ level: v.string(), detail: v.string() })),
    });
    const { results } = v.parse(advice, run("open", "db", "advisors", "--level", "warn"));
    // A procedure with a setting cannot commit; every name in it is qualified.
    expect(results).toEqual([
      {
        level: "WARN",
        detail: "Function `private.delete_all_expired` has a role mutable search_path",
      },
    ]);
  },
  TIMEOUT,
);
