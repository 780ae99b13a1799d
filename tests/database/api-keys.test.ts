/** Keys to the API of names: who can make and revoke them, and what a call with one is answered. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { API_LIMITS } from "@/config/limits.ts";
import { type Account, BASIC, ENDED, newAccount, PREMIUM, setSubscription } from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

let user: Account;

beforeEach(async () => {
  user = await newAccount({ subscription: PREMIUM });
});

async function create(account: Account, name = "Min webbplats") {
  const { data, error } = await account.client.rpc("create_api_key", { key_name: name });
  if (error) throw error;
  const [created] = data;
  return created;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Limits that a test does not reach. */
const ROOM = {
  network_hash: "0".repeat(64),
  account_minute_limit: 10_000,
  account_day_limit: 10_000,
  network_minute_limit: 10_000,
};

async function callWith(key: string, minute = 60, day = 1000, limits: Partial<typeof ROOM> = {}) {
  const { data, error } = await service.rpc("count_api_call", {
    key_hash: hashOf(key),
    minute_limit: minute,
    day_limit: day,
    ...ROOM,
    ...limits,
  });
  if (error) throw error;
  return data[0];
}

describe("a new key", () => {
  test("is returned once, and stored as a hash only", async () => {
    const created = await create(user);
    expect(created.key).toMatch(/^nf_[0-9a-f]{40}$/);
    expect(created.prefix).toBe(created.key.slice(0, 9));
    const stored = await sql(
      `select keys.*, hashes.hash from public.api_keys as keys
        join private.api_key_hashes as hashes on hashes.key_id = keys.id where user_id = $1`,
      [user.id],
    );
    expect(stored).toMatchObject([{ name: "Min webbplats", hash: hashOf(created.key) }]);
    expect(JSON.stringify(stored)).not.toContain(created.key.slice(9));
  });

  test("differs from every other", async () => {
    const keys = [await create(user), await create(user), await create(user)];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  test.each([
    ["no plan", undefined],
    ["Basic", BASIC],
    ["a plan that has ended", ENDED],
  ])("is refused to someone with %s", async (_plan, subscription) => {
    const account = await newAccount({ ...(subscription && { subscription }) });
    const { error } = await account.client.rpc("create_api_key", { key_name: "Nyckel" });
    expect(error?.message).toMatch(/\bfeature_missing$/);
    expect(await sql("select from public.api_keys where user_id = $1", [account.id])).toEqual([]);
  });

  test.each([
    ["no name", ""],
    ["a blank name", "  "],
    ["too long a name", "x".repeat(API_LIMITS.keyName + 1)],
    ["a name with a line break", "Min\nnyckel"],
  ])("is refused with %s", async (_what, name) => {
    const { error } = await user.client.rpc("create_api_key", { key_name: name });
    expect(error?.message).toMatch(/\bbad_text$/);
    expect(await sql("select from public.api_keys where user_id = $1", [user.id])).toEqual([]);
  });

  test("ends with a checksum, by which it can be told from other texts", async () => {
    const { key } = await create(user);
    expect(hashOf(key.slice(0, -8)).slice(0, 8)).toBe(key.slice(-8));
  });

  test.each([0, 367, -1])("is refused for %i days", async (valid_days) => {
    const { error } = await user.client.rpc("create_api_key", { key_name: "Nyckel", valid_days });
    expect(error?.message).toMatch(/\binvalid_days$/);
  });

  test("may have the longest name", async () => {
    const name = "å".repeat(API_LIMITS.keyName);
    expect((await create(user, name)).name).toBe(name);
  });
});

describe("the cap of keys", () => {
  async function fill() {
    const keys = [];
    for (let made = 0; made < API_LIMITS.keys; made += 1) keys.push(await create(user));
    return keys;
  }

  async function expectFull() {
    const { error } = await user.client.rpc("create_api_key", { key_name: "En till" });
    expect(error?.message).toMatch(/\btoo_many_keys$/);
  }

  test("counts a key for a day after its revocation", async () => {
    const [first] = await fill();
    await expectFull();
    expectSuccess(await user.client.rpc("revoke_api_key", { key_id: first.id }));
    await expectFull();
    await sql("update public.api_keys set revoked_at = now() - interval '25 hours' where id = $1", [
      first.id,
    ]);
    await create(user);
    await expectFull();
  });

  test("does not count the keys of others", async () => {
    await fill();
    await create(await newAccount({ subscription: PREMIUM }));
  });
});

test("a key with an end is refused after it, and does not count for the cap a day later", async () => {
  const { data } = await user.client.rpc("create_api_key", { key_name: "Prov", valid_days: 30 });
  const [created] = data ?? [];
  expect(await callWith(created.key)).toMatchObject({ outcome: "allowed" });
  const end = (expires: string) =>
    sql(`update public.api_keys set expires_at = ${expires} where id = $1`, [created.id]);
  await end("now()");
  expect(await callWith(created.key)).toMatchObject({ outcome: "expired" });
  for (let made = 1; made < API_LIMITS.keys; made += 1) await create(user);
  const { error } = await user.client.rpc("create_api_key", { key_name: "En till" });
  expect(error?.message).toMatch(/\btoo_many_keys$/);
  await end("now() - interval '25 hours'");
  await create(user);
});

describe("a revoked key", () => {
  test("is unknown at once, and stays revoked", async () => {
    const { id, key } = await create(user);
    expect(await callWith(key)).toMatchObject({ outcome: "allowed" });
    expectSuccess(await user.client.rpc("revoke_api_key", { key_id: id }));
    expect(await callWith(key)).toMatchObject({ outcome: "unknown" });
    const again = await user.client.rpc("revoke_api_key", { key_id: id });
    expect(again.error?.message).toMatch(/\bkey_not_found$/);
  });

  test("can be revoked after the plan has ended", async () => {
    const { id, key } = await create(user);
    await setSubscription(user.id, ENDED);
    expectSuccess(await user.client.rpc("revoke_api_key", { key_id: id }));
    expect(await callWith(key)).toMatchObject({ outcome: "unknown" });
  });

  test("cannot be that of another user, whoever asks", async () => {
    const { id, key } = await create(user);
    for (const attacker of [
      await newAccount({ subscription: PREMIUM }),
      await newAccount({ isAdmin: true }),
    ]) {
      const { error } = await attacker.client.rpc("revoke_api_key", { key_id: id });
      expect(error?.message).toMatch(/\bkey_not_found$/);
    }
    expectDenied(await visitorClient().rpc("revoke_api_key", { key_id: id }));
    expect(await callWith(key)).toMatchObject({ outcome: "allowed" });
  });
});

describe("a call", () => {
  test("is counted, and remembered as the last use", async () => {
    const { key } = await create(user);
    expect(await callWith(key)).toMatchObject({
      outcome: "allowed",
      minute_left: 59,
      day_left: 999,
    });
    expect(await callWith(key)).toMatchObject({
      outcome: "allowed",
      minute_left: 58,
      day_left: 998,
    });
    const { data } = await user.client.from("api_keys").select("last_used_at, day_calls").single();
    expect(data).toEqual({ last_used_at: expect.any(String), day_calls: 2 });
  });

  test("past the limit of a minute is refused, counts for nothing, and succeeds a minute later", async () => {
    const { id, key } = await create(user);
    await callWith(key, 1);
    const refused = await callWith(key, 1);
    expect(refused).toMatchObject({ outcome: "minute", minute_left: 0, day_left: 999 });
    expect(refused.minute_reset).toBeGreaterThan(0);
    expect(refused.minute_reset).toBeLessThanOrEqual(60);
    await sql(
      "update public.api_keys set minute_start = minute_start - interval '1 minute' where id = $1",
      [id],
    );
    expect(await callWith(key, 1)).toMatchObject({ outcome: "allowed", day_left: 998 });
  });

  test("past the limit of a day is refused until midnight in Stockholm", async () => {
    const { id, key } = await create(user);
    await callWith(key, 60, 1);
    const refused = await callWith(key, 60, 1);
    expect(refused).toMatchObject({ outcome: "day", day_left: 0 });
    const hours = refused.day_reset / 3600;
    const stockholm = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Stockholm",
      hour: "numeric",
      minute: "numeric",
    });
    // Within the minute before midnight or the one after it.
    const reset = stockholm.format(Date.now() + refused.day_reset * 1000);
    expect(["23:59", "00:00"]).toContain(reset);
    expect(hours).toBeLessThanOrEqual(25);
    await sql("update public.api_keys set day = day - 1 where id = $1", [id]);
    expect(await callWith(key, 60, 1)).toMatchObject({ outcome: "allowed", day_left: 0 });
  });

  test("past a limit of the account is refused, whichever of its keys is used", async () => {
    const [one, other] = [await create(user), await create(user)];
    expect(await callWith(one.key)).toMatchObject({ outcome: "allowed" });
    for (const [limits, outcome] of [
      [{ account_minute_limit: 1 }, "account_minute"],
      [{ account_day_limit: 1 }, "account_day"],
    ] as const) {
      expect(await callWith(other.key, 60, 1000, limits)).toMatchObject({ outcome });
    }
    const stranger = await create(await newAccount({ subscription: PREMIUM }));
    const limits = { account_minute_limit: 1, account_day_limit: 1 };
    expect(await callWith(stranger.key, 60, 1000, limits)).toMatchObject({ outcome: "allowed" });
  });

  test("past the limit of its network is refused, whatever the key", async () => {
    const { key } = await create(user);
    const limits = { network_hash: hashOf(key), network_minute_limit: 1 };
    expect(await callWith(key, 60, 1000, limits)).toMatchObject({ outcome: "allowed" });
    const refused = await callWith(key, 60, 1000, limits);
    expect(refused).toMatchObject({ outcome: "network" });
    expect(refused.minute_reset).toBeGreaterThan(0);
  });

  test("is refused once the plan has ended, and answered again when it is back", async () => {
    const { key } = await create(user);
    await setSubscription(user.id, ENDED);
    expect(await callWith(key)).toMatchObject({ outcome: "not_entitled" });
    await setSubscription(user.id, PREMIUM);
    expect(await callWith(key)).toMatchObject({ outcome: "allowed", day_left: 999 });
  });

  test("is refused once an administrator has switched the feature off", async () => {
    const { key } = await create(user);
    const switchTo = (isOn: boolean) =>
      service.from("plan_features").update({ plus_plan: isOn }).eq("feature_key", "api_access");
    await switchTo(false);
    try {
      expect(await callWith(key)).toMatchObject({ outcome: "not_entitled" });
    } finally {
      await switchTo(true);
    }
    expect(await callWith(key)).toMatchObject({ outcome: "allowed" });
  });

  test.each([
    ["an invented key", `nf_${"0".repeat(40)}`],
    ["nothing", ""],
    ["a wildcard", "%"],
  ])("with %s is unknown", async (_what, key) => {
    await create(user);
    expect(await callWith(key)).toMatchObject({ outcome: "unknown" });
  });

  test.each([
    ["a visitor", async () => visitorClient()],
    ["the owner of the key", async () => user.client],
    ["an administrator", async () => (await newAccount({ isAdmin: true })).client],
  ])("cannot be counted by %s", async (_who, client) => {
    const { key } = await create(user);
    const args = { key_hash: hashOf(key), minute_limit: 60, day_limit: 1000, ...ROOM };
    expectDenied(await (await client()).rpc("count_api_call", args));
  });
});

test("a visitor and the service cannot make keys", async () => {
  for (const client of [visitorClient(), service]) {
    expectDenied(await client.rpc("create_api_key", { key_name: "Nyckel" }));
  }
});
