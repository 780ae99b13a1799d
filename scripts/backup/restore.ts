import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { type CopyStreamQuery, from } from "pg-copy-streams";
import * as v from "valibot";
import { FILLED_BY_MIGRATIONS, tablesOf } from "./database.ts";
import { compareCounts, type Manifest, type Receiver, readDump } from "./dump-format.ts";

const NUMBER = v.tuple([v.object({ number: v.number() })]);

/**
 * Loads a dump into a database that has the migrations and no account: all of it, or nothing. After an error the
 * connection is to be closed, which rolls back: it can be in the middle of a COPY.
 *
 * @throws Error when the database is in use, or does not have afterwards what the dump has
 */
export async function restore(
  client: pg.Client,
  dump: AsyncIterable<Uint8Array>,
): Promise<Manifest> {
  await client.query("begin");
  if ((await countOf(client, "auth.users")) > 0) {
    throw new Error("The database has accounts: a dump is restored into a new project only");
  }
  // Triggers would create every profile a second time.
  await client.query("set local session_replication_role = replica");
  await client.query(`truncate ${FILLED_BY_MIGRATIONS}`);
  const tables = (await tablesOf(client)).map(({ name }) => name);
  const manifest = await readDump(dump, receiverOf(client, tables));
  await client.query("set local session_replication_role = origin");
  await compareWith(client, manifest);
  await requireParents(client);
  await client.query("commit");
  return manifest;
}

/** @param tables those that may be written: whoever has the public key could have made the file */
function receiverOf(client: pg.Client, tables: readonly string[]): Receiver {
  let rows: CopyStreamQuery | null = null;
  let failure: unknown = null;
  return {
    startTable(table, columns) {
      if (!tables.includes(table)) throw new Error(`The database has no table ${table}`);
      rows = client.query(from(`copy ${table} (${columns}) from stdin`));
      // The next row, or the end of the table, throws it.
      rows.on("error", (error) => {
        failure = error;
      });
    },
    async addRow(line) {
      if (failure !== null) throw failure;
      if (rows && !rows.write(line)) await once(rows, "drain");
    },
    async endTable() {
      if (failure !== null) throw failure;
      if (rows) await finished(rows.end());
    },
    async setSequence(name, value) {
      await client.query("select setval($1, $2::bigint, true)", [name, value]);
    },
  };
}

async function compareWith(client: pg.Client, { counts }: Manifest): Promise<void> {
  const stored: Record<string, number> = {};
  for (const table of Object.keys(counts)) stored[table] = await countOf(client, table);
  compareCounts(counts, stored);
}

/** @param table a name, or a query in parentheses */
async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as number from ${table} as counted`);
  return v.parse(NUMBER, rows)[0].number;
}

/** Foreign keys were not checked during the load. */
async function requireParents(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select format('%s of %s', conname, conrelid::regclass) as key,
      format(
        '(select from %s as child where %s and not exists (select from %s as parent where %s))',
        conrelid::regclass, string_agg(format('child.%I is not null', child.attname), ' and '),
        confrelid::regclass,
        string_agg(format('parent.%I = child.%I', parent.attname, child.attname), ' and ')
      ) as orphans
    from pg_constraint
      cross join unnest(conkey, confkey) as pair (child_number, parent_number)
      join pg_attribute as child on child.attrelid = conrelid and child.attnum = child_number
      join pg_attribute as parent on parent.attrelid = confrelid and parent.attnum = parent_number
    where contype = 'f'
      and (
        connamespace in ('public'::regnamespace, 'private'::regnamespace)
        or conrelid = 'auth.identities'::regclass
      )
    group by pg_constraint.oid, conname, conrelid, confrelid`);
  const keys = v.parse(v.array(v.object({ key: v.string(), orphans: v.string() })), rows);
  const orphans = [
    ...keys,
    {
      key: "accounts without a profile",
      orphans: `(select from auth.users as account where not exists
        (select from public.profiles where user_id = account.id))`,
    },
  ];
  for (const { key, orphans: query } of orphans) {
    const number = await countOf(client, query);
    if (number > 0) throw new Error(`The dump has ${number} orphaned rows: ${key}`);
  }
}
