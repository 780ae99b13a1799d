/** Rooms whose members act at the same moment, and tables that no role reaches. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ApiRole,
  becomeCaller,
  COMPETITORS,
  compete,
  competeWith,
  connect,
  connectTo,
  messagesOf,
  transaction,
  valuesOf,
} from "./connections.ts";
import { join, NAMES, newPair, newRoom, newSecret, type OpenRoom, visit } from "./rooms.ts";
import { call } from "./service-calls.ts";

const connections = connectTo("closed");

/** @param time by the clock of the device, in milliseconds from now */
function vote(client: pg.ClientBase, secret: string, name: string, answer: string, time: number) {
  const client_time = new Date(Date.now() + time).toISOString();
  return visit(client, "answer_in_room", secret, JSON.stringify([{ name, answer, client_time }]));
}

async function deleteAccount(client: pg.ClientBase, user: string) {
  const lock = randomUUID();
  await call(client, "lock_billing", user, 60, lock);
  await call(client, "delete_account", user, lock);
}

async function storedVotes(secret: string) {
  return connections.sql(
    `select vote.name, vote.answer
      from private.room_votes as vote join private.member_with($1) as me on me.id = vote.member_id
      order by vote.name`,
    [secret],
  );
}

describe("fifty connections of both members", () => {
  let pool: pg.Pool;

  beforeAll(() => {
    pool = connect("closed", "postgres", 50);
  });

  afterAll(() => pool.end());

  test("store the latest answer of each, in whatever order they arrive, and count every change", async () => {
    const room = await newPair(connections);
    const secrets = [room.anna, room.bo];
    const attempts = Array.from({ length: 200 }, (_, index) => {
      const secret = secrets[index % 2] ?? "";
      const name = NAMES[Math.floor(index / 2) % 10] ?? "";
      // Ten answers of each member to each of ten names; the last by the clock is yes.
      const round = Math.floor(index / 20);
      const answer = round === 4 ? "yes" : "no";
      return transaction(pool, (client) =>
        vote(client, secret, name, answer, -60_000 - Math.abs(round - 4) * 1000),
      );
    });
    const results = await Promise.allSettled(attempts);
    expect(messagesOf(results)).toEqual([]);
    const all = NAMES.slice(0, 10).map((name) => ({ name, answer: "yes" }));
    expect(await storedVotes(room.anna)).toEqual(all);
    expect(await storedVotes(room.bo)).toEqual(all);
  });

  test("that repeat a batch store it once, and the version is raised once", async () => {
    const room = await newPair(connections);
    const client_time = new Date().toISOString();
    const batch = JSON.stringify(NAMES.map((name) => ({ name, answer: "maybe", client_time })));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        transaction(pool, (client) => visit(client, "answer_in_room", room.anna, batch)),
      ),
    );
    expect(messagesOf(results)).toEqual([]);
    expect(new Set(valuesOf(results).map((value) => JSON.stringify(value))).size).toBe(1);
    expect(await storedVotes(room.anna)).toHaveLength(NAMES.length);
  });

  test("vote, add, rank, read and leave without a deadlock", async () => {
    const user = await connections.newUser();
    const room = await newPair(connections, user);
    const batch = (answer: string) =>
      JSON.stringify(
        NAMES.map((name) => ({ name, answer, client_time: new Date().toISOString() })).toSorted(
          () => Math.random() - 0.5,
        ),
      );
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        transaction(pool, async (client) => {
          const secret = index % 2 === 0 ? room.anna : room.bo;
          if (index === 60) await deleteAccount(client, user);
          else if (index % 5 === 1) await visit(client, "room_state", secret);
          else if (index % 5 === 2) await visit(client, "rank_in_room", secret, [NAMES[0]]);
          else if (index % 5 === 3)
            await call(client, "add_to_room", secret, [`Nytt ${index}`], "suggestion");
          else await visit(client, "answer_in_room", secret, batch("yes"));
        }),
      ),
    );
    // By chance, an order before both have answered, and calls of the member whose account was deleted.
    const allowed = ["room_not_found", "bad_ranking"];
    expect(messagesOf(results).filter((message) => !allowed.includes(message))).toEqual([]);
    expect(await storedVotes(room.anna)).toEqual([]);
    expect(await storedVotes(room.bo)).not.toEqual([]);
  });
});

describe("an invitation that several press at once", () => {
  test("makes one of them a decider, and tells the others that it is used", async () => {
    const { anna, invitation } = await newRoom(connections);
    const secrets = Array.from({ length: COMPETITORS }, newSecret);
    const results = await competeWith(
      connections,
      (client) => join(client, newSecret(), invitation),
      "rollback",
      (client, index) => join(client, secrets[index] ?? "", invitation),
    );
    expect(valuesOf(results)).toEqual(["decider"]);
    expect(messagesOf(results)).toEqual(
      Array.from({ length: COMPETITORS - 1 }, () => "invitation_closed"),
    );
    const members = await connections.sql(
      `select seat from private.room_members
        where room_id = (private.member_with($1)).room_id order by seat`,
      [anna],
    );
    expect(members).toEqual([{ seat: 1 }, { seat: 2 }]);
  });

  test("makes the one who sends it several times a decider once", async () => {
    const { invitation } = await newRoom(connections);
    const secret = newSecret();
    const results = await compete(connections, (client) => join(client, secret, invitation));
    expect(valuesOf(results)).toEqual(Array.from({ length: COMPETITORS }, () => "decider"));
  });
});

/** Decides in a room of an account, by each of the ways. */
const WAYS: Readonly<
  Record<string, (client: pg.ClientBase, account: string, room: OpenRoom) => Promise<unknown>>
> = {
  creating: (client, account) =>
    call(client, "create_room", newSecret(), newSecret(), "Anna", "girls", NAMES, null, account),
  joining: (client, account, { invitation }) => join(client, newSecret(), invitation, account),
  binding: (client, account, { anna }) => bind(client, account, anna),
};

async function bind(client: pg.ClientBase, account: string, secret: string) {
  await becomeCaller(client, "authenticated", account);
  await client.query("select public.bind_room($1)", [secret]);
}

describe.each([
  ["free", 1],
  ["premium", 10],
] as const)("a %s account", (plan, limit) => {
  const newAccount = () => (plan === "free" ? connections.newUser() : connections.newSubscriber());

  test.each([...Object.keys(WAYS), "every way of"])(
    `decides in ${limit} at most by %s at once`,
    async (chosen) => {
      const account = await newAccount();
      const ways = Object.entries(WAYS).filter(([way]) => way === chosen || !(chosen in WAYS));
      const rooms = await Promise.all(
        Array.from({ length: 3 * COMPETITORS }, () => newRoom(connections)),
      );
      const results = await Promise.allSettled(
        rooms.map((room, index) =>
          transaction(connections.owner, async (client) => {
            const [, decide] = ways[index % ways.length] ?? [];
            await decide?.(client, account, room);
          }),
        ),
      );
      const bound = await connections.sql("select from private.room_members where user_id = $1", [
        account,
      ]);
      expect(bound).toHaveLength(limit);
      const refusals = messagesOf(results);
      // Joining is not refused: the membership is not in the account.
      expect(new Set(refusals)).toEqual(new Set(chosen === "joining" ? [] : ["too_many_rooms"]));
    },
  );
});

test("a subscriber lets ten rooms ask their families, of 25", async () => {
  const account = await connections.newSubscriber();
  const rooms = await Promise.all(Array.from({ length: 25 }, () => newRoom(connections)));
  await Promise.allSettled(
    rooms.map(({ anna }) =>
      transaction(connections.owner, (client) => bind(client, account, anna)),
    ),
  );
  const opened = await Promise.allSettled(
    rooms.map(({ anna }) =>
      transaction(connections.owner, (client) =>
        visit(client, "open_family", anna, newSecret(), [NAMES[0]]),
      ),
    ),
  );
  expect(valuesOf(opened)).toHaveLength(10);
  expect(new Set(messagesOf(opened))).toEqual(new Set(["premium_required"]));
});

describe("creating a room", () => {
  const roomsOf = (account: string) =>
    connections.sql("select from private.room_members where user_id = $1", [account]);

  test("several times with one secret creates one", async () => {
    const account = await connections.newUser();
    const secret = newSecret();
    const invitation = newSecret();
    const results = await compete(connections, (client) =>
      call(client, "create_room", secret, invitation, "Anna", "girls", NAMES, null, account),
    );
    expect(messagesOf(results)).toEqual([]);
    expect(await roomsOf(account)).toHaveLength(1);
  });
});

test("both who leave at once delete the room", async () => {
  for (let round = 0; round < 10; round += 1) {
    const room = await newPair(connections);
    const [before] = await connections.sql("select (private.member_with($1)).room_id as id", [
      room.anna,
    ]);
    const results = await compete(connections, async (client, index) => {
      if (index < 2) await visit(client, "leave_room", index === 0 ? room.anna : room.bo);
    });
    expect(messagesOf(results)).toEqual([]);
    expect(await connections.sql("select from private.rooms where id = $1", [before?.id])).toEqual(
      [],
    );
  }
});

test("both who extend the deck at once extend it once, in the same order for both", async () => {
  const room = await newPair(connections);
  const results = await compete(connections, (client, index) =>
    call(
      client,
      "add_to_room",
      index % 2 === 0 ? room.anna : room.bo,
      Array.from({ length: 20 }, (_, place) => `Nytt ${index} ${place}`),
      "deck",
      NAMES.length,
    ),
  );
  expect(messagesOf(results)).toEqual([]);
  const added = await connections.sql(
    `select places[1] = places[2] as is_same from private.room_names
      where room_id = (private.member_with($1)).room_id and name like 'Nytt %'`,
    [room.anna],
  );
  expect(added).toEqual(Array.from({ length: 20 }, () => ({ is_same: true })));
});

describe.each(["open", "closed"] as const)("with %s default privileges", (database) => {
  const { owner } = connectTo(database);
  /** A column of each table. */
  const COLUMNS = {
    rooms: "left_name",
    room_members: "user_id",
    room_links: "member_id",
    room_names: "places",
    room_reveals: "holds",
    room_votes: "answer",
  };
  const ROLES: readonly ApiRole[] = ["anon", "authenticated", "service_role"];
  let client: pg.PoolClient;

  beforeEach(async () => {
    client = await owner.connect();
    return () => client.release();
  });

  test.each(
    ROLES.flatMap((role) =>
      Object.entries(COLUMNS).flatMap(([table, column]) =>
        [
          `select from private.${table}`,
          `insert into private.${table} default values`,
          `update private.${table} set ${column} = null`,
          `delete from private.${table}`,
          `truncate private.${table}`,
        ].map((statement) => ({ role, statement })),
      ),
    ),
  )("$role cannot $statement", async ({ role, statement }) => {
    await client.query("begin");
    try {
      await becomeCaller(client, role, null);
      await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
    } finally {
      await client.query("rollback");
    }
  });
});
