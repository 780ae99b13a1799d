/** What users store stays within its limits, and is not overwritten, under concurrent writes. */
import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { ACCOUNT_LIMITS } from "@/config/limits.ts";
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

const connections = connectTo("closed");
let user: string;

beforeEach(async () => {
  user = await connections.newSubscriber();
});

const CAPS = [
  {
    table: "favorites",
    cap: ACCOUNT_LIMITS.favorites,
    error: "too_many_favorites",
    filling: "(user_id, page, name) select $1, 'fornamn', 'Namn ' || n",
    insertion: "(user_id, page, name) values ($1, 'efternamn', $2)",
  },
  {
    table: "name_lists",
    cap: ACCOUNT_LIMITS.nameLists,
    error: "too_many_lists",
    filling: "(user_id, title) select $1, 'Lista ' || n",
    insertion: "(user_id, title) values ($1, $2)",
  },
] as const;

test("of the deleted lists of a user exactly the latest hundred are kept", async () => {
  await connections.sql(
    `insert into private.deleted_lists (id, user_id, is_public, share_token, created_at)
      select gen_random_uuid(), $1, false, gen_random_uuid(), now() from generate_series(1, 99)`,
    [user],
  );
  const lists = await connections.sql(
    `insert into public.name_lists (user_id, title) select $1, 'Lista ' || n
      from generate_series(0, $2::int) as n returning id`,
    [user, COMPETITORS],
  );
  const remove = async (client: pg.ClientBase, index: number) => {
    await becomeCaller(client, "authenticated", user);
    await client.query("select public.delete_name_list($1)", [lists[index]?.id]);
  };
  const results = await competeWith(
    connections,
    (client) => remove(client, COMPETITORS),
    "commit",
    remove,
  );
  expect(messagesOf(results)).toEqual([]);
  const [row] = await connections.sql(
    "select count(*)::int as kept from private.deleted_lists where user_id = $1",
    [user],
  );
  expect(row?.kept).toBe(100);
});

describe.each(CAPS)("the cap of $table", ({ table, cap, error, filling, insertion }) => {
  function fill(count: number) {
    return connections.sql(
      `insert into public.${table} ${filling} from generate_series(1, $2::int) as n`,
      [user, count],
    );
  }

  async function insert(client: pg.ClientBase, name: string, owner = user) {
    await becomeCaller(client, "authenticated", owner);
    await client.query(`insert into public.${table} ${insertion}`, [owner, name]);
  }

  async function count() {
    const [row] = await connections.sql(
      `select count(*)::int as rows from public.${table} where user_id = $1`,
      [user],
    );
    return row?.rows;
  }

  test("is kept when the last place is taken by an insert that is not committed yet", async () => {
    await fill(cap - 1);
    const results = await competeWith(
      connections,
      (client) => insert(client, "Den sista"),
      "commit",
      (client, index) => insert(client, `Namn ${index}`),
    );
    expect(messagesOf(results)).toEqual(Array.from({ length: COMPETITORS }, () => error));
    expect(await count()).toBe(cap);
  });

  test("leaves the last place to one insert after another one has failed", async () => {
    await fill(cap - 1);
    const results = await competeWith(
      connections,
      (client) => insert(client, "Den sista"),
      "rollback",
      (client, index) => insert(client, `Namn ${index}`),
    );
    expect(messagesOf(results)).toEqual(Array.from({ length: COMPETITORS - 1 }, () => error));
    expect(await count()).toBe(cap);
  });

  test("is reached exactly by many inserts at once", async () => {
    await fill(cap - 20);
    const rounds = await Promise.all(
      Array.from({ length: 5 }, (_, round) =>
        compete(connections, (client, index) => insert(client, `Namn ${round} ${index}`)),
      ),
    );
    const results = rounds.flat();
    expect(valuesOf(results)).toHaveLength(20);
    expect(new Set(messagesOf(results))).toEqual(new Set([error]));
    expect(await count()).toBe(cap);
  });

  test("does not make one user wait for another", async () => {
    const other = await connections.newSubscriber();
    await transaction(connections.owner, async (client) => {
      await insert(client, "Öppen");
      // Would wait for the transaction that is still open.
      const results = await compete(connections, (own, index) =>
        insert(own, `Namn ${index}`, other),
      );
      expect(messagesOf(results)).toEqual([]);
    });
  });
});

test("devices that save the same favourites at once, sorted, all succeed", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `Namn ${index}`).sort();
  for (let round = 0; round < 5; round += 1) {
    const results = await compete(connections, async (client, index) => {
      await becomeCaller(client, "authenticated", user);
      await client.query(
        `insert into public.favorites (user_id, page, name, position)
          select $1, 'fornamn', name, place
          from unnest($2::text[]) with ordinality as saved (name, place)
          on conflict do nothing`,
        [user, names.filter((_name, place) => place % COMPETITORS !== index)],
      );
    });
    expect(messagesOf(results)).toEqual([]);
    expect(
      await connections.sql("delete from public.favorites where user_id = $1 returning name", [
        user,
      ]),
    ).toHaveLength(names.length);
  }
});

describe("a list that was deleted", () => {
  async function newDeleted() {
    const [list] = await connections.sql(
      `insert into public.name_lists (user_id, title, is_public) values ($1, 'Raderad', true)
        returning id, share_token`,
      [user],
    );
    await transaction(connections.owner, async (client) => {
      await becomeCaller(client, "authenticated", user);
      await client.query("select public.delete_name_list($1)", [list?.id]);
    });
    return list;
  }

  async function restore(client: pg.ClientBase, id: unknown, owner = user) {
    await becomeCaller(client, "authenticated", owner);
    const { rows } = await client.query(
      "select share_token from public.restore_name_list($1, 'Raderad', '{}')",
      [id],
    );
    return rows;
  }

  const lists = () =>
    connections.sql("select share_token from public.name_lists where user_id = $1", [user]);

  test("comes back once, with its link, when it is restored on several devices at once", async () => {
    const list = await newDeleted();
    const results = await compete(connections, (client) => restore(client, list?.id));
    expect(messagesOf(results)).toEqual([]);
    const answer = [{ share_token: list?.share_token }];
    expect(valuesOf(results)).toEqual(Array.from({ length: COMPETITORS }, () => answer));
    expect(await lists()).toEqual(answer);
  });

  test("goes to its owner while others try to restore it at the same time", async () => {
    const list = await newDeleted();
    const thief = await connections.newSubscriber();
    const results = await compete(connections, (client, index) =>
      restore(client, list?.id, index === 4 ? user : thief),
    );
    expect(messagesOf(results)).toEqual([]);
    expect(valuesOf(results).filter((rows) => Array.isArray(rows) && rows.length > 0)).toEqual([
      [{ share_token: list?.share_token }],
    ]);
    expect(await lists()).toHaveLength(1);
  });

  test("stays away while the cap is reached, and keeps its link until there is room", async () => {
    const list = await newDeleted();
    const fill = (count: number) =>
      connections.sql(
        "insert into public.name_lists (user_id, title) select $1, 'Lista ' || n from generate_series(1, $2::int) as n",
        [user, count],
      );
    await fill(ACCOUNT_LIMITS.nameLists - 1);
    const results = await competeWith(
      connections,
      async (client) => {
        await becomeCaller(client, "authenticated", user);
        await client.query("insert into public.name_lists (title) values ('Den sista')");
      },
      "commit",
      (client) => restore(client, list?.id),
    );
    expect(new Set(messagesOf(results))).toEqual(new Set(["too_many_lists"]));
    expect(await lists()).toHaveLength(ACCOUNT_LIMITS.nameLists);
    await connections.sql(
      "delete from public.name_lists where user_id = $1 and title = 'Den sista'",
      [user],
    );
    const rows = await transaction(connections.owner, (client) => restore(client, list?.id));
    expect(rows).toEqual([{ share_token: list?.share_token }]);
  });
});

describe("a list that is changed on several devices at once", () => {
  async function newList(): Promise<Record<string, unknown>> {
    const [row] = await connections.sql(
      `insert into public.name_lists (user_id, title) values ($1, 'Lista')
        returning id, updated_at::text as seen`,
      [user],
    );
    if (!row) throw new Error("The list was not inserted");
    return row;
  }

  /** Changes the title if the list is still as it was seen; returns how many rows changed. */
  async function rename(
    client: pg.ClientBase,
    title: string,
    { id, seen }: Record<string, unknown>,
  ) {
    await becomeCaller(client, "authenticated", user);
    const { rowCount } = await client.query(
      "update public.name_lists set title = $1 where id = $2 and updated_at = $3",
      [title, id, seen],
    );
    return rowCount;
  }

  test("is changed by one of them", async () => {
    const list = await newList();
    const results = await compete(connections, (client, index) =>
      rename(client, `Titel ${index}`, list),
    );
    expect(valuesOf(results).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test("is not overwritten by one that waited for another", async () => {
    const list = await newList();
    const results = await competeWith(
      connections,
      (client) => rename(client, "Den första", list),
      "commit",
      (client, index) => rename(client, `Titel ${index}`, list),
    );
    expect(valuesOf(results)).toEqual(Array.from({ length: COMPETITORS }, () => 0));
    const [row] = await connections.sql("select title from public.name_lists where id = $1", [
      list.id,
    ]);
    expect(row).toEqual({ title: "Den första" });
  });

  test("has another time after each change, within a transaction too", async () => {
    const { id, seen } = await newList();
    const client = await connections.owner.connect();
    try {
      await client.query("begin");
      const times = new Set([seen]);
      for (const title of ["Ett", "Två", "Tre"]) {
        const { rows } = await client.query(
          "update public.name_lists set title = $1 where id = $2 returning updated_at::text as time",
          [title, id],
        );
        times.add(rows[0]?.time);
      }
      expect(times.size).toBe(4);
      await client.query("commit");
    } finally {
      client.release();
    }
  });
});
