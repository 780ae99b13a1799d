/** What is deleted when its time is over: private.delete_expired, and what it takes as the end of a plan. */
import { describe, expect, test } from "vitest";
import {
  BASIC,
  CANCELLED,
  daysFromNow,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
  setSubscription,
  WITHOUT_PLAN,
} from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";
import { answerTo, asMember, newPair, stateOf } from "./rooms.ts";

const DAYS_OF_A_YEAR = 366;

const deleteExpired = () => sql("select private.delete_expired()");

/** Lets a plan have ended, and what was saved with it, so many days ago. */
async function age(userId: string, days: number): Promise<void> {
  const moment = daysFromNow(-days);
  await sql(
    `update public.subscribers set
        ended_at = case when subscribed then null else $2::timestamptz end,
        subscription_end = case when subscription_end is null then null else $2::timestamptz end
      where user_id = $1`,
    [userId, moment],
  );
  await ageNames(userId, days);
}

async function ageNames(userId: string, days: number): Promise<void> {
  await sql("alter table public.name_lists disable trigger user");
  await sql("update public.name_lists set updated_at = $2 where user_id = $1", [
    userId,
    daysFromNow(-days),
  ]);
  await sql("alter table public.name_lists enable trigger user");
  await sql("update public.favorites set created_at = $2 where user_id = $1", [
    userId,
    daysFromNow(-days),
  ]);
}

/** A user with a list and a favourite. */
async function ownerWith(subscription: Subscription) {
  const owner = await newAccount({ subscription });
  await newList(owner.id);
  await service.from("favorites").insert({ user_id: owner.id, page: "fornamn", name: "Astrid" });
  return owner;
}

async function keptOf(userId: string): Promise<[lists: number, favorites: number]> {
  const [lists, favorites] = [
    await rowsOf("name_lists", userId),
    await rowsOf("favorites", userId),
  ];
  return [lists.length, favorites.length];
}

async function expectDeletedAfterAYear(userId: string): Promise<void> {
  await age(userId, DAYS_OF_A_YEAR - 3);
  await deleteExpired();
  expect(await keptOf(userId)).toEqual([1, 1]);
  await age(userId, DAYS_OF_A_YEAR);
  await deleteExpired();
  expect(await keptOf(userId)).toEqual([0, 0]);
}

describe("lists and favourites in the account", () => {
  test("are deleted twelve months after the plan was found to have ended", async () => {
    const owner = await ownerWith(PREMIUM);
    await setSubscription(owner.id, WITHOUT_PLAN);
    await expectDeletedAfterAYear(owner.id);
    expect(await rowsOf("profiles", owner.id)).toHaveLength(1);
  });

  test("are deleted twelve months after the paid time, if nothing has reported its end", async () => {
    const owner = await ownerWith(CANCELLED);
    await expectDeletedAfterAYear(owner.id);
  });

  test.each<[string, Subscription]>([
    ["Premium that renews", PREMIUM],
    ["Premium without an end", { subscribed: true, subscription_end: null }],
    ["Basic, which had Plus before", BASIC],
  ])("are kept with %s, however old they are", async (_plan, subscription) => {
    const owner = await ownerWith(subscription);
    await ageNames(owner.id, 2 * DAYS_OF_A_YEAR);
    await deleteExpired();
    expect(await keptOf(owner.id)).toEqual([1, 1]);
  });

  test("are kept while the free plan has the feature, and when changed since", async () => {
    const owner = await ownerWith(PREMIUM);
    await setSubscription(owner.id, WITHOUT_PLAN);
    await age(owner.id, DAYS_OF_A_YEAR);
    const open = (isOpen: boolean) =>
      sql("update public.plan_features set free_plan = $1 where feature_key = 'name_lists'", [
        isOpen,
      ]);
    await open(true);
    await deleteExpired();
    await open(false);
    expect(await keptOf(owner.id)).toEqual([1, 0]);
    await ageNames(owner.id, 1);
    await deleteExpired();
    expect(await keptOf(owner.id)).toEqual([1, 0]);
  });

  test("are kept of a user who never had a plan", async () => {
    const owner = await newAccount();
    await newList(owner.id);
    await ageNames(owner.id, 2 * DAYS_OF_A_YEAR);
    await deleteExpired();
    expect((await keptOf(owner.id))[0]).toBe(1);
  });
});

test("the end of a plan is noted once, and forgotten with the next plan", async () => {
  const { id } = await newAccount({ subscription: PREMIUM });
  const endOf = async () => (await rowsOf("subscribers", id))[0]?.ended_at ?? null;
  expect(await endOf()).toBeNull();
  const late = daysFromNow(-3);
  await setSubscription(id, { ...CANCELLED, subscription_end: late });
  await setSubscription(id, WITHOUT_PLAN);
  expect(Date.parse(String(await endOf()))).toBe(Date.parse(late));
  await setSubscription(id, { ...WITHOUT_PLAN, payment_failed: true });
  expect(Date.parse(String(await endOf()))).toBe(Date.parse(late));
  await setSubscription(id, PREMIUM);
  expect(await endOf()).toBeNull();
});

test.each([
  ["withdrawals", "received_at", 740, "(name, email, contract) values ('A', 'a@example.se', 'B')"],
  [
    "plan_feature_changes",
    "changed_at",
    740,
    "(feature_key, plan, was, became) values ('export', 'free', false, true)",
  ],
  [
    "function_calls",
    "window_start",
    2,
    `(sender, function_name) values ('${"0f".repeat(32)}', 'contact')`,
  ],
])("rows of %s are deleted when their time is over", async (table, column, days, values) => {
  await sql(`insert into public.${table} ${values}`);
  await deleteExpired();
  const count = async () => (await sql(`select from public.${table}`)).length;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await sql(`update public.${table} set ${column} = now() - make_interval(days => $1)`, [days]);
  await deleteExpired();
  expect(await count()).toBe(0);
});

test("rows of users are deleted when their time is over", async () => {
  const { id } = await newAccount();
  await sql(
    `insert into public.stripe_events (id, user_id, type, received_at)
      values ('evt_gammal', $1, 'test', now() - interval '91 days'),
        ('evt_ny', $1, 'test', now() - interval '89 days')`,
    [id],
  );
  await sql(
    `insert into public.function_calls (user_id, function_name, window_start)
      values ($1, 'withdraw', now() - interval '25 hours'), ($1, 'contact', now())`,
    [id],
  );
  await sql(
    `insert into public.api_keys (user_id, name, prefix, revoked_at)
      values ($1, 'Gammal', 'nf_abc123', now() - interval '31 days'),
        ($1, 'Ny', 'nf_abc123', now() - interval '29 days'), ($1, 'Gäller', 'nf_abc123', null)`,
    [id],
  );
  await deleteExpired();
  expect(
    await sql("select name from public.api_keys where user_id = $1 order by name", [id]),
  ).toEqual([{ name: "Gäller" }, { name: "Ny" }]);
  expect(await rowsOf("stripe_events", id)).toMatchObject([{ id: "evt_ny" }]);
  expect(await rowsOf("function_calls", id)).toMatchObject([{ function_name: "contact" }]);
});

test("rooms are deleted with all that is in them twelve months after the last vote", async () => {
  const [old, fresh] = [await newPair(), await newPair()];
  for (const { bo } of [old, fresh]) {
    await asMember(bo, "answer_in_room", { answers: [answerTo("Vera", "yes")] });
  }
  const age = async (secret: string, days: number) => {
    const { room } = await stateOf(secret);
    await sql("update private.rooms set last_vote_at = $2 where id = $1", [
      room,
      daysFromNow(-days),
    ]);
    return room;
  };
  const room = await age(old.anna, DAYS_OF_A_YEAR);
  await age(fresh.anna, DAYS_OF_A_YEAR - 3);
  await deleteExpired();
  expect(await asMember(old.anna, "room_state")).toBeNull();
  expect(await stateOf(fresh.anna)).toMatchObject({ other: { answered: 1 } });
  for (const table of ["room_links", "room_members", "room_names", "room_votes"]) {
    expect(await sql(`select from private.${table} where room_id = $1`, [room])).toEqual([]);
  }
});

test("a vote keeps a room for another twelve months", async () => {
  const { anna } = await newPair();
  await sql("update private.rooms set last_vote_at = now() - interval '13 months' where id = $1", [
    (await stateOf(anna)).room,
  ]);
  await asMember(anna, "answer_in_room", { answers: [answerTo("Vera", "yes")] });
  await deleteExpired();
  expect(await stateOf(anna)).toMatchObject({ me: { answered: 1 } });
});

test("only the database itself can delete, and no browser can count calls", async () => {
  const user = await newAccount();
  const admin = await newAccount({ isAdmin: true });
  const sender_hash = "0f".repeat(32);
  const parameters = { called: "contact", max_calls: 1, window_seconds: 60, sender_hash };
  for (const client of [visitorClient(), user.client, admin.client]) {
    expectDenied(await client.rpc("count_call", parameters));
    // The API serves only the schema public.
    const { error } = await client.schema("private").rpc("delete_expired");
    expect(error?.code).toMatch(/^(PGRST106|42501|PGRST202)$/);
  }
});
