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
  const take = (client: pg.ClientBase) => call(client, "lock_billing", user, 60, randomUUID());

  /** How many of several calls at once get the lock. */
  async function takers(): Promise<number> {
    const results = await compete(connections, take);
    expect(messagesOf(results)).toEqual([]);
    return valuesOf(results).filter((isLocked) => isLocked === true).length;
  }

  test("gives the lock to one of several calls", async () => {
    expect(await takers()).toBe(1);
    expect(await takers()).toBe(0);
  });

  test("gives it to none while another call takes it, and to one if that call fails", async () => {
    const afterFailure = await competeWith(connections, take, "rollback", take);
    expectInAnyOrder(valuesOf(afterFailure), [true, ...repeated(false)]);
    await connections.sql("delete from public.billing_states where user_id = $1", [user]);
    const afterSuccess = await competeWith(connections, take, "commit", take);
    expect(valuesOf(afterSuccess)).toEqual(repeated(false, COMPETITORS));
  });

  test("gives it again when it was released with its own id, or has expired", async () => {
    const lock = randomUUID();
    await callOnce("lock_billing", user, 60, lock);
    for (const wrong of [randomUUID(), null]) await callOnce("unlock_billing", user, wrong);
    expect(await takers()).toBe(0);

    await callOnce("unlock_billing", user, lock);
    expect(await takers()).toBe(1);

    await connections.sql(
      `update public.billing_states set locked_until = clock_timestamp() - interval '1 second'
        where user_id = $1`,
      [user],
    );
    expect(await takers()).toBe(1);
  });

  test("gives a call its own lock again, since the answer may have been lost", async () => {
    const lock = randomUUID();
    expect(await callOnce("lock_billing", user, 60, lock)).toBe(true);
    expect(await callOnce("lock_billing", user, 60, lock)).toBe(true);
    expect(await takers()).toBe(0);
  });

  test("does not release the lock of a later call", async () => {
    const [expired, current] = [randomUUID(), randomUUID()];
    await callOnce("lock_billing", user, -1, expired);
    await callOnce("lock_billing", user, 60, current);
    await callOnce("unlock_billing", user, expired);
    expect(await takers()).toBe(0);
    await callOnce("unlock_billing", user, current);
    expect(await takers()).toBe(1);
  });

  test("locks each user separately", async () => {
    for (const account of [user, await connections.newUser()]) {
      expect(await callOnce("lock_billing", account, 60, randomUUID())).toBe(true);
    }
  });
});

test("delete_account deletes once, although several calls have the lock", async () => {
  const lock = randomUUID();
  await callOnce("lock_billing", user, 60, lock);
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
    const plan = [true, true, false, tier, NEXT_YEAR, null];
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
    const claim = (client: pg.ClientBase) =>
      call(client, "claim_confirmation", session, user, randomUUID());
    const claimAtOnce = async () => {
      const results = await compete(connections, claim);
      expect(messagesOf(results)).toEqual([]);
      return valuesOf(results);
    };
    const results = await competeWith(connections, claim, "rollback", claim);
    expectInAnyOrder(valuesOf(results), ["claimed", ...repeated("busy")]);

    const age = () =>
      connections.sql(
        `update public.purchase_confirmations set claimed_at = now() - interval '3 minutes'
          where session_id = $1`,
        [session],
      );
    await age();
    expectInAnyOrder(await claimAtOnce(), ["claimed", ...repeated("busy")]);
    await connections.sql(
      "update public.purchase_confirmations set claim_id = null where session_id = $1",
      [session],
    );
    expectInAnyOrder(await claimAtOnce(), ["claimed", ...repeated("busy")]);
    await age();
    await connections.sql(
      "update public.purchase_confirmations set sent_at = now() where session_id = $1",
      [session],
    );
    expect(await claimAtOnce()).toEqual(repeated("sent", COMPETITORS));
  });

  test("gives a call its own claim again, since the answer may have been lost", async () => {
    const [session, id] = [newSession(), randomUUID()];
    expect(await callAtOnce("claim_confirmation", session, user, id)).toEqual(
      repeated("claimed", COMPETITORS),
    );
  });
});

describe("claim_renewal_reminder", () => {
  const claim = (client: pg.ClientBase) => call(client, "claim_renewal_reminder", randomUUID());

  test("gives each reminder to one of several runs", async () => {
    const { rows: buyers } = await connections.owner.query<{ user_id: string }>(
      `insert into public.subscribers (user_id, subscribed, renews, period, subscription_end)
        select id, true, true, 'year', now() + interval '34 days'
        from unnest($1::uuid[]) as buyer (id) returning user_id`,
      [await Promise.all([connections.newUser(), connections.newUser()])],
    );
    const results = await competeWith(connections, claim, "rollback", claim);
    expect(messagesOf(results)).toEqual([]);
    const claimed = valuesOf(results).flatMap((row) => /[0-9a-f-]{36}/.exec(String(row)) ?? []);
    expect(claimed.map(String).sort()).toEqual(buyers.map(({ user_id }) => user_id).sort());
  });
});
