/**
 * The embedded backend and the server have the same schema after the same migrations, so that what the
 * tests of either show holds for both.
 */
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startLocalBackend } from "../../dev/local-backend.ts";
import { catalogueOf } from "../database/catalogue.ts";
import { connect } from "./connections.ts";
import { applyMigrations, createDatabase, DEFAULT_PRIVILEGES } from "./databases.ts";

/** Starting the embedded backend is slow on a busy machine; milliseconds. */
const TIMEOUT = 60_000;

const DATABASE = "compared";

let server: pg.Pool;

beforeAll(async () => {
  const port = inject("postgresPort");
  // The embedded backend grants new tables to the API's roles too.
  await createDatabase(port, DATABASE, DEFAULT_PRIVILEGES.open);
  await applyMigrations(port, DATABASE);
  server = connect(DATABASE);
});

afterAll(() => server.end());

test(
  "the embedded database has the tables, functions, policies and privileges of the server",
  async () => {
    const { connection, close } = await startLocalBackend({
      folder: null,
      origin: "http://localhost:5173",
    });
    try {
      const embedded = await catalogueOf(async (statement) => {
        const { rows } = await connection.driver.query<Record<string, unknown>>(statement);
        return rows;
      });
      expect(embedded).toEqual(
        await catalogueOf(async (statement) => (await server.query(statement)).rows),
      );
      expect(embedded.length).toBeGreaterThan(300);
    } finally {
      await close();
    }
  },
  TIMEOUT,
);
