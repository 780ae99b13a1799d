/** What the edge functions store about payments, called by several of them at once. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
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
import { call, expectInAnyOrder, repeated, serviceCalls } from "./service-calls.ts";

// With no privileges but those of the migrations.
const connections = connectTo("closed");
const { callOnce, callAtOnce } = serviceCalls(connections);
let user: string;

beforeEach(async () => {
  user = await connections.newUser();
});

describe("lock_billing", () => {
  const isLock = (value: unknown) => typeof value === "string";

  test("gives the lock to one of several calls", async () => {
    const locks = await callAtOnce("lock_billing", user, 60);
    expect(locks.filter(isLock)).toHaveLength(1);
    expect(await callOnce("lock_billing", user, 60)).toBeNull();
  });

  test("gives it to none while another call takes it, and to one if that call fails", async () => {
    const attempt = (client: pg.ClientBase) => call(client, "lock_billing", user, 60);
    const afterFailure = await competeWith(connections, attempt, "rollback", attempt);
    expect(valuesOf(afterFailure).filter(isLock)).toHaveLength(1);
    await connections.sql("delete from public.billing_states where user_id = $1", [user]);
    const afterSuccess = await competeWith(connections, attempt, "commit", attempt);
    expect(valuesOf(afterSuccess)).toEqual(repeated(null, COMPETITORS));
  });

  test("gives it again when it was released with its own id, or has expired", async () => {
    const lock = await callOnce("lock_billing", user, 60);
    for (const wrong of [randomUUID(), null]) await callOnce("unlock_billing", user, wrong);
    expect(await callOnce("lock_billing", user, 60)).toBeNull();

    await callOnce("unlock_billing", user, lock);
    expect((await callAtOnce("lock_billing", user, 60)).filter(isLock)).toHaveLength(1);

    await connections.sql(
      `update public.billing_states set locked_until = clock_timestamp() - interval '1 second'
        where user_id = $1`,
      [user],
    );
    expect((await callAtOnce("lock_billing", user, 60)).filter(isLock)).toHaveLength(1);
  });

  test("does not release the lock of a later call", async () => {
    const expired = await callOnce("lock_billing", user, -1);
    const current = await callOnce("lock_billing", user, 60);
    await callOnce("unlock_billing", user, expired);
    expect(await callOnce("lock_billing", user, 60)).toBeNull();
    await callOnce("unlock_billing", user, current);
    expect(await callOnce("lock_billing", user, 60)).not.toBeNull();
  });

  test("locks each user separately", async () => {
    expect(await callOnce("lock_billing", user, 60)).not.toBeNull();
    expect(await callOnce("lock_billing", await connections.newUser(), 60)).not.toBeNull();
  });
});

test("delete_account deletes once, although several calls have the lock", async () => {
  const lock = await callOnce("lock_billing", user, 60);
  const results = await compete(connections, (client) =>
    call(client, "delete_account", user, lock),
  );
  expect(messagesOf(results)).toEqual(repeated("billing_lock_lost"));
  expect(await connections.sql("select from auth.users where id = $1", [user])).toEqual([]);
});

describe("start_refresh", () => {
  test("gives shared refreshes to one of several calls until it is stored", async () => {
    expectInAnyOrder(await callAtOnce("start_refresh", user, true), [1, ...repeated(null)]);
    expect(await callOnce("store_paid_plan", user, 1, false, false, false)).toBe("stored");
    expectInAnyOrder(await callAtOnce("start_refresh", user, true), [2, ...repeated(null)]);
  });

  test("gives a shared refresh again when the other one takes longer than 15 seconds", async () => {
    await callOnce("start_refresh", user, true);
    await connections.sql(
      `update public.billing_states set refresh_started_at = now() - interval '16 seconds'
        where user_id = $1`,
      [user],
    );
    expectInAnyOrder(await callAtOnce("start_refresh", user, true), [2, ...repeated(null)]);
  });

  test("numbers the others, each with a number of its own", async () => {
    expectInAnyOrder(await callAtOnce("start_refresh", user, false), [1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("store_paid_plan", () => {
  const NEXT_YEAR = "2030-01-01T00:00:00.000Z";

  async function stored() {
    const [row] = await connections.sql(
      "select subscribed, subscription_end, renews from public.subscribers where user_id = $1",
      [user],
    );
    return row;
  }

  function store(client: pg.ClientBase, refresh: unknown, event: string | null, tier = "Plus") {
    const plan = [true, true, false, tier, NEXT_YEAR];
    return call(client, "store_paid_plan", user, refresh, ...plan, event, "test");
  }

  const newEvent = () => `evt_${randomUUID().replaceAll("-", "")}`;

  test("stores an event once, although it comes on several connections at once", async () => {
    const event = newEvent();
    const results = await compete(connections, async (client) =>
      store(client, await call(client, "start_refresh", user, false), event),
    );
    expectInAnyOrder(valuesOf(results), ["stored", ...repeated("duplicate")]);
    expect(await stored()).toMatchObject({ subscribed: true, renews: true });
  });

  test("stores an event again whose first call failed", async () => {
    const event = newEvent();
    await callOnce("start_refresh", user, false);
    const attempt = (client: pg.ClientBase) => store(client, 1, event);
    const results = await competeWith(connections, attempt, "rollback", attempt);
    expectInAnyOrder(valuesOf(results), ["stored", ...repeated("duplicate")]);
  });

  test("does not store an event whose effect is refused", async () => {
    const event = newEvent();
    await callOnce("start_refresh", user, false);
    // Basic neither renews nor ends.
    await expect(
      transaction(connections.owner, (client) => store(client, 1, event, "Basic")),
    ).rejects.toThrow("subscribers_without_contradiction");
    expect(
      await connections.sql("select from public.stripe_events where id = $1", [event]),
    ).toEqual([]);
    expect(await transaction(connections.owner, (client) => store(client, 1, event))).toBe(
      "stored",
    );
  });

  test("drops a refresh that was started before the one that is stored", async () => {
    await callOnce("start_refresh", user, false);
    await callOnce("start_refresh", user, false);
    expect(await callOnce("store_paid_plan", user, 2, false, false, false)).toBe("stored");
    const late = await transaction(connections.owner, (client) => store(client, 1, newEvent()));
    expect(late).toBe("superseded");
    expect(await stored()).toMatchObject({ subscribed: false });
  });

  test("keeps the latest of several refreshes that end at once", async () => {
    await callAtOnce("start_refresh", user, false);
    const results = await compete(connections, (client, index) => {
      const end = new Date(Date.UTC(2030, index)).toISOString();
      return call(client, "store_paid_plan", user, index + 1, true, true, false, null, end);
    });
    expect(messagesOf(results)).toEqual([]);
    expect(valuesOf(results).filter((value) => value !== "superseded")).toContain("stored");
    expect(await stored()).toMatchObject({
      subscription_end: new Date(Date.UTC(2030, COMPETITORS - 1)),
    });
  });
});

test("forget_customer forgets the customer and ends the renewal, once for an event", async () => {
  const id = user.replaceAll("-", "");
  const customer = `cus_${id}`;
  await connections.sql(
    `insert into public.stripe_customers (user_id, account_id, is_live, customer_id)
      values ($1, 'acct_1', true, $2)`,
    [user, customer],
  );
  await connections.sql(
    `insert into public.subscribers (user_id, subscribed, subscription_end, renews)
      values ($1, true, now() + interval '1 day', true)`,
    [user],
  );
  expectInAnyOrder(await callAtOnce("forget_customer", user, customer, `evt_${id}`, "test"), [
    true,
    ...repeated(false),
  ]);
  expect(
    await connections.sql("select from public.stripe_customers where user_id = $1", [user]),
  ).toEqual([]);
  expect(
    await connections.sql("select subscribed, renews from public.subscribers where user_id = $1", [
      user,
    ]),
  ).toEqual([{ subscribed: true, renews: false }]);
});

test("account_of_customer finds the user and the address to sign in with", async () => {
  const customer = `cus_${user.replaceAll("-", "")}`;
  await connections.sql(
    `insert into public.stripe_customers (user_id, account_id, is_live, customer_id)
      values ($1, 'acct_1', true, $2)`,
    [user, customer],
  );
  const find = (id: string) =>
    transaction(connections.owner, async (client) => {
      await becomeCaller(client, "service_role", null);
      return (await client.query("select * from public.account_of_customer($1)", [id])).rows;
    });
  expect(await find(customer)).toEqual([{ user_id: user, email: `${user}@example.se` }]);
  expect(await find("cus_okand")).toEqual([]);
});

describe("claim_confirmation", () => {
  const newSession = () => `cs_${randomUUID().replaceAll("-", "")}`;

  test("lets one of several calls send the mail, and none after it was sent", async () => {
    const session = newSession();
    const claim = (client: pg.ClientBase) => call(client, "claim_confirmation", session, user);
    const results = await competeWith(connections, claim, "rollback", claim);
    expectInAnyOrder(valuesOf(results), [true, ...repeated(false)]);

    const age = () =>
      connections.sql(
        `update public.purchase_confirmations set claimed_at = now() - interval '3 minutes'
          where session_id = $1`,
        [session],
      );
    await age();
    expectInAnyOrder(await callAtOnce("claim_confirmation", session, user), [
      true,
      ...repeated(false),
    ]);
    await age();
    await connections.sql(
      "update public.purchase_confirmations set sent_at = now() where session_id = $1",
      [session],
    );
    expect(await callAtOnce("claim_confirmation", session, user)).toEqual(
      repeated(false, COMPETITORS),
    );
  });
});
