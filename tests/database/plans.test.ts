import { describe, expect, test } from "vitest";
import {
  type Account,
  BASIC,
  CANCELLED,
  daysFromNow,
  ENDED,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
  setSubscription,
  WITHOUT_PLAN,
} from "./accounts.ts";
import { expectCheckFailed, expectDenied, expectSuccess } from "./assertions.ts";
import { service } from "./backend.ts";

async function features(account: Account, keys: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    keys.map(async (feature) => {
      const { data, error } = await account.client.rpc("has_feature", { feature });
      if (error) throw error;
      return data;
    }),
  );
}

/** Premium whose renewal has not been reported yet, or never will be. */
const LATE: Subscription = { ...PREMIUM, subscription_end: daysFromNow(-0.25) };

describe("has_feature with", () => {
  // no_ads is part of Basic and Plus, name_lists only of Plus; the other keys do not exist.
  const keys = ["no_ads", "name_lists", "finns_inte", "", "name_lists' or true --"];

  test.each<[string, Subscription | undefined, boolean, boolean]>([
    ["no subscription", undefined, false, false],
    ["a subscription that was never paid", WITHOUT_PLAN, false, false],
    ["Basic", BASIC, true, false],
    ["Plus", { ...PREMIUM, subscription_tier: "Plus" }, true, true],
    ["Premium without a tier", PREMIUM, true, true],
    ["Premium without an end", { subscribed: true, subscription_end: null }, true, true],
    ["cancelled Premium with paid time left", CANCELLED, true, true],
    ["Premium whose renewal is a few hours late", LATE, true, true],
    ["Premium whose renewal is a day late", ENDED, false, false],
    ["Premium whose card failed", { ...LATE, payment_failed: true }, false, false],
    ["cancelled Premium that ended a few hours ago", { ...LATE, renews: false }, false, false],
  ])("%s", async (_plan, subscription, hasNoAds, hasLists) => {
    const account = await newAccount({ ...(subscription && { subscription }) });
    expect(await features(account, keys)).toEqual([hasNoAds, hasLists, false, false, false]);
  });

  test("a subscription of another user is false", async () => {
    await newAccount({ subscription: PREMIUM });
    const account = await newAccount();
    expect(await features(account, keys)).not.toContain(true);
  });
});

test("access ends 12 hours after the end of a subscription that renews, by the row too", async () => {
  const account = await newAccount({ subscription: PREMIUM });
  const end = Date.parse(PREMIUM.subscription_end ?? "");
  const accessUntil = async () => {
    const { data } = await account.client.from("subscribers").select("access_until").single();
    return data?.access_until === null ? null : Date.parse(data?.access_until);
  };
  expect(await accessUntil()).toBe(end + 12 * 3_600_000);
  await setSubscription(account.id, { ...PREMIUM, payment_failed: true });
  expect(await accessUntil()).toBe(end);
  await setSubscription(account.id, CANCELLED);
  expect(await accessUntil()).toBe(end);
  await setSubscription(account.id, BASIC);
  expect(await accessUntil()).toBeNull();
});

test.each<[string, Subscription]>([
  ["no plan, but an end", { subscribed: false, subscription_end: daysFromNow(30) }],
  ["no plan, but a tier", { subscribed: false, subscription_tier: "Plus" }],
  ["no plan, but a renewal", { subscribed: false, renews: true }],
  ["Basic with an end", { ...BASIC, subscription_end: daysFromNow(30) }],
  ["a renewal without an end", { subscribed: true, renews: true }],
])("a contradictory subscription is refused: %s", async (_what, subscription) => {
  const { id } = await newAccount();
  expectCheckFailed(await service.from("subscribers").insert({ user_id: id, ...subscription }));
  expect(await rowsOf("subscribers", id)).toEqual([]);
});

describe("an owner whose plan has ended", () => {
  test("can read and delete lists, but neither create nor change any", async () => {
    const owner = await newAccount({ subscription: PREMIUM });
    expectSuccess(
      await owner.client.from("name_lists").insert({ user_id: owner.id, title: "Medan det gick" }),
    );
    await setSubscription(owner.id, ENDED);
    const before = await rowsOf("name_lists", owner.id);

    const { data } = await owner.client.from("name_lists").select();
    expect(data).toEqual(before);
    expectDenied(
      await owner.client.from("name_lists").insert({ user_id: owner.id, title: "För sent" }),
    );
    for (const change of [{ title: "För sent" }, { is_public: true }, { names: ["Sen"] }]) {
      expectSuccess(await owner.client.from("name_lists").update(change).eq("user_id", owner.id));
    }
    expect(await rowsOf("name_lists", owner.id)).toEqual(before);

    expectSuccess(await owner.client.rpc("delete_name_list", { list: before[0]?.id }));
    expect(await rowsOf("name_lists", owner.id)).toEqual([]);
  });

  test("and became Basic cannot create lists either", async () => {
    const owner = await newAccount({ subscription: BASIC });
    expectDenied(await owner.client.from("name_lists").insert({ user_id: owner.id, title: "Nej" }));
  });
});

describe("a change of the feature matrix", () => {
  async function withChange(
    admin: Account,
    change: Record<string, boolean>,
    run: () => Promise<void>,
  ) {
    const features = () => service.from("plan_features");
    const { data: before } = await features().select().eq("feature_key", "name_lists").single();
    try {
      expectSuccess(
        await admin.client.from("plan_features").update(change).eq("feature_key", "name_lists"),
      );
      await run();
    } finally {
      await features().update(before).eq("feature_key", "name_lists");
    }
  }

  test("grants a feature to the free plan immediately, in has_feature and in the policies", async () => {
    const [admin, user] = await Promise.all([newAccount({ isAdmin: true }), newAccount()]);
    const insert = () =>
      user.client.from("name_lists").insert({ user_id: user.id, title: "Fri lista" });
    expectDenied(await insert());
    await withChange(admin, { free_plan: true }, async () => {
      expect(await features(user, ["name_lists"])).toEqual([true]);
      expectSuccess(await insert());
      expectSuccess(
        await user.client.from("name_lists").update({ is_public: true }).eq("user_id", user.id),
      );
      expect(await rowsOf("name_lists", user.id)).toMatchObject([{ is_public: true }]);
    });
    expectDenied(await insert());
  });

  test("revokes a feature from Plus immediately, in has_feature and in the policies", async () => {
    const [admin, user] = await Promise.all([
      newAccount({ isAdmin: true }),
      newAccount({ subscription: PREMIUM }),
    ]);
    const list = await newList(user.id);
    await withChange(admin, { plus_plan: false }, async () => {
      expect(await features(user, ["name_lists"])).toEqual([false]);
      expectDenied(
        await user.client.from("name_lists").insert({ user_id: user.id, title: "Ny lista" }),
      );
      expectSuccess(await user.client.from("name_lists").update({ title: "Ny" }).eq("id", list.id));
      expect(await rowsOf("name_lists", user.id)).toEqual([list]);
    });
    expect(await features(user, ["name_lists"])).toEqual([true]);
  });

  test("is refused immediately once the user is no longer an administrator", async () => {
    const former = await newAccount({ isAdmin: true });
    await service.from("admin_users").update({ is_admin: false }).eq("user_id", former.id);
    const change = former.client.from("plan_features").update({ free_plan: true });
    const { data } = await change.eq("feature_key", "name_lists").select();
    expect(data).toEqual([]);
  });
});
