import { beforeAll, describe, expect, test } from "vitest";
import type { NameListRow } from "@/lib/database.ts";
import { type Account, newAccount, newList, PREMIUM } from "./accounts.ts";
import { expectDenied } from "./assertions.ts";
import { clientWithToken, send, sql, visitorClient } from "./backend.ts";

let user: Account;
let admin: Account;
let victim: Account;
let list: NameListRow;

/** The hash of a network address. */
const SENDER = "d15c105e".repeat(8);

beforeAll(async () => {
  await sql("insert into public.function_calls (sender, function_name) values ($1, 'contact')", [
    SENDER,
  ]);
  user = await newAccount({ subscription: PREMIUM });
  admin = await newAccount({ isAdmin: true });
  victim = await newAccount({ subscription: PREMIUM });
  list = await newList(victim.id, { title: "Offrets offentliga lista", is_public: true });
});

const CALLERS = [
  ["visitor", () => undefined],
  ["user", () => user.token],
  ["administrator", () => admin.token],
] as const;

describe.each(CALLERS)("a %s cannot read another user's data:", (_caller, token) => {
  test.each([
    ["all profiles", () => "profiles"],
    ["the e-mail addresses", () => "profiles?select=email"],
    ["an address by its user id", () => `profiles?select=email&user_id=eq.${victim.id}`],
    ["one's profile or another one", () => `profiles?or=(user_id.eq.${victim.id},email.like.*)`],
    ["addresses by a pattern", () => "profiles?email=like.*@example.se"],
    ["addresses by a negation", () => "profiles?email=not.is.null"],
    ["the next address in alphabetical order", () => "profiles?order=email.desc&limit=1&offset=1"],
    ["the highest address", () => "profiles?select=email.max()"],
    ["profiles embedded in lists", () => "name_lists?select=title,profiles(email)"],
    ["accounts embedded in lists", () => "name_lists?select=title,users(email)"],
    ["lists embedded in profiles", () => "profiles?select=*,name_lists(*)"],
    ["all lists", () => "name_lists"],
    ["all public lists", () => "name_lists?is_public=eq.true"],
    ["a list by its id", () => `name_lists?id=eq.${list.id}`],
    ["a list by its token in the table", () => `name_lists?share_token=eq.${list.share_token}`],
    ["a list by a part of its token", () => "name_lists?share_token=like.*a*&is_public=eq.true"],
    ["a public list or one of the caller", () => `name_lists?or=(is_public.eq.true,title.eq.x)`],
    ["a shared list by a pattern", () => "rpc/shared_name_list?token=%25"],
    ["a shared list by an operator", () => "rpc/shared_name_list?token=like.*"],
    ["counters of network addresses", () => "function_calls?user_id=is.null"],
    ["the counter of an address", () => `function_calls?sender=eq.${SENDER}`],
    ["subscriptions", () => "subscribers?subscribed=eq.true"],
    ["administrators", () => "admin_users?is_admin=eq.true"],
    ["accounts", () => "users"],
    ["accounts with their schema", () => "auth.users"],
  ])("%s", async (_what, path) => {
    const response = await send(`/rest/v1/${path()}`, { token: token() });
    const text = await response.text();
    const { email, id } = victim;
    for (const secret of [email, id, list.title, list.id, list.share_token, SENDER]) {
      // An error may quote the request, but nothing else.
      if (!response.ok && path().includes(secret)) continue;
      expect(text).not.toContain(secret);
    }
  });

  test.each(["profiles", "name_lists", "subscribers", "admin_users"])(
    "the number of rows in %s",
    async (table) => {
      const response = await send(`/rest/v1/${table}?select=*&limit=0`, {
        token: token(),
        headers: { prefer: "count=exact" },
      });
      const total = Number(response.headers.get("content-range")?.split("/")[1] ?? 0);
      expect(total).toBeLessThanOrEqual(1);
    },
  );
});

test("a filter on the address of another user counts zero rows", async () => {
  const { count, error } = await user.client
    .from("profiles")
    .select("*", { count: "exact", head: true })
    .eq("email", victim.email);
  expect(error).toBeNull();
  expect(count).toBe(0);
});

test("a refused profile does not reveal whether the user exists", async () => {
  const responses = await Promise.all(
    [victim.id, "00000000-0000-4000-8000-000000000000"].map((user_id) =>
      user.client.from("profiles").insert({ user_id }),
    ),
  );
  for (const response of responses) expectDenied(response);
  expect(responses[0]?.error?.message).toBe(responses[1]?.error?.message);
});

describe("functions", () => {
  test("has_feature is denied to a visitor", async () => {
    expectDenied(await visitorClient().rpc("has_feature", { feature: "name_lists" }));
  });

  test("of the schema private are not exposed, neither by name nor with their schema", async () => {
    const functions = await sql<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'private'::regnamespace",
    );
    expect(functions.length).toBeGreaterThan(0);
    for (const { name } of functions) {
      for (const token of [undefined, user.token, admin.token]) {
        const client = token === undefined ? visitorClient() : clientWithToken(token);
        expect((await client.rpc(name)).error?.code).toBe("PGRST202");
        expect((await client.rpc(`private.${name}`)).error?.code).toBe("PGRST202");
        expect((await client.schema("private").rpc(name)).error?.code).toBe("PGRST106");
      }
    }
  });
});

describe.each(CALLERS)("the API does not expose to a %s the schema", (_caller, token) => {
  test.each(["auth", "private", "extensions", "supabase_migrations", "pg_catalog"])(
    "%s",
    async (schema) => {
      for (const table of ["users", "refresh_tokens", "schema_migrations", "pg_roles"]) {
        const read = await send(`/rest/v1/${table}`, {
          token: token(),
          headers: { "accept-profile": schema },
        });
        expect(read.status).toBe(406);
        const write = await send(`/rest/v1/${table}`, {
          token: token(),
          method: "POST",
          body: "{}",
          headers: { "content-profile": schema },
        });
        expect(write.status).toBe(406);
      }
    },
  );
});
