import { beforeAll, describe, expect, test } from "vitest";
import {
  type Account,
  BASIC,
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
let other: Account;

beforeAll(async () => {
  owner = await newAccount({ subscription: PREMIUM });
  other = await newAccount({ subscription: PREMIUM });
});

function renew(list: unknown, client = owner.client) {
  return client.rpc("renew_share_token", { list });
}

describe("the owner of a list", () => {
  test("gets a new token, which replaces the old one", async () => {
    const { id, share_token: old } = await newList(owner.id, { is_public: true });
    const response = await renew(id);
    expectSuccess(response);
    expect(response.data).toMatch(/^[0-9a-f]{64}$/);
    expect(response.data).not.toBe(old);
    expect(await listOfToken(old)).toBeNull();
    expect(await listOfToken(response.data)).toMatchObject({ id });
  });

  test("changes nothing else in the list or in other lists", async () => {
    const account = await newAccount({ subscription: PREMIUM });
    const list = await newList(account.id);
    const otherList = await newList(account.id);
    const { data: share_token } = await renew(list.id, account.client);
    const { updated_at: _, ...rest } = list;
    const rows = await rowsOf("name_lists", account.id);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ ...rest, share_token, updated_at: expect.any(String) });
    expect(rows).toContainEqual(otherList);
  });

  test("gets a different token every time", async () => {
    const { id } = await newList(owner.id);
    const responses = [await renew(id), await renew(id), await renew(id)];
    expect(new Set(responses.map(({ data }) => data)).size).toBe(3);
  });

  test("cannot replace the token once the plan has ended or lacks the feature", async () => {
    const account = await newAccount({ subscription: PREMIUM });
    const { id, share_token } = await newList(account.id);
    const expectUnchanged = async () => {
      expectListNotFound(await renew(id, account.client));
      expect(await rowsOf("name_lists", account.id)).toMatchObject([{ share_token }]);
    };
    await setSubscription(account.id, ENDED);
    await expectUnchanged();
    await setSubscription(account.id, BASIC);
    await expectUnchanged();
  });
});

describe("anyone else", () => {
  test("cannot change the token, whatever the plan", async () => {
    const { id, share_token } = await newList(owner.id, { is_public: true });
    const admin = await newAccount({ isAdmin: true });
    for (const { client } of [other, admin, await newAccount()]) {
      expectListNotFound(await renew(id, client));
    }
    const { data } = await service.from("name_lists").select("share_token").eq("id", id).single();
    expect(data).toEqual({ share_token });
  });

  test("cannot call the function without signing in", async () => {
    const { id } = await newList(owner.id);
    expectDenied(await renew(id, visitorClient()));
  });
});

test("a missing list and an invalid id are refused", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", null]) {
    expectListNotFound(await renew(id));
  }
  expect((await renew("' or true")).error).not.toBeNull();
});

test("a client cannot choose the token", async () => {
  const { id } = await newList(owner.id);
  expectDenied(await owner.client.from("name_lists").update({ share_token: "valt" }).eq("id", id));
});
