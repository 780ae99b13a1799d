import { beforeAll, describe, expect, test } from "vitest";
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
import { expectDenied, expectListNotFound, expectSuccess } from "./assertions.ts";
import { service, visitorClient } from "./backend.ts";

let owner: Account;

beforeAll(async () => {
  owner = await newAccount({ subscription: PREMIUM });
});

function unpublish(list: unknown, client = owner.client) {
  return client.rpc("unpublish_name_list", { list });
}

describe("the owner of a public list", () => {
  test.each([
    ["with a plan", PREMIUM],
    ["whose plan has ended", ENDED],
  ])("%s makes it private", async (_plan, subscription) => {
    const account = await newAccount({ subscription: PREMIUM });
    const list = await newList(account.id, { is_public: true });
    const otherList = await newList(account.id, { is_public: true });
    await setSubscription(account.id, subscription);
    expect(await listOfToken(list.share_token)).not.toBeNull();

    expectSuccess(await unpublish(list.id, account.client));

    expect(await listOfToken(list.share_token)).toBeNull();
    const rows = await rowsOf("name_lists", account.id);
    expect(rows).toContainEqual({ ...list, is_public: false, updated_at: expect.any(String) });
    expect(rows).toContainEqual(otherList);
  });

  test("may do so twice", async () => {
    const { id } = await newList(owner.id, { is_public: true });
    expectSuccess(await unpublish(id));
    expectSuccess(await unpublish(id));
    const { data } = await service.from("name_lists").select("is_public").eq("id", id).single();
    expect(data).toEqual({ is_public: false });
  });

  test("cannot publish it again without the plan", async () => {
    const account = await newAccount({ subscription: PREMIUM });
    const { id } = await newList(account.id, { is_public: true });
    await setSubscription(account.id, ENDED);
    expectSuccess(await unpublish(id, account.client));
    await account.client.from("name_lists").update({ is_public: true }).eq("id", id);
    expect(await rowsOf("name_lists", account.id)).toMatchObject([{ is_public: false }]);
  });
});

test("nobody else can make a list private", async () => {
  const { id } = await newList(owner.id, { is_public: true });
  const others = [
    await newAccount(),
    await newAccount({ subscription: PREMIUM }),
    await newAccount({ isAdmin: true }),
  ];
  for (const { client } of others) {
    expectListNotFound(await unpublish(id, client));
  }
  expectDenied(await unpublish(id, visitorClient()));
  const { data } = await service.from("name_lists").select("is_public").eq("id", id).single();
  expect(data).toEqual({ is_public: true });
});

test("a missing list and an invalid id are refused", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", null]) {
    expectListNotFound(await unpublish(id));
  }
  expect((await unpublish("' or true")).error).not.toBeNull();
});
