/** The migration that adds the checks of texts to a database that has texts which they refuse. */
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect } from "./connections.ts";
import { applyMigrations, createDatabase } from "./databases.ts";

const VERSION = "20261122091000";
const USER = "a0000000-0000-4000-8000-000000000001";

let owner: pg.Pool;

beforeAll(async () => {
  const port = inject("postgresPort");
  await createDatabase(port, "before_checks", "");
  await applyMigrations(port, "before_checks", (version) => version < VERSION);
  owner = connect("before_checks");
  await owner.query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
    USER,
    "astrid@example.se",
    { full_name: "Astrid\n\u202eLind" },
  ]);
  await owner.query(
    "insert into public.name_lists (user_id, title, names) values ($1, $2, $3), ($1, $4, $5)",
    [USER, "Li\u200esta", ["Ast\trid", "\u200b", "Åke"], "\u00a0", ["Lind"]],
  );
  await owner.query(
    `insert into public.favorites (user_id, page, name, created_at)
      select $1, 'fornamn', name, '2026-01-01T00:00:00Z' from unnest($2::text[]) as name`,
    [USER, ["Åke", "Ast\u2028rid", "Lind\t", "Lind ", "\u2800"]],
  );
  await applyMigrations(port, "before_checks", (version) => version >= VERSION);
});

afterAll(() => owner.end());

test("replaces control and direction characters, and removes what is not visible", async () => {
  const lists = await owner.query("select title, names from public.name_lists order by names");
  expect(lists.rows).toEqual([
    { title: "Li sta", names: ["Ast rid", "Åke"] },
    { title: "Namnlista", names: ["Lind"] },
  ]);
  const favorites = await owner.query(
    "select name, created_at, position from public.favorites order by name",
  );
  const created_at = new Date("2026-01-01T00:00:00Z");
  expect(favorites.rows).toEqual(
    ["Ast rid", "Lind ", "Åke"].map((name) => ({ name, created_at, position: 0 })),
  );
  const profiles = await owner.query("select full_name from public.profiles");
  expect(profiles.rows).toEqual([{ full_name: "Astrid  Lind" }]);
});

test("every check holds for all rows", async () => {
  const { rows } = await owner.query(
    "select conname from pg_constraint where connamespace = 'public'::regnamespace and not convalidated",
  );
  expect(rows).toEqual([]);
});
