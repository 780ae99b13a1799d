import { beforeEach, describe, expect, test } from "vitest";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { expectCheckFailed, expectDone } from "./refusal.ts";

const TEN_MEGABYTES = "x".repeat(10_000_000);

let user: Account;

beforeEach(async () => {
  user = await newAccount({ subscription: PREMIUM });
});

const NAME = "Astrid";
const LISTS = { title: "Lista", names: [NAME] };

describe("a name list", () => {
  test.each([
    ["a title of 100 characters", { title: "å".repeat(100) }],
    ["no names", { names: [] }],
    ["1,000 names", { names: Array.from({ length: 1000 }, () => NAME) }],
    ["a name of 100 characters", { names: ["å".repeat(100)] }],
    ["a name with spaces, hyphens and foreign letters", { names: ["Anna-Lisa 李  小龙"] }],
  ])("takes %s", async (_what, part) => {
    const row: Record<string, unknown> = { ...LISTS, ...part };
    expectDone(await user.client.from("name_lists").insert({ user_id: user.id, ...row }));
    expect(await rowsOf("name_lists", user.id)).toMatchObject([row]);
  });

  describe.each([
    ["a title of 101 characters", { title: "x".repeat(101) }],
    ["an empty title", { title: "" }],
    ["a blank title", { title: "   " }],
    ["a title of tabs and line breaks", { title: "\t\r\n " }],
    ["a title of 10 MB", { title: TEN_MEGABYTES }],
    ["1,001 names", { names: Array.from({ length: 1001 }, () => NAME) }],
    ["10,000 names", { names: Array.from({ length: 10_000 }, () => NAME) }],
    ["a name of 101 characters", { names: [NAME, "x".repeat(101)] }],
    ["a name of 10 MB", { names: [TEN_MEGABYTES] }],
    ["names of 10 MB", { names: Array.from({ length: 100_000 }, () => "x".repeat(100)) }],
    ["an empty name", { names: [NAME, ""] }],
    ["a blank name", { names: ["  ", NAME] }],
    ["a name of tabs and line breaks", { names: ["\t\n"] }],
    ["a name that is null", { names: [NAME, null] }],
    ["names in two dimensions", { names: [[NAME], [NAME]] }],
  ])("with %s", (_what, part) => {
    test("is not made", async () => {
      const row: Record<string, unknown> = { user_id: user.id, ...LISTS, ...part };
      expectCheckFailed(await user.client.from("name_lists").insert(row));
      expect(await rowsOf("name_lists", user.id)).toEqual([]);
    });

    test("is not what a list is changed to", async () => {
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
    ["no word on who reads it", { is_public: null }],
    ["a text for a truth value", { is_public: "kanske" }],
  ])("with %s is refused", async (_what, part) => {
    const row: Record<string, unknown> = { user_id: user.id, ...LISTS, ...part };
    expect((await user.client.from("name_lists").insert(row)).error).not.toBeNull();
    expect(await rowsOf("name_lists", user.id)).toEqual([]);
  });

  test("of many in one request is refused with all the others", async () => {
    const row: Record<string, unknown> = { user_id: user.id, ...LISTS };
    expectCheckFailed(await user.client.from("name_lists").insert([row, { ...row, title: "" }]));
    expect(await rowsOf("name_lists", user.id)).toEqual([]);
  });
});

describe("a profile", () => {
  test.each([
    ["a name of 200 characters", { full_name: "å".repeat(200) }],
    ["an address of 320 characters", { email: "å".repeat(320) }],
    ["neither", { full_name: "", email: "" }],
  ])("takes %s", async (_what, change) => {
    expectDone(await user.client.from("profiles").update(change).eq("user_id", user.id));
    expect(await rowsOf("profiles", user.id)).toMatchObject([change]);
  });

  test.each([
    ["a name of 201 characters", { full_name: "x".repeat(201) }],
    ["a name of 10 MB", { full_name: TEN_MEGABYTES }],
    ["an address of 321 characters", { email: "x".repeat(321) }],
    ["an address of 10 MB", { email: TEN_MEGABYTES }],
  ])("refuses %s", async (_what, change) => {
    const before = await rowsOf("profiles", user.id);
    const profiles = () => user.client.from("profiles");
    expectCheckFailed(await profiles().update(change).eq("user_id", user.id));
    expectCheckFailed(await profiles().upsert({ user_id: user.id, ...change }));
    expect(await rowsOf("profiles", user.id)).toEqual(before);
  });
});
