/** The limit of the contact form, with many messages at once. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { becomeCaller, connectTo, transaction } from "./connections.ts";

const HOUR = 3600;

// With the privileges of the migrations alone.
const connections = connectTo("closed");

function senderOf(address: string): string {
  return createHash("sha256").update(address).digest("hex");
}

async function count(client: pg.ClientBase, sender: string, max: number): Promise<number> {
  await becomeCaller(client, "service_role", null);
  const { rows } = await client.query("select public.count_sender($1, $2, $3) as wait", [
    senderOf(sender),
    max,
    HOUR,
  ]);
  return Number(rows[0]?.wait);
}

function countOnce(sender: string, max: number): Promise<number> {
  return transaction(connections.owner, (client) => count(client, sender, max));
}

test("exactly as many messages as the limit pass of 200 at once", async () => {
  const waits = await Promise.all(Array.from({ length: 200 }, () => countOnce("192.0.2.1", 20)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(HOUR);
});

test("each sender is counted separately, and again when the window is over", async () => {
  expect(await countOnce("192.0.2.2", 1)).toBe(0);
  expect(await countOnce("192.0.2.3", 1)).toBe(0);
  expect(await countOnce("192.0.2.2", 1)).toBeGreaterThan(0);
  const age = (seconds: number) =>
    connections.sql(
      `update public.contact_senders
        set window_start = clock_timestamp() - make_interval(secs => $2) where sender = $1`,
      [senderOf("192.0.2.2"), seconds],
    );
  await age(HOUR - 60);
  expect(await countOnce("192.0.2.2", 1)).toBeLessThanOrEqual(60);
  await age(HOUR);
  expect(await countOnce("192.0.2.2", 1)).toBe(0);
  expect(await countOnce("192.0.2.2", 1)).toBeGreaterThan(0);
});

test("senders of the day before are removed", async () => {
  await countOnce("192.0.2.4", 1);
  // Other files have senders in the same database.
  const own = ["192.0.2.4", "192.0.2.5"].map(senderOf);
  await connections.sql(
    "update public.contact_senders set window_start = now() - interval '25 hours' where sender = any($1)",
    [own],
  );
  await countOnce("192.0.2.5", 1);
  expect(
    await connections.sql("select sender from public.contact_senders where sender = any($1)", [
      own,
    ]),
  ).toEqual([{ sender: senderOf("192.0.2.5") }]);
});

test("a sender that is no hash is refused", async () => {
  await expect(
    connections.sql("select public.count_sender('192.0.2.6', 1, 60)"),
  ).rejects.toMatchObject({ code: "23514" });
});
