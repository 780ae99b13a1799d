import { randomUUID } from "node:crypto";
import { TABLES } from "./access-table.ts";
import { type AccountIds, resetTable } from "./access-targets.ts";

type Sql = (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Stores rows in every table of ours.
 *
 * @param sql runs a statement as the owner of the tables, always on the same connection
 * @returns the ids of the users that it created
 */
export async function fillTables(sql: Sql): Promise<string[]> {
  const accounts: AccountIds = {
    free: randomUUID(),
    premium: randomUUID(),
    admin: randomUUID(),
    other: randomUUID(),
  };
  const ids = Object.values(accounts);
  for (const id of ids) {
    await sql("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      id,
      `${id}@example.se`,
      { full_name: "Åsa ”Å” O’Brien\n\\" },
    ]);
  }
  for (const table of TABLES) await resetTable(sql, table, accounts);
  await sql("select set_config('request.jwt.claim.sub', $1, false)", [accounts.premium]);
  await sql("select public.create_api_key('Min nyckel')");
  await sql("select public.delete_name_list(id) from public.name_lists where user_id = $1", [
    accounts.premium,
  ]);
  await fillRooms(sql, accounts.premium);
  await sql(`insert into private.operator_alerts (kind, subject) values ('job_failed', 'delete-expired')
    on conflict do nothing`);
  await sql(
    `insert into private.decision_mails (report_id, user_id, ground)
      select id, user_id, 'law' from public.content_reports where user_id = $1`,
    [accounts.premium],
  );
  return ids;
}

/** A room of two with a guest, in which both have liked a name. */
async function fillRooms(sql: Sql, account: string): Promise<void> {
  const [alva, elin, farmor, forElin, forFamily] = Array.from({ length: 5 }, () =>
    Buffer.from(randomUUID().replaceAll("-", ""), "hex").toString("base64url"),
  );
  await sql("select public.create_room($1, $2, 'Alva', 'girls', $3, null, $4)", [
    ...[alva, forElin, ["Astrid", "Sigrid"], account],
  ]);
  await sql("select public.join_room($1, $2, 'Elin', 'decider')", [elin, forElin]);
  await sql("select public.open_family($1, $2, $3)", [alva, forFamily, ["Astrid"]]);
  await sql("select public.join_room($1, $2, 'Farmor', 'family')", [farmor, forFamily]);
  const answers = JSON.stringify([
    { name: "Astrid", answer: "yes", note: "Mormors namn", client_time: new Date().toISOString() },
  ]);
  for (const secret of [alva, elin]) {
    await sql("select public.answer_in_room($1, $2)", [secret, answers]);
  }
}
