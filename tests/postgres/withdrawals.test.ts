/** That a notice of withdrawal is stored once, with many at once. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  COMPETITORS,
  compete,
  connectTo,
  messagesOf,
  transaction,
  valuesOf,
} from "./connections.ts";
import { call } from "./service-calls.ts";

// With no privileges but those of the migrations.
const connections = connectTo("closed");

/** Sends a notice many times at once; returns how many rows it has, and how many calls stored one. */
async function record(email: string, account: string | null, session: string | null) {
  const results = await compete(connections, async (client, index) => {
    const id = randomUUID();
    const stored = await call(
      client,
      "record_withdrawal",
      id,
      "Astrid",
      index % 2 === 0 ? email : email.toUpperCase(),
      "Premium",
      account,
      session,
    );
    return `${stored} ${stored === id}`;
  });
  expect(messagesOf(results)).toEqual([]);
  const rows = valuesOf(results).map(String);
  expect(rows).toHaveLength(COMPETITORS);
  return {
    stored: new Set(rows.map((row) => row.slice(0, 36))).size,
    isNew: rows.filter((row) => row.endsWith(" true")).length,
  };
}

test("the same words are stored once a day for each sender", async () => {
  const email = `${randomUUID()}@example.se`;
  const once = { stored: 1, isNew: 1 };
  expect(await record(email, null, null)).toEqual(once);
  expect(await record(email, null, null)).toEqual({ stored: 1, isNew: 0 });
  expect(await record(`x${email}`, null, null)).toEqual(once);
  // Others cannot use up what a user sends.
  expect(await record(email, await connections.newUser(), null)).toEqual(once);

  await connections.sql(
    `update public.withdrawals set received_at = now() - interval '25 hours'
      where lower(email) = $1 and user_id is null`,
    [email],
  );
  expect(await record(email, null, null)).toEqual(once);
});

test("a purchase has one notice, which nobody else can take", async () => {
  const email = `${randomUUID()}@example.se`;
  const [user, other] = [await connections.newUser(), await connections.newUser()];
  const session = `cs_${randomUUID().replaceAll("-", "")}`;
  const once = { stored: 1, isNew: 1 };
  expect(await record(email, other, session)).toEqual(once);
  expect(await record(email, user, session)).toEqual(once);
  expect(await record(`x${email}`, user, session)).toEqual({ stored: 1, isNew: 0 });
});

test("a call whose answer was lost is repeated with the id of its notice", async () => {
  const user = await connections.newUser();
  const session = `cs_${randomUUID().replaceAll("-", "")}`;
  const id = randomUUID();
  const record = () =>
    transaction(connections.owner, (client) =>
      call(client, "record_withdrawal", id, "Astrid", "a@example.se", "Premium", user, session),
    );
  expect([await record(), await record()]).toEqual([id, id]);
});
