import type pg from "pg";
import { to } from "pg-copy-streams";
import * as v from "valibot";
import { tablesOf } from "./database.ts";
import { PREAMBLE, text } from "./dump-format.ts";

const SEQUENCES = v.array(v.object({ name: v.string(), value: v.string() }));

/** Everything that a backup has to bring back, as it is at one moment. */
export async function* dump(client: pg.Client): AsyncGenerator<Uint8Array | string> {
  await client.query("begin isolation level repeatable read read only");
  yield PREAMBLE.map((line) => `${line}\n`).join("");
  const counts: Record<string, number> = {};
  for (const { name, columns } of await tablesOf(client)) {
    yield text.startOf(name, columns);
    const rows = client.query(to(`copy ${name} (${columns.join(", ")}) to stdout`));
    for await (const chunk of rows) yield chunk;
    yield text.end;
    counts[name] = rows.rowCount;
  }
  const { rows: sequences } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where schemaname in ('public', 'private') and last_value is not null`,
  );
  for (const { name, value } of v.parse(SEQUENCES, sequences)) yield text.sequence(name, value);
  yield text.manifest({ madeAt: new Date().toISOString(), counts });
  await client.query("commit");
}
