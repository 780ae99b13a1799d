/** The limits of keys to the API, under calls on many connections at once. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { API_LIMITS } from "@/config/limits.ts";
import {
  becomeCaller,
  COMPETITORS,
  compete,
  competeWith,
  connectTo,
  messagesOf,
  transaction,
  valuesOf,
} from "./connections.ts";

const CALLS_AT_ONCE = 200;

const connections = connectTo("closed");
let user: string;

beforeEach(async () => {
  user = await connections.newSubscriber();
});

async function create(client: pg.ClientBase): Promise<string> {
  await becomeCaller(client, "authenticated", user);
  const { rows } = await client.query("select key from public.create_api_key('Nyckel')");
  return rows[0]?.key;
}

/** Calls as the edge function does; returns the outcome. */
async function call(
  client: pg.ClientBase,
  key: string,
  minute: number,
  day: number,
  account = 10_000,
) {
  await becomeCaller(client, "service_role", null);
  const hash = createHash("sha256").update(key).digest("hex");
  const { rows } = await client.query(
    "select outcome from public.count_api_call($1, $1, $2, $3, $4, 10000, 10000)",
    [hash, minute, day, account],
  );
  return rows[0]?.outcome;
}

function callAtOnce(key: string, minute: number, day: number): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: CALLS_AT_ONCE }, () =>
      transaction(connections.owner, (client) => call(client, key, minute, day)),
    ),
  );
}

function count(outcomes: readonly unknown[], outcome: string): number {
  return outcomes.filter((one) => one === outcome).length;
}

test("200 calls at once are answered as often as the limit of a minute says", async () => {
  const key = await transaction(connections.owner, create);
  const { callsPerMinute, callsPerDay } = API_LIMITS;
  const outcomes = await callAtOnce(key, callsPerMinute, callsPerDay);
  expect(count(outcomes, "allowed")).toBe(callsPerMinute);
  expect(count(outcomes, "minute")).toBe(CALLS_AT_ONCE - callsPerMinute);
  const [row] = await connections.sql(
    "select minute_calls, day_calls from public.api_keys where user_id = $1",
    [user],
  );
  expect(row).toEqual({ minute_calls: callsPerMinute, day_calls: callsPerMinute });
});

test("200 calls at once do not exceed what is left of the day", async () => {
  const key = await transaction(connections.owner, create);
  const { callsPerDay } = API_LIMITS;
  await connections.sql(
    `update public.api_keys
      set day = (now() at time zone 'Europe/Stockholm')::date, day_calls = $2 where user_id = $1`,
    [user, callsPerDay - 13],
  );
  const outcomes = await callAtOnce(key, CALLS_AT_ONCE, callsPerDay);
  expect(count(outcomes, "allowed")).toBe(13);
  expect(count(outcomes, "day")).toBe(CALLS_AT_ONCE - 13);
});

test("two keys do not share a limit", async () => {
  const [one, other] = [
    await transaction(connections.owner, create),
    await transaction(connections.owner, create),
  ];
  const outcomes = await Promise.all([callAtOnce(one, 10, 1000), callAtOnce(other, 20, 1000)]);
  expect(outcomes.map((ofKey) => count(ofKey, "allowed"))).toEqual([10, 20]);
});

test("calls with two keys at once do not exceed the limit of their account", async () => {
  const keys = [
    await transaction(connections.owner, create),
    await transaction(connections.owner, create),
  ];
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_one, index) =>
      transaction(connections.owner, (client) => call(client, keys[index % 2] ?? "", 60, 1000, 15)),
    ),
  );
  expect(count(outcomes, "allowed")).toBe(15);
  expect(count(outcomes, "account_minute")).toBe(25);
});

test("a call that waits while the key is revoked is refused", async () => {
  const key = await transaction(connections.owner, create);
  const results = await competeWith(
    connections,
    (client) =>
      client.query("update public.api_keys set revoked_at = now() where user_id = $1", [user]),
    "commit",
    (client) => call(client, key, 60, 1000),
  );
  expect(valuesOf(results)).toEqual(Array.from({ length: COMPETITORS }, () => "unknown"));
});

test("the cap of keys is reached exactly by many requests at once", async () => {
  const rounds = await Promise.all([compete(connections, create), compete(connections, create)]);
  const results = rounds.flat();
  expect(valuesOf(results)).toHaveLength(API_LIMITS.keys);
  expect(new Set(messagesOf(results))).toEqual(new Set(["too_many_keys"]));
});
