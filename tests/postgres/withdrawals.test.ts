/** How many notices of withdrawal are taken, with many at once, and how long they are kept. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import {
  COMPETITORS,
  compete,
  competeWith,
  connectTo,
  messagesOf,
  transaction,
  valuesOf,
} from "./connections.ts";
import { call, repeated } from "./service-calls.ts";

// With no privileges but those of the migrations.
const connections = connectTo("closed");
let user: string;

beforeEach(async () => {
  user = await connections.newUser();
});

describe("record_withdrawal", () => {
  const TOO_MANY = "too_many_withdrawals";

  function record(client: pg.ClientBase, email: string, account: string | null = null) {
    return call(client, "record_withdrawal", "Astrid", email, "Premium", account);
  }

  test("takes five notices a day from an address, however it is spelled", async () => {
    const email = `${randomUUID()}@example.se`;
    const recordOnce = () => transaction(connections.owner, (client) => record(client, email));
    for (let notice = 1; notice <= 4; notice += 1) await recordOnce();
    const results = await competeWith(
      connections,
      (client) => record(client, email),
      "commit",
      (client) => record(client, email.toUpperCase()),
    );
    expect(messagesOf(results)).toEqual(repeated(TOO_MANY, COMPETITORS));

    await connections.sql(
      `update public.withdrawals set received_at = now() - interval '25 hours'
        where lower(email) = $1`,
      [email],
    );
    expect(await recordOnce()).toBeTruthy();
  });

  test("takes five a day from a user, whatever others send with the same address", async () => {
    const email = `${randomUUID()}@example.se`;
    await compete(connections, (client) => record(client, email));
    const results = await compete(connections, (client, index) =>
      record(client, index % 2 === 0 ? email : "annan@example.se", user),
    );
    expect(valuesOf(results)).toHaveLength(5);
    expect(messagesOf(results)).toEqual(repeated(TOO_MANY, COMPETITORS - 5));
  });

  test("takes 300 an hour from callers who are not signed in", async () => {
    const [before] = await connections.sql(
      `select count(*)::int as notices from public.withdrawals
        where user_id is null and received_at > now() - interval '1 hour'`,
    );
    const room = 3;
    await connections.sql(
      `insert into public.withdrawals (name, email, contract)
        select 'Astrid', 'a' || n || '@example.com', 'Premium' from generate_series(1, $1::int) as n`,
      [300 - room - Number(before?.notices)],
    );
    const results = await compete(connections, (client, index) =>
      record(client, `b${index}@example.com`),
    );
    expect(valuesOf(results)).toHaveLength(room);
    expect(new Set(messagesOf(results))).toEqual(new Set([TOO_MANY]));
    const own = await transaction(connections.owner, (client) =>
      record(client, "b@example.com", user),
    );
    expect(own).toBeTruthy();
    await connections.sql("delete from public.withdrawals where email like '%@example.com'");
  });
});
