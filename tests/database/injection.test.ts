import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { expectSuccess } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";

const HOSTILE = [
  "'; drop table public.name_lists; --",
  "'); delete from auth.users; --",
  "' or '1'='1",
  '"; update public.admin_users set is_admin = true; --',
  "$$; select pg_sleep(10); $$",
  "\\'; truncate public.subscribers; --",
  "{a,b}",
  '{"a":"b"}',
  "NULL",
  "(select email from auth.users limit 1)",
  "*,name_lists(*)",
  "eq.1),or=(is_public.eq.true",
  "%_%",
  "<script>alert(document.cookie)</script>",
  "<img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "👩‍👩‍👧‍👦 Å \u0301",
];

let user: Account;
let other: Account;

beforeAll(async () => {
  user = await newAccount({ subscription: PREMIUM });
  other = await newAccount({ subscription: PREMIUM });
  await newList(other.id, { is_public: true });
});

beforeEach(async () => {
  await service.from("name_lists").delete().eq("user_id", user.id);
});

/** Everything that the attacker must not be able to change. */
async function protectedData() {
  const rows = ["profiles", "admin_users", "subscribers", "name_lists"].map(async (table) => {
    const { data } = await service.from(table).select().neq("user_id", user.id);
    return data;
  });
  return Promise.all([
    ...rows,
    service.from("plan_features").select().order("id"),
    sql("select id, email, role from auth.users order by id"),
    sql("select relname from pg_class where relnamespace = 'public'::regnamespace order by 1"),
  ]);
}

describe.each(HOSTILE)("%j", (text) => {
  test("is stored unchanged in every text column, without side effects", async () => {
    const before = await protectedData();
    const profile = { user_id: user.id, full_name: text, email: text };
    const list = { title: text, names: [text, `${text},`] };

    expectSuccess(await user.client.from("profiles").upsert(profile));
    expectSuccess(await user.client.from("name_lists").insert({ ...list, user_id: user.id }));
    expectSuccess(await user.client.from("name_lists").update(list).eq("user_id", user.id));

    expect(await rowsOf("profiles", user.id)).toEqual([profile]);
    expect(await rowsOf("name_lists", user.id)).toMatchObject([list]);
    expect(await protectedData()).toEqual(before);
  });

  test("matches and changes nothing as a filter value or parameter", async () => {
    const before = await protectedData();
    for (const client of [visitorClient(), user.client]) {
      const list = await client.rpc("shared_name_list", { token: text });
      expect(list).toMatchObject({ data: null, error: null });
      const { data } = await client.from("plan_features").select().eq("feature_key", text);
      // The embedded backend refuses some of them where a hosted one finds no row.
      expect(data ?? []).toEqual([]);
    }
    expect((await user.client.rpc("has_feature", { feature: text })).data).toBe(false);
    const { data } = await user.client
      .from("profiles")
      .select()
      .neq("email", text)
      .or(`full_name.eq.${text}`);
    for (const row of data ?? []) expect(row).toMatchObject({ user_id: user.id });
    expect(await protectedData()).toEqual(before);
  });
});
