import { beforeAll, describe, expect, test } from "vitest";
import {
  type Account,
  newAccount,
  newList,
  PREMIUM,
  setSubscription,
  WITHOUT_PLAN,
} from "./accounts.ts";
import { expectSuccess } from "./assertions.ts";
import { service, visitorClient } from "./backend.ts";

let owner: Account;
let other: Account;

beforeAll(async () => {
  owner = await newAccount({ subscription: PREMIUM });
  other = await newAccount();
});

async function open(token: unknown, client = visitorClient()) {
  return client.rpc("shared_name_list", { token });
}

async function expectNotFound(token: unknown) {
  for (const client of [visitorClient(), other.client, owner.client]) {
    const { data, error } = await open(token, client);
    expect(error).toBeNull();
    expect(data).toBeNull();
  }
}

describe("a public list", () => {
  test("is shown to everyone who has its token, with four fields only", async () => {
    const { id, title, names, created_at, share_token } = await newList(owner.id, {
      is_public: true,
    });
    for (const client of [visitorClient(), other.client, owner.client]) {
      const { data } = await open(share_token, client);
      expect({ ...data, created_at: Date.parse(data.created_at) }).toEqual({
        id,
        title,
        names,
        created_at: Date.parse(created_at),
      });
    }
  });

  test("cannot be opened while it is private, and can again once it is public", async () => {
    const { id, share_token } = await newList(owner.id, { is_public: true });
    expectSuccess(await owner.client.from("name_lists").update({ is_public: false }).eq("id", id));
    await expectNotFound(share_token);
    expectSuccess(await owner.client.from("name_lists").update({ is_public: true }).eq("id", id));
    expect((await open(share_token)).data).toMatchObject({ id });
  });

  test("cannot be opened after its deletion", async () => {
    const { id, share_token } = await newList(owner.id, { is_public: true });
    expectSuccess(await owner.client.rpc("delete_name_list", { list: id }));
    await expectNotFound(share_token);
  });

  test("can still be opened after the owner's plan has ended", async () => {
    const former = await newAccount({ subscription: PREMIUM });
    const { share_token } = await newList(former.id, { is_public: true });
    await setSubscription(former.id, WITHOUT_PLAN);
    expectSuccess(await open(share_token));
  });
});

describe("no list is found", () => {
  test("by the token of a private list", async () => {
    const { share_token } = await newList(owner.id);
    await expectNotFound(share_token);
  });

  test.each([
    ["an empty token", ""],
    ["null", null],
    ["a wrong token", "0".repeat(64)],
    ["a pattern", "%"],
    ["an injected condition", "' or is_public or '"],
    ["a very long token", "a".repeat(1_000_000)],
  ])("by %s", async (_what, token) => {
    await newList(owner.id, { is_public: true });
    await expectNotFound(token);
  });

  test("by a part of a token, or by one in upper case", async () => {
    const { share_token } = await newList(owner.id, { is_public: true });
    await expectNotFound(share_token.slice(0, -1));
    await expectNotFound(`${share_token}0`);
    await expectNotFound(` ${share_token}`);
    await expectNotFound(share_token.toUpperCase());
  });

  test("by its id", async () => {
    const { id } = await newList(owner.id, { is_public: true });
    await expectNotFound(id);
  });
});

test("the service role can open a shared list too", async () => {
  const { id, share_token } = await newList(owner.id, { is_public: true });
  expect((await open(share_token, service)).data).toMatchObject({ id });
});
