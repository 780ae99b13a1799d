/**
 * `npm run bench:rooms`: times what the browsers of a room ask most often, on a PostgreSQL server with
 * 10,000 rooms of two members who have both answered 40 names; fails if one takes longer than its budget.
 */
import pg from "pg";
import { TEST_HOST } from "../dev/free-port.ts";
import { startServer } from "../tests/postgres/server.ts";

const ROOMS = 10_000;
const NAMES = 40;
const CALLS = 1_000;

/** Longest time of 95 % of the calls, in milliseconds, with the transaction around each. */
const BUDGET_MS = 10;

/** Largest answer when nothing is new, in bytes. */
const UNCHANGED_BYTES = 1_000;

const { port, stop } = await startServer([]);
const client = new pg.Client({ host: TEST_HOST, port, database: "closed", user: "postgres" });
await client.connect();

/** A secret that can be computed from the number of the room and the seat. */
const SECRET =
  "left(translate(encode(sha256((room || '/' || seat)::bytea), 'base64'), '+/', '-_'), 22)";

await client.query(`
  create temporary table made as
    select room, gen_random_uuid() as id from generate_series(1, ${ROOMS}) as room;
  create temporary table made_members as
    select made.id as room_id, gen_random_uuid() as id, seat,
      ${SECRET} as secret
    from made, generate_series(1, 2) as seat;
  insert into private.rooms (id, sex) select id, 'girls' from made;
  insert into private.room_members (id, room_id, seat, name)
    select id, room_id, seat, 'Medlem' from made_members;
  insert into private.room_links (hash, kind, room_id, member_id)
    select private.room_secret_hash(secret), 'member', room_id, id from made_members;
  insert into private.room_names (room_id, name, places)
    select id, 'Namn ' || place, array[place, ${NAMES} - place]
    from made, generate_series(1, ${NAMES}) as place;
  insert into private.room_votes (member_id, room_id, name, answer, client_time)
    select member.id, room_id, 'Namn ' || place,
      (array['no', 'maybe', 'yes'])[1 + floor(random() * 3)], now() - interval '1 day'
    from made_members as member, generate_series(1, ${NAMES}) as place;
  insert into private.room_reveals (member_id, name, kind, holds)
    select id, 'Namn ' || place, 'yes-yes', true
    from made_members, generate_series(1, ${NAMES}, 3) as place;
`);
for (const table of [
  "rooms",
  "room_members",
  "room_links",
  "room_names",
  "room_votes",
  "room_reveals",
]) {
  await client.query(`vacuum analyze private.${table}`);
}
const { rows: members } = await client.query<{ secret: string }>(
  `select secret from made_members order by random() limit ${CALLS}`,
);

/** Calls a function as the API does for a browser, and returns its answer with the milliseconds it took. */
async function call(statement: string, parameters: readonly unknown[]) {
  const start = performance.now();
  await client.query("begin");
  await client.query("set local role anon");
  const { rows } = await client.query<{ answer: unknown }>(`select public.${statement} as answer`, [
    ...parameters,
  ]);
  await client.query("commit");
  return { answer: rows[0]?.answer, milliseconds: performance.now() - start };
}

function answers(count: number): string {
  const client_time = new Date().toISOString();
  const sent = Array.from({ length: count }, (_, index) => ({
    name: `Namn ${index + 1}`,
    answer: "yes",
    client_time,
  }));
  return JSON.stringify(sent);
}

const CASES = {
  "one vote": (secret: string) => call("answer_in_room($1, $2)", [secret, answers(1)]),
  "a batch of 20 votes": (secret: string) => call("answer_in_room($1, $2)", [secret, answers(20)]),
  "a fetch of the room": (secret: string) => call("room_state($1)", [secret]),
  "a fetch with nothing new": async (secret: string) => {
    const { rows } = await client.query<{ version: string }>(
      "select version from private.rooms where id = (private.member_with($1)).room_id",
      [secret],
    );
    return call("room_state($1, $2)", [secret, rows[0]?.version]);
  },
};

let isOver = false;
console.log("call, median ms, p95 ms, p99 ms, largest answer in bytes");
for (const [name, run] of Object.entries(CASES)) {
  const times: number[] = [];
  let bytes = 0;
  for (const { secret } of members) {
    const { answer, milliseconds } = await run(secret);
    if (answer === null) throw new Error(`${name} found no room`);
    times.push(milliseconds);
    bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(answer)));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  console.log([name, ...[0.5, 0.95, 0.99].map((share) => at(share).toFixed(2)), bytes].join(", "));
  isOver ||= at(0.95) > BUDGET_MS;
  isOver ||= name === "a fetch with nothing new" && bytes > UNCHANGED_BYTES;
}

// What room_state asks when nothing is new.
const { rows: plan } = await client.query<{ "QUERY PLAN": string }>(
  `explain (analyze, buffers, costs off, timing off) select room.*
    from private.room_secret_hash($1) as given
    join private.room_links as link
      on link.hash = given and link.kind = 'member' and link.member_id is not null
    join private.rooms as room on room.id = link.room_id`,
  [members[0]?.secret],
);
const lines = plan.map((line) => line["QUERY PLAN"]);
console.log(`\n${lines.join("\n")}`);
isOver ||= lines.some((line) => line.includes("Seq Scan"));

const started = performance.now();
await client.query("update private.rooms set last_vote_at = now() - interval '13 months'");
const aged = performance.now();
await client.query("select private.delete_expired()");
const { rows: left } = await client.query("select count(*)::int as rooms from private.rooms");
console.log(
  `\nOne run of private.delete_expired deletes ${ROOMS - left[0]?.rooms} rooms in ${((performance.now() - aged) / 1000).toFixed(1)} s (ageing took ${((aged - started) / 1000).toFixed(1)} s)`,
);

await client.end();
await stop();
// Last, since the embedded Postgres sets it to 0 when it ends.
process.exitCode = isOver ? 1 : 0;
