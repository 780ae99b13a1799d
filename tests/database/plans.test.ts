import { describe, expect, test } from "vitest";
import {
  type Account,
  CANCELLED,
  daysFromNow,
  ENDED,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
  setSubscription,
} from "./accounts.ts";
import { service } from "./backend.ts";
import { expectDenied, expectDone } from "./refusal.ts";

async function features(account: Account, keys: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    keys.map(async (feature) => {
      const { data, error } = await account.client.rpc("has_feature", { feature });
      if (error) throw error;
      return data;
    }),
  );
}

describe("has_feature", () => {
  // no_ads is part of Basic and Plus, name_lists of Plus alone; there is no feature of the others.
  const keys = ["no_ads", "name_lists", "finns_inte", "", "name_lists' or true --"];

  test.each<[string, Subscription | undefined, boolean, boolean]>([
    ["no subscription", undefined, false, false],
    ["a subscription that was never paid", { subscribed: false }, false, false],
    ["Basic", { ...PREMIUM, subscription_tier: "Basic" }, true, false],
    ["Plus", { ...PREMIUM, subscription_tier: "Plus" }, true, true],
    ["Premium without a tier", PREMIUM, true, true],
    ["Premium without an end", { subscribed: true, subscription_end: null }, true, true],
    ["Premium that is cancelled, but paid for", CANCELLED, true, true],
    ["Premium that has ended", ENDED, false, false],
    [
      "Premium that is over before its time",
      { subscribed: false, subscription_end: daysFromNow(30) },
      false,
      false,
    ],
  ])("with %s", async (_plan, subscription, hasNoAds, hasLists) => {
    const account = await newAccount({ ...(subscription && { subscription }) });
    expect(await features(account, keys)).toEqual([hasNoAds, hasLists, false, false, false]);
  });

  test("sees what another has paid for as little as what it pays for itself", async () => {
    await newAccount({ subscription: PREMIUM });
    const account = await newAccount();
    expect(await features(account, keys)).not.toContain(true);
  });
});

describe("an owner whose plan has ended", () => {
  test("reads and deletes its lists, but neither makes nor changes any", async () => {
    const owner = await newAccount({ subscription: PREMIUM });
    expectDone(
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
      expectDone(await owner.client.from("name_lists").update(change).eq("user_id", owner.id));
    }
    expect(await rowsOf("name_lists", owner.id)).toEqual(before);

    expectDone(await owner.client.from("name_lists").delete().eq("user_id", owner.id));
    expect(await rowsOf("name_lists", owner.id)).toEqual([]);
  });

  test("with Basic has no lists either", async () => {
    const owner = await newAccount({ subscription: { ...PREMIUM, subscription_tier: "Basic" } });
    expectDenied(await owner.client.from("name_lists").insert({ user_id: owner.id, title: "Nej" }));
  });
});

describe("an administrator's switch", () => {
  async function withSwitch(
    admin: Account,
    change: Record<string, boolean>,
    run: () => Promise<void>,
  ) {
    const features = () => service.from("plan_features");
    const { data: before } = await features().select().eq("feature_key", "name_lists").single();
    try {
      expectDone(
        await admin.client.from("plan_features").update(change).eq("feature_key", "name_lists"),
      );
      await run();
    } finally {
      await features().update(before).eq("feature_key", "name_lists");
    }
  }

  test("gives a feature to the free plan at once, in the function and in the policies", async () => {
    const [admin, user] = await Promise.all([newAccount({ isAdmin: true }), newAccount()]);
    const insert = () =>
      user.client.from("name_lists").insert({ user_id: user.id, title: "Fri lista" });
    expectDenied(await insert());
    await withSwitch(admin, { free_plan: true }, async () => {
      expect(await features(user, ["name_lists"])).toEqual([true]);
      expectDone(await insert());
      expectDone(
        await user.client.from("name_lists").update({ is_public: true }).eq("user_id", user.id),
      );
      expect(await rowsOf("name_lists", user.id)).toMatchObject([{ is_public: true }]);
    });
    expectDenied(await insert());
  });

  test("takes a feature from Plus at once, in the function and in the policies", async () => {
    const [admin, user] = await Promise.all([
      newAccount({ isAdmin: true }),
      newAccount({ subscription: PREMIUM }),
    ]);
    const list = await newList(user.id);
    await withSwitch(admin, { plus_plan: false }, async () => {
      expect(await features(user, ["name_lists"])).toEqual([false]);
      expectDenied(
        await user.client.from("name_lists").insert({ user_id: user.id, title: "Ny lista" }),
      );
      expectDone(await user.client.from("name_lists").update({ title: "Ny" }).eq("id", list.id));
      expect(await rowsOf("name_lists", user.id)).toEqual([list]);
    });
    expect(await features(user, ["name_lists"])).toEqual([true]);
  });

  test("works no longer from the moment that it is no administrator", async () => {
    const former = await newAccount({ isAdmin: true });
    await service.from("admin_users").update({ is_admin: false }).eq("user_id", former.id);
    const change = former.client.from("plan_features").update({ free_plan: true });
    const { data } = await change.eq("feature_key", "name_lists").select();
    expect(data).toEqual([]);
  });
});
