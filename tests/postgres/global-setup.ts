/**
 * Starts a PostgreSQL server for the files of this project. The embedded backend has a single
 * connection, so what must hold under concurrent writes would pass there by itself.
 */
import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

export default async function startPostgres({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startServer(["-c", "fsync=off"]);
  provide("postgresPort", port);
  return stop;
}

declare module "vitest" {
  interface ProvidedContext {
    postgresPort: number;
  }
}
