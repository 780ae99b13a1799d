/** The deletion of what has had its time, on a database in use and with more rows than one batch has. */
import { afterEach, expect, test } from "vitest";
import { COMPETITORS, compete, connectTo, messagesOf, transaction } from "./connections.ts";
import { call } from "./service-calls.ts";

const connections = connectTo("closed");

/** One batch. */
const DELETE_EXPIRED = "select private.delete_expired()";

/** Of the rows of this file; others are in the same table. */
const CALLED = "retention";

/** Inserts counters of addresses whose window began two days ago, and returns the addresses. */
async function insertExpired(count: number): Promise<unknown[]> {
  const rows = await connections.sql(
    `insert into public.function_calls (sender, function_name, window_start)
      select encode(sha256(n::text::bytea), 'hex'), $2, now() - interval '2 days'
      from generate_series(1, $1::int) as n
      returning sender`,
    [count, CALLED],
  );
  return rows.map(({ sender }) => sender);
}

async function storedSenders(): Promise<unknown[]> {
  const rows = await connections.sql(
    "select sender from public.function_calls where function_name = $1",
    [CALLED],
  );
  return rows.map(({ sender }) => sender);
}

afterEach(async () => {
  await connections.sql("delete from public.function_calls where function_name = $1", [CALLED]);
});

test("one batch deletes at most 10,000 rows of a table", async () => {
  await insertExpired(10_001);
  const [batch] = await connections.sql(`${DELETE_EXPIRED} as deleted`);
  expect(Number(batch?.deleted)).toBeGreaterThanOrEqual(10_000);
  expect(await storedSenders()).toHaveLength(1);
});

test("one run deletes batch after batch until nothing is left", async () => {
  await insertExpired(25_001);
  await connections.sql("call private.delete_all_expired()");
  expect(await storedSenders()).toEqual([]);
});

test("a run whose time is over leaves the rest to the next one, and keeps what it has done", async () => {
  await insertExpired(10_001);
  await connections.sql("call private.delete_all_expired(0)");
  expect(await storedSenders()).toHaveLength(1);
});

test("a run commits every batch, so that no call waits for the whole", async () => {
  await insertExpired(10_001);
  // Fails in the second batch.
  await connections.sql(
    `create function public.fail_at_one() returns trigger language plpgsql as $$
      begin
        if (select count(*) = 1 from public.function_calls where function_name = '${CALLED}') then
          raise 'One is left';
        end if;
        return null;
      end
    $$`,
  );
  try {
    await connections.sql(
      `create trigger fail_at_one before delete on public.function_calls
        execute function public.fail_at_one()`,
    );
    await expect(connections.sql("call private.delete_all_expired()")).rejects.toThrow(
      "One is left",
    );
  } finally {
    await connections.sql("drop function public.fail_at_one cascade");
  }
  expect(await storedSenders()).toHaveLength(1);
});

test("a run skips a row in use instead of waiting for it", async () => {
  const [inUse] = await insertExpired(3);
  await transaction(connections.owner, async (client) => {
    await call(client, "count_call", CALLED, 1, 60, null, inUse);
    await connections.sql(DELETE_EXPIRED);
  });
  expect(await storedSenders()).toEqual([inUse]);
});

test("several runs at once, with calls between them, do not fail, and leave the new calls", async () => {
  for (let round = 0; round < 5; round += 1) {
    const senders = await insertExpired(200);
    const results = await compete(connections, async (client, index) => {
      if (index % 2 === 0) await client.query(DELETE_EXPIRED);
      else await call(client, "count_call", CALLED, 1, 60, null, senders[index]);
    });
    expect(messagesOf(results)).toEqual([]);
    await connections.sql(DELETE_EXPIRED);
    const called = senders.filter((_sender, index) => index < COMPETITORS && index % 2 === 1);
    expect((await storedSenders()).sort()).toEqual(called.sort());
    await connections.sql("delete from public.function_calls where function_name = $1", [CALLED]);
  }
});
