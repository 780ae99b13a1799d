/**
 * `npm run record-release`: writes supabase/release.json after a release, for the migrations as they are.
 * From then on they are not edited, and later ones keep what they store and serve.
 */
import { existsSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { TEST_HOST } from "../dev/free-port.ts";
import { fillTables } from "../tests/database/fill-tables.ts";
import { migrationFiles } from "../tests/postgres/databases.ts";
import {
  EDITED,
  hashesOf,
  RELEASE_FILE,
  type Release,
  readRelease,
  requiredColumns,
  statementsOf,
  storedRows,
} from "../tests/postgres/release.ts";
import { startServer } from "../tests/postgres/server.ts";

async function recordRelease(): Promise<void> {
  const { port, stop } = await startServer([]);
  // The rights that the migrations grant, without those that a project may add.
  const client = new pg.Client({ host: TEST_HOST, port, database: "closed", user: "postgres" });
  try {
    await client.connect();
    await fillTables(
      async (statement, parameters) => (await client.query(statement, parameters)).rows,
    );
    const release: Release = {
      script: "npm run record-release",
      migrations: hashesOf(migrationFiles()),
      breaks: [],
      statements: await statementsOf(client),
      required: await requiredColumns(client),
      rows: await storedRows(client),
    };
    writeFileSync(RELEASE_FILE, JSON.stringify(release));
  } finally {
    await client.end();
    await stop();
  }
}

const released = existsSync(RELEASE_FILE) ? readRelease().migrations : {};
const isEdited = !isDeepStrictEqual(hashesOf(Object.keys(released)), released);
if (isEdited) {
  console.error(EDITED);
} else {
  await recordRelease();
}
// Last, since the embedded Postgres sets it to 0 when it ends.
process.exitCode = isEdited ? 1 : 0;
