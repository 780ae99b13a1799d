import { beforeAll, describe, expect, test } from "vitest";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { service, visitorClient } from "./backend.ts";

let user: Account;
let premium: Account;
let admin: Account;
let victim: Account;

beforeAll(async () => {
  user = await newAccount();
  premium = await newAccount({ subscription: PREMIUM });
  admin = await newAccount({ isAdmin: true });
  victim = await newAccount({ subscription: PREMIUM });
});

describe("a user cannot gain rights:", () => {
  test("making oneself an administrator is denied", async () => {
    const row = { user_id: user.id, is_admin: true };
    expectDenied(await user.client.from("admin_users").insert(row));
    expectDenied(await user.client.from("admin_users").upsert(row));
    expectDenied(await user.client.from("admin_users").update(row).eq("user_id", user.id));
    expect(await rowsOf("admin_users", user.id)).toEqual([]);
  });

  test("an administrator making another user one is denied", async () => {
    expectDenied(
      await admin.client.from("admin_users").insert({ user_id: user.id, is_admin: true }),
    );
    expect(await rowsOf("admin_users", user.id)).toEqual([]);
  });

  test("a former administrator cannot restore the right", async () => {
    const former = await newAccount();
    await service.from("admin_users").insert({ user_id: former.id, is_admin: false });
    expectDenied(
      await former.client.from("admin_users").upsert({ user_id: former.id, is_admin: true }),
    );
    expectSuccess(
      await former.client.from("plan_features").update({ free_plan: true }).neq("feature_key", ""),
    );
    expect(await rowsOf("admin_users", former.id)).toMatchObject([{ is_admin: false }]);
    const { count } = await service
      .from("plan_features")
      .select("*", { count: "exact", head: true })
      .eq("free_plan", true);
    expect(count).toBe(0);
  });

  test("making oneself a subscriber is denied", async () => {
    const row = { user_id: user.id, subscribed: true };
    expectDenied(await user.client.from("subscribers").insert(row));
    expectDenied(await user.client.from("subscribers").upsert(row));
    expectDenied(await user.client.from("subscribers").update(row).eq("user_id", user.id));
    expect(await rowsOf("subscribers", user.id)).toEqual([]);
  });

  test("extending one's subscription is denied", async () => {
    const before = await rowsOf("subscribers", premium.id);
    expectDenied(
      await premium.client
        .from("subscribers")
        .update({ subscription_end: "2099-01-01" })
        .eq("user_id", premium.id),
    );
    expect(await rowsOf("subscribers", premium.id)).toEqual(before);
  });
});

describe("rows of other users", () => {
  test("cannot be replaced by moving one's profile to another user", async () => {
    const before = await rowsOf("profiles", victim.id);
    expectDenied(
      await user.client.from("profiles").update({ user_id: victim.id }).eq("user_id", user.id),
    );
    expectDenied(
      await user.client.from("profiles").upsert({ user_id: victim.id, full_name: "Kapad" }),
    );
    expect(await rowsOf("profiles", victim.id)).toEqual(before);
    expect(await rowsOf("profiles", user.id)).toHaveLength(1);
  });

  test("do not prevent an upsert of one's profile", async () => {
    const row = { user_id: user.id, full_name: "Nytt namn", email: "ny@example.se" };
    expectSuccess(await user.client.from("profiles").upsert(row));
    expect(await rowsOf("profiles", user.id)).toEqual([row]);
  });

  test("cannot be created by moving a list to another user", async () => {
    const list = await newList(premium.id);
    expectDenied(
      await premium.client.from("name_lists").update({ user_id: victim.id }).eq("id", list.id),
    );
    expect(await rowsOf("name_lists", premium.id)).toContainEqual(list);
    expect(await rowsOf("name_lists", victim.id)).toEqual([]);
  });

  test("cannot be taken by creating a list under the id of another", async () => {
    const list = await newList(victim.id, { is_public: true });
    const taken = { id: list.id, user_id: premium.id, title: "Kapad" };
    const { error } = await premium.client.from("name_lists").insert(taken);
    // The site takes this for a call of its own that is repeated, and finds that it is not.
    expect(error?.code).toBe("23505");
    expect(await rowsOf("name_lists", victim.id)).toEqual([list]);
    await service.from("name_lists").delete().eq("id", list.id);
  });

  test("cannot be overwritten by an upsert of a list", async () => {
    const list = await newList(victim.id, { is_public: true });
    for (const user_id of [victim.id, premium.id]) {
      expectDenied(
        await premium.client.from("name_lists").upsert({ id: list.id, user_id, title: "Kapad" }),
      );
    }
    expect(await rowsOf("name_lists", victim.id)).toEqual([list]);
    await service.from("name_lists").delete().eq("id", list.id);
  });

  // Without a condition that reads columns, Postgres does not apply the select policy.
  describe("are left alone by a request without any filter:", () => {
    test("an update of profiles changes only the caller's profile", async () => {
      const before = await rowsOf("profiles", victim.id);
      expectSuccess(await user.client.from("profiles").update({ full_name: "Alla" }));
      expect(await rowsOf("profiles", victim.id)).toEqual(before);
      expect(await rowsOf("profiles", user.id)).toMatchObject([{ full_name: "Alla" }]);
    });

    test("an update of lists affects only the caller's lists, and a delete none", async () => {
      const own = await newList(premium.id);
      const another = await newList(victim.id, { is_public: true });

      expectSuccess(await premium.client.from("name_lists").update({ title: "Alla" }));
      expect(await rowsOf("name_lists", victim.id)).toEqual([another]);
      const lists = await rowsOf("name_lists", premium.id);
      expect(lists).toContainEqual(expect.objectContaining({ id: own.id, title: "Alla" }));

      expectDenied(await premium.client.from("name_lists").delete());
      expect(await rowsOf("name_lists", victim.id)).toEqual([another]);
      expect(await rowsOf("name_lists", premium.id)).toHaveLength(lists.length);
      await service.from("name_lists").delete().eq("id", another.id);
    });

    test("an update of plan features by a non-administrator changes none", async () => {
      expectSuccess(await user.client.from("plan_features").update({ free_plan: true }));
      const { count } = await service
        .from("plan_features")
        .select("*", { count: "exact", head: true })
        .eq("free_plan", true);
      expect(count).toBe(0);
    });
  });
});

describe("columns that only the database may set", () => {
  const forged = {
    id: "00000000-0000-4000-8000-000000000000",
    share_token: "hemlig",
    created_at: "2001-01-01",
    updated_at: "2001-01-01",
  };

  // An id of one's own is allowed, so that creating a list can be repeated.
  const { id: _, ...insertable } = forged;

  test.each(Object.entries(insertable))(
    "%s is denied when a list is inserted",
    async (column, value) => {
      expectDenied(
        await premium.client
          .from("name_lists")
          .insert({ user_id: premium.id, title: "Förfalskad", [column]: value }),
      );
      const { data } = await service.from("name_lists").select().eq("title", "Förfalskad");
      expect(data).toEqual([]);
    },
  );

  test.each(Object.entries(forged))(
    "%s is denied when a list is updated",
    async (column, value) => {
      const list = await newList(premium.id);
      expectDenied(
        await premium.client
          .from("name_lists")
          .update({ [column]: value })
          .eq("id", list.id),
      );
      expect(await rowsOf("name_lists", premium.id)).toContainEqual(list);
    },
  );

  test("share_token is 64 hexadecimal digits, different for every list", async () => {
    const lists = await Promise.all([newList(premium.id), newList(premium.id)]);
    for (const { share_token } of lists) expect(share_token).toMatch(/^[0-9a-f]{64}$/);
    expect(lists[0].share_token).not.toBe(lists[1].share_token);
  });

  test("updated_at changes with every update of a list, and created_at does not", async () => {
    const creation = "2001-01-01T00:00:00.000Z";
    const { id } = await newList(premium.id, { created_at: creation, updated_at: creation });
    const { data } = await premium.client
      .from("name_lists")
      .update({ is_public: true })
      .eq("id", id)
      .select("created_at, updated_at")
      .single();
    expect(Date.parse(data?.created_at)).toBe(Date.parse(creation));
    expect(Date.parse(data?.updated_at)).toBeGreaterThan(Date.parse(creation));
  });
});

describe("the feature matrix", () => {
  async function matrix() {
    const { data } = await service.from("plan_features").select().order("feature_key");
    return data;
  }

  test("cannot be changed by a visitor", async () => {
    const before = await matrix();
    expectDenied(
      await visitorClient()
        .from("plan_features")
        .update({ free_plan: true })
        .eq("feature_key", "name_lists"),
    );
    expect(await matrix()).toEqual(before);
  });

  test("cannot be changed by a non-administrator with any plan", async () => {
    const before = await matrix();
    for (const { client } of [user, premium]) {
      const change = client.from("plan_features").update({ free_plan: true });
      expectSuccess(await change.eq("feature_key", "name_lists"));
    }
    expect(await matrix()).toEqual(before);
  });

  test.each([
    { feature_key: "kapad" },
    { feature_name: "Kapad" },
    { description: "Kapad" },
    { id: "00000000-0000-4000-8000-000000000000" },
  ])("cannot be changed by an administrator in %o", async (change) => {
    const before = await matrix();
    expectDenied(
      await admin.client.from("plan_features").update(change).eq("feature_key", "name_lists"),
    );
    expect(await matrix()).toEqual(before);
  });

  test("cannot get or lose a feature, even by an administrator", async () => {
    const before = await matrix();
    expectDenied(
      await admin.client
        .from("plan_features")
        .insert({ feature_key: "ny", feature_name: "Ny", free_plan: true }),
    );
    expectDenied(await admin.client.from("plan_features").delete().eq("feature_key", "export"));
    expect(await matrix()).toEqual(before);
  });
});
