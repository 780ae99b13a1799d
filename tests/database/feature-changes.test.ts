import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Account, newAccount, PREMIUM } from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { sql, visitorClient } from "./backend.ts";

let admin: Account;
let user: Account;
let before: Record<string, unknown> | undefined;

beforeAll(async () => {
  admin = await newAccount({ isAdmin: true });
  user = await newAccount({ subscription: PREMIUM });
  [before] = await sql("select * from public.plan_features where feature_key = 'export'");
  await sql("delete from public.plan_feature_changes");
});

afterEach(async () => {
  await sql(
    `update public.plan_features set free_plan = $1, basic_plan = $2, plus_plan = $3
      where feature_key = 'export'`,
    [before?.free_plan, before?.basic_plan, before?.plus_plan],
  );
  await sql("delete from public.plan_feature_changes");
});

async function changes(client = admin.client) {
  const { data, error } = await client
    .from("plan_feature_changes")
    .select("user_id, feature_key, plan, was, became")
    .order("plan");
  if (error) throw error;
  return data;
}

function change(row: Record<string, unknown>, client = admin.client) {
  return client.from("plan_features").update(row).eq("feature_key", "export");
}

describe("a change of the feature matrix", () => {
  test("is recorded with its administrator, one row for every switch that changed", async () => {
    expectSuccess(await change({ free_plan: true, basic_plan: true, plus_plan: true }));
    const recorded = { user_id: admin.id, feature_key: "export", was: false, became: true };
    expect(await changes()).toEqual([
      { ...recorded, plan: "basic" },
      { ...recorded, plan: "free" },
    ]);
  });

  test("that changes nothing is not recorded", async () => {
    expectSuccess(await change({ plus_plan: true }));
    expect(await changes()).toEqual([]);
  });

  test("that is refused is not recorded", async () => {
    expectSuccess(await change({ free_plan: true }, user.client));
    expectDenied(await change({ free_plan: true }, visitorClient()));
    expect(await changes()).toEqual([]);
  });

  test("in the SQL editor is recorded without a user", async () => {
    await sql("update public.plan_features set basic_plan = true where feature_key = 'export'");
    expect(await changes()).toMatchObject([{ user_id: null, plan: "basic", became: true }]);
  });
});

test("only administrators read the changes of others", async () => {
  expectSuccess(await change({ free_plan: true }));
  expect(await changes()).toHaveLength(1);
  expect(await changes(user.client)).toEqual([]);
  expectDenied(await visitorClient().from("plan_feature_changes").select());
});
