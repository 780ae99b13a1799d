/** The check constraints enforce the limits of src/config/limits.ts, and refuse malformed rows. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  ACCOUNT_LIMITS,
  NAME_LIST_LIMITS,
  PROFILE_LIMITS,
  SAVED_NAME_MAX_LENGTH,
} from "@/config/limits.ts";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { expectCheckFailed, expectSuccess } from "./assertions.ts";
import { service, sql } from "./backend.ts";

const TEN_MEGABYTES = "x".repeat(10_000_000);

let user: Account;

beforeEach(async () => {
  user = await newAccount({ subscription: PREMIUM });
});

const NAME = "Astrid";
const LIST = { title: "Lista", names: [NAME] };
const LONGEST_NAME = "å".repeat(SAVED_NAME_MAX_LENGTH);

/** Texts that would show as nothing, or not as what they are. */
const UNPRINTABLE: readonly (readonly [string, string])[] = [
  ["blanks", "   "],
  ["tabs and line breaks", "\t\r\n "],
  ["a line break", "Ast\nrid"],
  ["a delete character", "Astrid\u007f"],
  ["a next-line character", "Ast\u0085rid"],
  ["a right-to-left override", "\u202edirtsA"],
  ["a left-to-right isolate", "\u2066Astrid\u2069"],
  ["an Arabic letter mark", "Astrid\u061c"],
  ["a left-to-right mark", "\u200eAstrid"],
  ["a line separator", "Ast\u2028rid"],
  ["no-break spaces", "\u00a0\u202f"],
  ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
  ["soft hyphens", "\u00ad"],
  ["Hangul fillers", "\u3164\u115f"],
  ["Braille blanks", "\u2800"],
  ["variation selectors and tags", "\ufe0f\u{e0041}"],
];

/** Texts that look unusual but are visible. */
const PRINTABLE = ["👩‍👩‍👧‍👦", "Å\u0301sa", "محمد", "Anna\u00a0Lisa", "नेहा", "O’Neill", "-", "0"];

function names(count: number): string[] {
  return Array.from({ length: count }, () => NAME);
}

describe("a name list", () => {
  test.each([
    ["the longest title", { title: "å".repeat(NAME_LIST_LIMITS.title) }],
    ["no names", { names: [] }],
    ["the largest number of names", { names: names(NAME_LIST_LIMITS.names) }],
    ["the longest name", { names: [LONGEST_NAME] }],
    ["a name with spaces, hyphens and foreign letters", { names: ["Anna-Lisa 李  小龙"] }],
  ])("may have %s", async (_what, part) => {
    const row: Record<string, unknown> = { ...LIST, ...part };
    expectSuccess(await user.client.from("name_lists").insert({ user_id: user.id, ...row }));
    expect(await rowsOf("name_lists", user.id)).toMatchObject([row]);
  });

  describe.each([
    ["too long a title", { title: "x".repeat(NAME_LIST_LIMITS.title + 1) }],
    ["an empty title", { title: "" }],
    ["a title of 10 MB", { title: TEN_MEGABYTES }],
    ["one name too many", { names: names(NAME_LIST_LIMITS.names + 1) }],
    ["10,000 names", { names: names(10_000) }],
    ["too long a name", { names: [NAME, `${LONGEST_NAME}å`] }],
    ["a name of 10 MB", { names: [TEN_MEGABYTES] }],
    ["names of 10 MB", { names: Array.from({ length: 100_000 }, () => "x".repeat(100)) }],
    ["an empty name", { names: [NAME, ""] }],
    ["a name that is null", { names: [NAME, null] }],
    ["names in two dimensions", { names: [[NAME], [NAME]] }],
  ])("with %s", (_what, part) => {
    test("cannot be created", async () => {
      const row: Record<string, unknown> = { user_id: user.id, ...LIST, ...part };
      expectCheckFailed(await user.client.from("name_lists").insert(row));
      expect(await rowsOf("name_lists", user.id)).toEqual([]);
    });

    test("cannot result from a change", async () => {
      const list = await newList(user.id);
      expectCheckFailed(await user.client.from("name_lists").update(part).eq("id", list.id));
      expect(await rowsOf("name_lists", user.id)).toEqual([list]);
    });
  });

  test.each([
    ["no title", { title: null }],
    ["no list of names", { names: null }],
    ["a title with a null character", { title: "Li\u0000sta" }],
    ["a name with a null character", { names: ["Ast\u0000rid"] }],
    ["no visibility", { is_public: null }],
    ["a text as its visibility", { is_public: "kanske" }],
  ])("with %s is refused", async (_what, part) => {
    const row: Record<string, unknown> = { user_id: user.id, ...LIST, ...part };
    expect((await user.client.from("name_lists").insert(row)).error).not.toBeNull();
    expect(await rowsOf("name_lists", user.id)).toEqual([]);
  });

  test.each(UNPRINTABLE)("cannot have %s as its title or as a name", async (_what, text) => {
    for (const part of [{ title: text }, { names: [NAME, text] }]) {
      const row: Record<string, unknown> = { user_id: user.id, ...LIST, ...part };
      expectCheckFailed(await user.client.from("name_lists").insert(row));
    }
    expect(await rowsOf("name_lists", user.id)).toEqual([]);
  });

  test.each(PRINTABLE)("may have %s as its title and as a name", async (text) => {
    const row = { title: text, names: [text] };
    expectSuccess(await user.client.from("name_lists").insert({ user_id: user.id, ...row }));
    expect(await rowsOf("name_lists", user.id)).toMatchObject([row]);
  });

  test("that is invalid makes the whole request fail", async () => {
    const row: Record<string, unknown> = { user_id: user.id, ...LIST };
    expectCheckFailed(await user.client.from("name_lists").insert([row, { ...row, title: "" }]));
    expect(await rowsOf("name_lists", user.id)).toEqual([]);
  });
});

describe("a profile", () => {
  test.each([
    ["the longest name", { full_name: "å".repeat(PROFILE_LIMITS.fullName) }],
    ["the longest address", { email: "å".repeat(PROFILE_LIMITS.email) }],
    ["neither name nor address", { full_name: "", email: "" }],
  ])("may have %s", async (_what, change) => {
    expectSuccess(await user.client.from("profiles").update(change).eq("user_id", user.id));
    expect(await rowsOf("profiles", user.id)).toMatchObject([change]);
  });

  test.each<[string, object]>([
    ["too long a name", { full_name: "x".repeat(PROFILE_LIMITS.fullName + 1) }],
    ["a name of 10 MB", { full_name: TEN_MEGABYTES }],
    ["too long an address", { email: "x".repeat(PROFILE_LIMITS.email + 1) }],
    ["an address of 10 MB", { email: TEN_MEGABYTES }],
    ["a line break in its address", { email: "a@example.se\nBcc: b@example.se" }],
    ["a control character in its address", { email: "a\u0007@example.se" }],
    ...UNPRINTABLE.map(([what, full_name]): [string, object] => [
      `${what} as its name`,
      { full_name },
    ]),
  ])("cannot have %s", async (_what, change) => {
    const before = await rowsOf("profiles", user.id);
    const profiles = () => user.client.from("profiles");
    expectCheckFailed(await profiles().update(change).eq("user_id", user.id));
    expectCheckFailed(await profiles().upsert({ user_id: user.id, ...change }));
    expect(await rowsOf("profiles", user.id)).toEqual(before);
  });
});

describe("a favourite", () => {
  const FAVORITE = { page: "fornamn", name: NAME };

  test.each([
    ["the longest name", { name: LONGEST_NAME }],
    ["a page with a hyphen", { page: "fantasy-namn" }],
  ])("may have %s", async (_what, part) => {
    const row = { ...FAVORITE, ...part };
    expectSuccess(await user.client.from("favorites").insert({ user_id: user.id, ...row }));
    expect(await rowsOf("favorites", user.id)).toMatchObject([row]);
  });

  test.each<[string, object]>([
    ["too long a name", { name: `${LONGEST_NAME}å` }],
    ["a name of 10 MB", { name: TEN_MEGABYTES }],
    ["an empty name", { name: "" }],
    ...UNPRINTABLE.map(([what, name]): [string, object] => [`${what} as its name`, { name }]),
    ["a negative position", { position: -1 }],
    ["an empty page", { page: "" }],
    ["a page that is a path", { page: "/fornamn" }],
    ["too long a page", { page: "x".repeat(41) }],
  ])("cannot have %s", async (_what, part) => {
    const row = { user_id: user.id, ...FAVORITE, ...part };
    expectCheckFailed(await user.client.from("favorites").insert(row));
    expect(await rowsOf("favorites", user.id)).toEqual([]);
  });
});

describe("all lists of a user together", () => {
  /** Names that take about 70 kB a list, since they cannot be compressed. */
  const LISTS = `insert into public.name_lists (user_id, title, names)
    select $1, 'Lista ' || n, (
      select array_agg(md5(n || ' ' || m) || md5(m || ' ' || n)) from generate_series(1, 1000) as m
    ) from generate_series(1, $2::int) as n`;

  test("have at most 10 MB, whether by new lists or by larger ones", async () => {
    await sql(LISTS, [user.id, 145]);
    await expect(sql(LISTS, [user.id, 20])).rejects.toThrow("too_much_text");
    await expect(
      sql(
        `update public.name_lists set names = (
          select array_agg(name || md5(name || title)) from unnest(names) as name
        ) where user_id = $1`,
        [user.id],
      ),
    ).rejects.toThrow("too_much_text");
    expect(await rowsOf("name_lists", user.id)).toHaveLength(145);
    // Another user has room.
    const other = await newAccount({ subscription: PREMIUM });
    await sql(LISTS, [other.id, 1]);
  });

  test("have no room for a deleted list once others have taken it", async () => {
    const list = await newList(user.id);
    expectSuccess(await user.client.rpc("delete_name_list", { list: list.id }));
    await sql(LISTS, [user.id, 145]);
    let isFull = false;
    while (!isFull) {
      isFull = await sql(LISTS, [user.id, 1]).then(
        () => false,
        () => true,
      );
    }
    const names = Array.from({ length: 1000 }, () => randomUUID() + randomUUID());
    const restored = { list: list.id, title: "Lista", names };
    const { error } = await user.client.rpc("restore_name_list", restored);
    expect(error?.message).toMatch(/too_much_text$/);
  });
});

describe("a user may have up to", () => {
  const CAPS = [
    {
      table: "favorites",
      cap: ACCOUNT_LIMITS.favorites,
      error: "too_many_favorites",
      columns: "(user_id, page, name) select $1, 'fornamn', 'Namn ' || n",
      row: { page: "efternamn", name: NAME },
    },
    {
      table: "name_lists",
      cap: ACCOUNT_LIMITS.nameLists,
      error: "too_many_lists",
      columns: "(user_id, title) select $1, 'Lista ' || n",
      row: { title: "Ny lista" },
    },
  ];

  test.each(CAPS)("$cap rows in $table", async ({ table, cap, error, columns, row }) => {
    const fill = (count: number) =>
      sql(`insert into public.${table} ${columns} from generate_series(1, $2::int) as n`, [
        user.id,
        count,
      ]);
    const insert = (client = user.client) =>
      client.from(table).insert({ user_id: user.id, ...row });
    const count = async () => {
      const rows = await sql(`select from public.${table} where user_id = $1`, [user.id]);
      return rows.length;
    };

    await expect(fill(cap + 1)).rejects.toThrow(error);
    expect(await count()).toBe(0);

    await fill(cap);
    const refusal = { message: error, code: "P0001" };
    expect((await insert()).error).toMatchObject(refusal);
    expect((await insert(service)).error).toMatchObject(refusal);
    expect(await count()).toBe(cap);

    const other = await newAccount({ subscription: PREMIUM });
    expectSuccess(await other.client.from(table).insert({ user_id: other.id, ...row }));

    await sql(
      `delete from public.${table}
        where ctid = (select ctid from public.${table} where user_id = $1 limit 1)`,
      [user.id],
    );
    expectSuccess(await insert());
    await service.from(table).delete().eq("user_id", user.id);
  });
});
