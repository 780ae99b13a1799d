/** Deleting a list and undoing that, which brings its link back and gives nobody else's away. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { NameListRow } from "@/lib/database.ts";
import {
  type Account,
  ENDED,
  listOfToken,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  setSubscription,
} from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

let owner: Account;
let other: Account;

beforeAll(async () => {
  owner = await newAccount({ subscription: PREMIUM });
  other = await newAccount({ subscription: PREMIUM });
});

function remove(list: unknown, client: SupabaseClient = owner.client) {
  return client.rpc("delete_name_list", { list });
}

function restore({ id, title, names }: NameListRow, client: SupabaseClient = owner.client) {
  return client.rpc("restore_name_list", { list: id, title, names });
}

/** A list of the owner that has just been deleted. */
async function newDeleted(list: Partial<NameListRow> = {}): Promise<NameListRow> {
  const stored = await newList(owner.id, { is_public: true, ...list });
  expect((await remove(stored.id)).data).toEqual([stored]);
  return stored;
}

async function isOpen({ share_token }: NameListRow): Promise<boolean> {
  return (await listOfToken(share_token)) !== null;
}

async function stored({ id }: NameListRow) {
  const { data } = await service.from("name_lists").select().eq("id", id);
  return data;
}

/** What is kept of a deleted list. */
function kept({ id }: NameListRow) {
  return sql("select * from private.deleted_lists where id = $1", [id]);
}

/** Creates a list under an id that another had. */
function create(id: string, { client, id: user_id }: Account) {
  return client.from("name_lists").insert({ id, user_id, title: "Ny" });
}

describe("a list that is created under the id of a deleted one", () => {
  test("is deleted and restored as any other", async () => {
    const first = await newDeleted();
    expect((await create(first.id, owner)).error).toBeNull();
    const { data } = await remove(first.id);
    const second: NameListRow = data[0];
    expect(second).toMatchObject({ id: first.id, title: "Ny" });
    expect(await restore(second).then(({ data: restored }) => restored)).toMatchObject([
      { id: first.id, title: "Ny", share_token: second.share_token },
    ]);
    await service.from("name_lists").delete().eq("id", first.id);
  });

  test("is refused to others as long as its former owner can restore it", async () => {
    const list = await newDeleted();
    const { error } = await create(list.id, other);
    expect(error?.code).toBe("23505");
    expect(await rowsOf("name_lists", other.id)).toEqual([]);
    expect((await restore(list)).data).toMatchObject([{ id: list.id, title: list.title }]);
    expect(await isOpen(list)).toBe(true);
  });
});

describe("deleting a list", () => {
  test("returns it as it was, closes its link, and keeps no name of it", async () => {
    const list = await newList(owner.id, { title: "Tvillingarna", is_public: true });
    const { data } = await remove(list.id);
    expect(data).toEqual([list]);
    expect(await stored(list)).toEqual([]);
    expect(await isOpen(list)).toBe(false);
    const rows = await kept(list);
    expect(rows).toMatchObject([{ user_id: owner.id, share_token: list.share_token }]);
    expect(JSON.stringify(rows)).not.toMatch(/Tvillingarna|Astrid/);
    expect((await remove(list.id)).data).toEqual([]);
  });

  test("needs no plan", async () => {
    const former = await newAccount({ subscription: ENDED });
    const list = await newList(former.id);
    expect((await remove(list.id, former.client)).data).toEqual([list]);
  });

  test("is left to its owner, and cannot be done past the function", async () => {
    const list = await newList(owner.id, { is_public: true });
    const admin = await newAccount({ isAdmin: true });
    for (const { client } of [other, admin]) {
      expect((await remove(list.id, client)).data).toEqual([]);
    }
    expectDenied(await remove(list.id, visitorClient()));
    expectDenied(await owner.client.from("name_lists").delete().eq("id", list.id));
    expect(await stored(list)).toEqual([list]);
    expect(await kept(list)).toEqual([]);
  });
});

describe("restoring a list", () => {
  test.each([true, false])("brings it back with its link (public: %s)", async (is_public) => {
    const list = await newDeleted({ is_public });
    const { data } = await restore(list);
    expect(data).toEqual([{ ...list, updated_at: expect.any(String) }]);
    expect(await stored(list)).toEqual(data);
    expect(await isOpen(list)).toBe(is_public);
    expect(await kept(list)).toEqual([]);
  });

  test("again returns what is stored, and overwrites nothing", async () => {
    const list = await newDeleted();
    const { data } = await restore(list);
    expect((await restore({ ...list, title: "Något annat" })).data).toEqual(data);
    const untouched = await newList(owner.id);
    expect((await restore({ ...untouched, names: [] })).data).toEqual([untouched]);
    expect(await stored(untouched)).toEqual([untouched]);
  });

  test("is not possible after an hour, nor without the plan", async () => {
    const late = await newDeleted();
    await sql(
      "update private.deleted_lists set deleted_at = now() - interval '61 minutes' where id = $1",
      [late.id],
    );
    expect((await restore(late)).data).toEqual([]);

    const former = await newAccount({ subscription: PREMIUM });
    const list = await newList(former.id, { is_public: true });
    await remove(list.id, former.client);
    await setSubscription(former.id, ENDED);
    expect((await restore(list, former.client)).data).toEqual([]);
    expect(await rowsOf("name_lists", former.id)).toEqual([]);
    await setSubscription(former.id, PREMIUM);
    expect((await restore(list, former.client)).data).toHaveLength(1);
  });

  test("keeps the checks of a new list, and fails without losing the link", async () => {
    const list = await newDeleted();
    for (const part of [{ title: "" }, { title: "x".repeat(101) }, { names: [""] }]) {
      expect((await restore({ ...list, ...part })).error?.message).toMatch(/\bbad_text$/);
    }
    expect((await restore(list)).data).toHaveLength(1);
    expect(await isOpen(list)).toBe(true);
  });
});

describe("nobody else", () => {
  test("gets the link of a deleted list, whatever they send", async () => {
    const list = await newDeleted();
    const admin = await newAccount({ isAdmin: true });
    const own = await newList(other.id);
    for (const client of [other.client, admin.client]) {
      expect((await restore(list, client)).data).toEqual([]);
      // There is no parameter for a token, an owner or a visibility.
      for (const forged of ["share_token", "token", "user_id", "is_public"]) {
        const { error } = await client.rpc("restore_name_list", {
          list: list.id,
          title: "Kapad",
          names: [],
          [forged]: list.share_token,
        });
        expect(error).not.toBeNull();
      }
    }
    expectDenied(await restore(list, visitorClient()));
    expect(await rowsOf("name_lists", other.id)).toEqual([own]);
    expect(await isOpen(list)).toBe(false);
    // It still belongs to its owner.
    expect((await restore(list)).data).toHaveLength(1);
  });

  test("reads or writes what is kept: the API does not serve it, and no role has rights", async () => {
    const list = await newDeleted();
    for (const client of [visitorClient(), owner.client, other.client]) {
      for (const table of [
        client.schema("private").from("deleted_lists"),
        client.from("deleted_lists"),
      ]) {
        expect((await table.select()).error).not.toBeNull();
        expect(
          (await table.insert({ id: list.id, user_id: other.id, share_token: "valt" })).error,
        ).not.toBeNull();
      }
    }
    expect(await kept(list)).toHaveLength(1);
  });
});

test("of the lists that a user deletes, the latest hundred can be brought back", async () => {
  const { id, client } = await newAccount({ subscription: PREMIUM });
  const lists: NameListRow[] = [];
  for (let index = 0; index < 103; index += 1) {
    const list = await newList(id, { title: `Lista ${index}` });
    await remove(list.id, client);
    lists.push(list);
  }
  const rows = await sql("select id from private.deleted_lists where user_id = $1", [id]);
  expect(rows.map((row) => row.id).sort()).toEqual(
    lists
      .slice(3)
      .map((list) => list.id)
      .sort(),
  );
});

test("what is kept is deleted after an hour, not before", async () => {
  const [old, young] = [await newDeleted(), await newDeleted()];
  const age = (list: NameListRow, minutes: number) =>
    sql(
      "update private.deleted_lists set deleted_at = now() - make_interval(mins => $2) where id = $1",
      [list.id, minutes],
    );
  await age(old, 61);
  await age(young, 59);
  await sql("select private.delete_expired()");
  expect(await kept(old)).toEqual([]);
  expect(await kept(young)).toHaveLength(1);
});
