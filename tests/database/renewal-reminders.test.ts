/** Which renewals a reminder is due for, who may send it, and when the job calls the edge function. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CANCELLED, daysFromNow, newAccount, PREMIUM, setSubscription } from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

/** A subscription that renews in so many days. */
const renewingIn = (days: number, period: "month" | "year" = "year") => ({
  ...PREMIUM,
  period,
  subscription_end: daysFromNow(days),
});

const requestReminders = () => sql("select private.request_renewal_reminders()");

beforeEach(() => sql("delete from public.renewal_reminders"));

afterEach(async () => {
  await sql("update public.subscribers set renews = false");
});

async function claim(id = randomUUID()): Promise<string | null> {
  const { data, error } = await service.rpc("claim_renewal_reminder", { claim: id });
  if (error) throw error;
  return data[0]?.user_id ?? null;
}

test.each([
  ["five weeks ahead", renewingIn(34.9), true],
  ["a month ahead", renewingIn(31), true],
  ["a week ahead, since nobody was reminded before", renewingIn(7), true],
  ["over already", renewingIn(-0.1), false],
  ["six weeks ahead", renewingIn(42), false],
  ["by the month", renewingIn(31, "month"), false],
  ["cancelled", { ...CANCELLED, subscription_end: daysFromNow(34) }, false],
])("a renewal %s is reminded of: %#", async (_when, subscription, isDue) => {
  const { id } = await newAccount({ subscription });
  expect(await claim()).toBe(isDue ? id : null);
});

test("a reminder that was sent is not due again, and one of the next period is", async () => {
  const { id } = await newAccount({ subscription: renewingIn(34) });
  expect(await claim()).toBe(id);
  await sql("update public.renewal_reminders set sent_at = now() where user_id = $1", [id]);
  await sql("update public.renewal_reminders set claimed_at = now() - interval '1 day'");
  expect(await claim()).toBeNull();
  await setSubscription(id, renewingIn(33));
  expect(await claim()).toBe(id);
});

test("a claim whose mail was not sent can be made again after half an hour, until the renewal", async () => {
  const { id } = await newAccount({ subscription: renewingIn(34) });
  const first = randomUUID();
  expect(await claim(first)).toBe(id);
  expect(await claim()).toBeNull();
  expect(await claim(first), "the answer was lost").toBe(id);
  await sql("update public.renewal_reminders set claimed_at = now() - interval '31 minutes'");
  expect(await claim()).toBe(id);

  // Days of an outage later, when the law's month has begun.
  const [late, over] = [daysFromNow(20), daysFromNow(-0.1)];
  for (const [moment, expected] of [
    [late, id],
    [over, null],
  ] as const) {
    await sql("update public.renewal_reminders set renews_at = $1, claimed_at = to_timestamp(0)", [
      moment,
    ]);
    await sql("update public.subscribers set subscription_end = $1 where user_id = $2", [
      moment,
      id,
    ]);
    expect(await claim()).toBe(expected);
  }
});

test("one that could not be sent is tried again after those that nobody has tried", async () => {
  const failed = await newAccount({ subscription: renewingIn(33) });
  expect(await claim()).toBe(failed.id);
  await sql("update public.renewal_reminders set claimed_at = now() - interval '31 minutes'");
  const later = await newAccount({ subscription: renewingIn(34) });
  expect([await claim(), await claim()]).toEqual([later.id, failed.id]);
});

test("a subscription that is cancelled after the reminder fell due is not reminded", async () => {
  const subscription = renewingIn(34);
  const { id } = await newAccount({ subscription });
  await sql("select private.note_renewals()");
  await setSubscription(id, { ...subscription, renews: false });
  expect(await claim()).toBeNull();
});

test("only the edge functions claim reminders", async () => {
  const { client } = await newAccount({ subscription: renewingIn(34) });
  for (const caller of [visitorClient(), client]) {
    expectDenied(await caller.rpc("claim_renewal_reminder", { claim: randomUUID() }));
  }
});

test("the job calls the edge function with its secret, also when no reminder is due", async () => {
  // Not in the embedded database: what pg_net and the vault of a hosted project have.
  await sql("create schema net");
  await sql("create table net.requests (url text, headers jsonb)");
  await sql(`create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns void language sql
    as 'insert into net.requests values (url, headers)'`);
  await sql("create schema vault");
  await sql("create table vault.decrypted_secrets (name text, decrypted_secret text)");
  const requests = () => sql("select * from net.requests");
  try {
    await newAccount({ subscription: renewingIn(34) });
    await requestReminders();
    expect(await requests(), "without its settings it does nothing, and does not fail").toEqual([]);
    await sql(`insert into vault.decrypted_secrets values
      ('functions_url', 'https://ref.supabase.co/functions/v1'), ('job_secret', 'hemligt')`);
    await requestReminders();
    expect(await requests()).toEqual([
      {
        url: "https://ref.supabase.co/functions/v1/renewal-reminders",
        headers: { Authorization: "Bearer hemligt" },
      },
    ]);
    await sql("update public.renewal_reminders set sent_at = now()");
    await requestReminders();
    expect(await requests()).toHaveLength(2);
  } finally {
    await sql("drop schema net cascade");
    await sql("drop schema vault cascade");
  }
});
