/**
 * What the server gives each plan, by default and after an administrator's switch: the database reads
 * the column that the commerce contract names.
 */
import { describe, expect, test } from "vitest";
import { COLUMN_OF_PLAN, type Plan, tierOfPlan } from "@/config/commerce.ts";
import { BENEFITS } from "@/config/plans.ts";
import {
  type Account,
  BASIC,
  listOfToken,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
} from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

const PLANS: readonly [plan: Plan, subscription: Subscription | undefined][] = [
  ["Gratis", undefined],
  ["Basic", { ...BASIC, subscription_tier: tierOfPlan("Basic") }],
  ["Plus", { ...PREMIUM, subscription_tier: tierOfPlan("Plus") }],
  ["Premium", { ...PREMIUM, subscription_tier: tierOfPlan("Premium") }],
];

function accountWith(subscription: Subscription | undefined): Promise<Account> {
  return newAccount({ ...(subscription && { subscription }) });
}

async function hasFeature({ client }: Account, feature: string): Promise<unknown> {
  const { data, error } = await client.rpc("has_feature", { feature });
  if (error) throw error;
  return data;
}

/** Switches a feature of a plan to the opposite while `run` runs. */
async function withSwitch(
  feature: string,
  column: string,
  run: (isOn: boolean) => Promise<void>,
): Promise<void> {
  const toggle = () =>
    sql<{ is_on: boolean }>(
      `update public.plan_features set ${column} = not ${column} where feature_key = $1
        returning ${column} as is_on`,
      [feature],
    );
  const [row] = await toggle();
  try {
    await run(row?.is_on ?? false);
  } finally {
    await toggle();
  }
}

describe.each(PLANS)("%s", (plan, subscription) => {
  const column = COLUMN_OF_PLAN[plan];

  test.each(BENEFITS.map(({ feature }) => feature))(
    "has %s as the matrix says, before and after a switch",
    async (feature) => {
      const account = await accountWith(subscription);
      const [row] = await sql<Record<string, boolean>>(
        "select * from public.plan_features where feature_key = $1",
        [feature],
      );
      expect(await hasFeature(account, feature)).toBe(row?.[column]);
      await withSwitch(feature, column, async (isOn) => {
        expect(isOn).toBe(!row?.[column]);
        expect(await hasFeature(account, feature)).toBe(isOn);
      });
    },
  );

  test("saves lists and favourites as the matrix says, before and after a switch", async () => {
    const account = await accountWith(subscription);
    const saveList = (title: string) =>
      account.client.from("name_lists").insert({ user_id: account.id, title });
    const saveFavorite = (name: string) =>
      account.client.from("favorites").insert({ user_id: account.id, page: "fornamn", name });
    const expectSaved = async (isAllowed: boolean, save: PromiseLike<{ error: unknown }>) => {
      const answer = await save;
      if (isAllowed) expect(answer.error).toBeNull();
      else expect(answer.error).toMatchObject({ code: "42501" });
    };
    const hasBoth = column === "plus_plan";
    await expectSaved(hasBoth, saveList("Före"));
    await expectSaved(hasBoth, saveFavorite("Astrid"));
    await withSwitch("name_lists", column, (isOn) => expectSaved(isOn, saveList("Efter")));
    await withSwitch("favorites_sync", column, (isOn) => expectSaved(isOn, saveFavorite("Ebba")));
    expect(await rowsOf("name_lists", account.id)).toHaveLength(1);
    expect(await rowsOf("favorites", account.id)).toHaveLength(1);
  });
});

test("a visitor without an account saves nothing, whatever the free plan has", async () => {
  const owner = await newAccount();
  const visitor = visitorClient();
  const attempt = async () => {
    expectDenied(await visitor.from("name_lists").insert({ user_id: owner.id, title: "Nej" }));
    expectDenied(
      await visitor.from("favorites").insert({ user_id: owner.id, page: "fornamn", name: "Nej" }),
    );
    expectDenied(await visitor.rpc("has_feature", { feature: "name_lists" }));
  };
  await attempt();
  await withSwitch("name_lists", "free_plan", () =>
    withSwitch("favorites_sync", "free_plan", attempt),
  );
});

test("a list that was shared stays readable by its link after a switch", async () => {
  const owner = await newAccount({ subscription: PREMIUM });
  const { share_token } = await newList(owner.id);
  expectSuccess(
    await service.from("name_lists").update({ is_public: true }).eq("user_id", owner.id),
  );
  await withSwitch("name_lists", "plus_plan", async () => {
    expect(await listOfToken(share_token)).not.toBeNull();
  });
});
