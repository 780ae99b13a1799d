/** The check constraints enforce the limits of src/config/limits.ts, and refuse malformed rows. */
import { beforeEach, describe, expect, test } from "vitest";
import { NAME_LIST_LIMITS, PROFILE_LIMITS, SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { expectCheckFailed, expectSuccess } from "./assertions.ts";

const TEN_MEGABYTES = "x".repeat(10_000_000);

let user: Account;

beforeEach(async () => {
  user = await newAccount({ subscription: PREMIUM });
});

const NAME = "Astrid";
const LIST = { title: "Lista", names: [NAME] };
const LONGEST_NAME = "å".repeat(SAVED_NAME_MAX_LENGTH);

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
    ["a blank title", { title: "   " }],
    ["a title of tabs and line breaks", { title: "\t\r\n " }],
    ["a title of 10 MB", { title: TEN_MEGABYTES }],
    ["one name too many", { names: names(NAME_LIST_LIMITS.names + 1) }],
    ["10,000 names", { names: names(10_000) }],
    ["too long a name", { names: [NAME, `${LONGEST_NAME}å`] }],
    ["a name of 10 MB", { names: [TEN_MEGABYTES] }],
    ["names of 10 MB", { names: Array.from({ length: 100_000 }, () => "x".repeat(100)) }],
    ["an empty name", { names: [NAME, ""] }],
    ["a blank name", { names: ["  ", NAME] }],
    ["a name of tabs and line breaks", { names: ["\t\n"] }],
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

  test.each([
    ["too long a name", { full_name: "x".repeat(PROFILE_LIMITS.fullName + 1) }],
    ["a name of 10 MB", { full_name: TEN_MEGABYTES }],
    ["too long an address", { email: "x".repeat(PROFILE_LIMITS.email + 1) }],
    ["an address of 10 MB", { email: TEN_MEGABYTES }],
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

  test.each([
    ["too long a name", { name: `${LONGEST_NAME}å` }],
    ["a name of 10 MB", { name: TEN_MEGABYTES }],
    ["an empty name", { name: "" }],
    ["a blank name", { name: "   " }],
    ["an empty page", { page: "" }],
    ["a page that is a path", { page: "/fornamn" }],
    ["too long a page", { page: "x".repeat(41) }],
  ])("cannot have %s", async (_what, part) => {
    const row = { user_id: user.id, ...FAVORITE, ...part };
    expectCheckFailed(await user.client.from("favorites").insert(row));
    expect(await rowsOf("favorites", user.id)).toEqual([]);
  });
});
