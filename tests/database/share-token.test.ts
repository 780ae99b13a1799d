import { beforeAll, describe, expect, test } from "vitest";
import {
  type Account,
  ENDED,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  setSubscription,
} from "./accounts.ts";
import { service, visitorClient } from "./backend.ts";
import { expectDenied, expectDone } from "./refusal.ts";

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
  test("gets a new token, and the old one opens nothing any more", async () => {
    const { id, share_token: old } = await newList(owner.id, { is_public: true });
    const answer = await renew(id);
    expectDone(answer);
    expect(answer.data).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.data).not.toBe(old);
    const open = (token: unknown) =>
      visitorClient().rpc("shared_name_list", { token }).single<{ id: string }>();
    expect((await open(old)).error?.code).toBe("PGRST116");
    expect((await open(answer.data)).data).toMatchObject({ id });
  });

  test("changes nothing else of it, nor of its other lists", async () => {
    const account = await newAccount({ subscription: PREMIUM });
    const list = await newList(account.id);
    const neighbour = await newList(account.id);
    const { data: share_token } = await renew(list.id, account.client);
    const { updated_at: _, ...rest } = list;
    const rows = await rowsOf("name_lists", account.id);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ ...rest, share_token, updated_at: expect.any(String) });
    expect(rows).toContainEqual(neighbour);
  });

  test("gets another one each time", async () => {
    const { id } = await newList(owner.id);
    const answers = [await renew(id), await renew(id), await renew(id)];
    expect(new Set(answers.map(({ data }) => data)).size).toBe(3);
  });

  test("gets none when the plan has ended or lost its lists, and keeps the token", async () => {
    const account = await newAccount({ subscription: PREMIUM });
    const { id, share_token } = await newList(account.id);
    const expectKept = async () => {
      expect((await renew(id, account.client)).error?.message).toMatch(/list_not_found$/);
      expect(await rowsOf("name_lists", account.id)).toMatchObject([{ share_token }]);
    };
    await setSubscription(account.id, ENDED);
    await expectKept();
    await setSubscription(account.id, { ...PREMIUM, subscription_tier: "Basic" });
    await expectKept();
  });
});

describe("nobody else", () => {
  test("changes the token, whatever their plan", async () => {
    const { id, share_token } = await newList(owner.id, { is_public: true });
    const admin = await newAccount({ isAdmin: true });
    for (const { client } of [other, admin, await newAccount()]) {
      expect((await renew(id, client)).error?.message).toMatch(/list_not_found$/);
    }
    const { data } = await service.from("name_lists").select("share_token").eq("id", id).single();
    expect(data).toEqual({ share_token });
  });

  test("calls the function without being signed in", async () => {
    const { id } = await newList(owner.id);
    expectDenied(await renew(id, visitorClient()));
  });
});

test("a list that is not there and a mistaken id are refused alike, and tell nothing", async () => {
  const { error } = await renew("00000000-0000-4000-8000-000000000000");
  expect(error?.message).toMatch(/list_not_found$/);
  expect((await renew(null)).error?.message).toMatch(/list_not_found$/);
  expect((await renew("' or true")).error).not.toBeNull();
});

test("a client still cannot choose the token itself", async () => {
  const { id } = await newList(owner.id);
  expectDenied(await owner.client.from("name_lists").update({ share_token: "valt" }).eq("id", id));
});
