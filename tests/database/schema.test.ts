/** What the migrations created, and who may use it, read from Postgres's own catalogues. */
import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { sql } from "./backend.ts";
import { HOSTED_MAJOR_VERSION, MAJOR_VERSION_QUERY } from "./major-version.ts";

const TABLES = [
  "admin_users",
  "api_keys",
  "billing_states",
  "content_reports",
  "favorites",
  "function_calls",
  "list_takedowns",
  "name_lists",
  "plan_feature_changes",
  "plan_features",
  "profiles",
  "purchase_confirmations",
  "renewal_reminders",
  "stripe_customers",
  "stripe_events",
  "subscribers",
  "withdrawals",
];

test("every migration is applied", async () => {
  const files = await readdir("supabase/migrations");
  const versions = files.filter((file) => file.endsWith(".sql")).map((file) => file.split("_")[0]);
  const applied = await sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  expect(applied.map(({ version }) => version)).toEqual(versions.sort());
});

test("the embedded Postgres has the version of the hosted one", async () => {
  expect(await sql(MAJOR_VERSION_QUERY)).toEqual([{ major: HOSTED_MAJOR_VERSION }]);
});

test("the schema public contains only these tables, all with row level security", async () => {
  const relations = await sql(
    `select relname as name, relkind as kind, relrowsecurity as is_secured
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind not in ('i', 'c', 'S')
      order by relname`,
  );
  expect(relations).toEqual(TABLES.map((name) => ({ name, kind: "r", is_secured: true })));
});

test("the only sequence is that of the order numbers, which no visitor or user may use", async () => {
  const sequences = await sql(
    `select relname as name,
        has_sequence_privilege('anon', oid, 'USAGE,SELECT,UPDATE')
          or has_sequence_privilege('authenticated', oid, 'USAGE,SELECT,UPDATE') as is_open
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  );
  expect(sequences).toEqual([{ name: "purchase_confirmations_order_number_seq", is_open: false }]);
});

describe("privileges", () => {
  async function privilegesOf(role: string): Promise<string[]> {
    const rows = await sql<{ privilege: string }>(
      `select format('%s %s', lower(verb), relname) as privilege
        from pg_class,
          unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) as verb
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and has_table_privilege($1, oid, verb)
        order by relname, verb`,
      [role],
    );
    return rows.map(({ privilege }) => privilege);
  }

  /** Privileges on columns of tables on which the role lacks the privilege as a whole. */
  async function columnPrivilegesOf(role: string): Promise<Record<string, string>> {
    const rows = await sql<{ privilege: string; columns: string }>(
      `select format('%s %s', lower(verb), relname) as privilege,
          string_agg(attname, ', ' order by attnum) as columns
        from pg_class join pg_attribute on attrelid = pg_class.oid,
          unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) as verb
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and attnum > 0 and not attisdropped
          and not has_table_privilege($1, pg_class.oid, verb)
          and has_column_privilege($1, pg_class.oid, attnum, verb)
        group by relname, verb`,
      [role],
    );
    return Object.fromEntries(rows.map(({ privilege, columns }) => [privilege, columns]));
  }

  test("a visitor has none on tables", async () => {
    expect(await privilegesOf("anon")).toEqual([]);
    expect(await columnPrivilegesOf("anon")).toEqual({});
  });

  test("a signed-in user has these privileges on tables and columns", async () => {
    expect(await privilegesOf("authenticated")).toEqual([
      "select admin_users",
      "select api_keys",
      "select billing_states",
      "select content_reports",
      "delete favorites",
      "select favorites",
      "select function_calls",
      "select list_takedowns",
      "select name_lists",
      "select plan_feature_changes",
      "select plan_features",
      "select profiles",
      "select purchase_confirmations",
      "select renewal_reminders",
      "select stripe_events",
      "select subscribers",
      "select withdrawals",
    ]);
    expect(await columnPrivilegesOf("authenticated")).toEqual({
      "insert favorites": "user_id, page, name, position",
      "insert name_lists": "id, user_id, title, names, is_public",
      "update name_lists": "title, names, is_public",
      "update plan_features": "free_plan, basic_plan, plus_plan",
      "insert profiles": "user_id, full_name, email",
      "update profiles": "user_id, full_name, email",
    });
  });

  test.each([
    [
      "anon",
      [
        "public.answer_in_room",
        "public.close_family",
        "public.family_answers",
        "public.greet_room",
        "public.leave_room",
        "public.open_family",
        "public.plan_matrix",
        "public.rank_in_room",
        "public.remove_guest",
        "public.renew_invitation",
        "public.room_link",
        "public.room_state",
        "public.shared_name_list",
      ],
    ],
    [
      "authenticated",
      [
        "private.are_list_names",
        "private.printable_text",
        "public.answer_in_room",
        "public.bind_room",
        "public.close_family",
        "public.create_api_key",
        "public.delete_name_list",
        "public.family_answers",
        "public.greet_room",
        "public.has_feature",
        "public.leave_my_room",
        "public.leave_room",
        "public.my_rooms",
        "public.open_family",
        "public.open_my_room",
        "public.plan_matrix",
        "public.rank_in_room",
        "public.remove_guest",
        "public.renew_invitation",
        "public.renew_share_token",
        "public.restore_name_list",
        "public.revoke_api_key",
        "public.room_link",
        "public.room_state",
        "public.shared_name_list",
        "public.unpublish_name_list",
      ],
    ],
  ])("%s can call these of the functions", async (role, expected) => {
    const rows = await sql<{ name: string }>(
      `select format('%s.%s', nspname, proname) as name
        from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
        where nspname in ('public', 'private') and has_function_privilege($1, pg_proc.oid, 'EXECUTE')
        order by name`,
      [role],
    );
    expect(rows.map(({ name }) => name)).toEqual(expected);
  });

  test.each(["anon", "authenticated"])(
    "%s can read no table outside the schema public",
    async (role) => {
      const rows = await sql(
        `select format('%s.%s', nspname, relname) as name
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname not in ('public', 'pg_catalog', 'information_schema') and nspname !~ '^pg_toast'
          and relkind in ('r', 'v', 'm', 'p') and has_schema_privilege($1, nspname, 'USAGE')
          and has_table_privilege($1, pg_class.oid, 'SELECT,INSERT,UPDATE,DELETE')`,
        [role],
      );
      expect(rows).toEqual([]);
    },
  );

  test.each([
    ["anon", "private", "USAGE"],
    ["anon", "public", "CREATE"],
    ["authenticated", "public", "CREATE"],
    ["authenticated", "private", "CREATE"],
  ])("%s lacks on the schema %s the privilege %s", async (role, schema, privilege) => {
    const statement = "select has_schema_privilege($1, $2, $3) as has_it";
    expect(await sql(statement, [role, schema, privilege])).toEqual([{ has_it: false }]);
  });

  test("what a later migration creates is inaccessible until it is granted", async () => {
    await sql("create table public.added_later (id int)");
    await sql("create sequence public.sequence_added_later");
    await sql("create function public.added_later() returns int language sql as 'select 1'");
    const reachable = await sql(
      `select role from unnest('{anon,authenticated}'::text[]) as role
        where has_table_privilege(role, 'public.added_later', 'SELECT,INSERT,UPDATE,DELETE')
          or has_function_privilege(role, 'public.added_later()', 'EXECUTE')
          or has_sequence_privilege(role, 'public.sequence_added_later', 'USAGE,SELECT,UPDATE')`,
    );
    await sql("drop table public.added_later");
    await sql("drop sequence public.sequence_added_later");
    await sql("drop function public.added_later()");
    expect(reachable).toEqual([]);
  });
});

test("every constraint holds for all rows", async () => {
  const unvalidated = "select conname from pg_constraint where not convalidated";
  expect(await sql(unvalidated)).toEqual([]);
});

// With an empty search path, Postgres looks for types in pg_temp first. A procedure with a setting cannot
// commit.
test("every function looks for types in pg_catalog before pg_temp", async () => {
  const rows = await sql(
    `select proname from pg_proc
      where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']`,
  );
  expect(rows).toEqual([]);
});

test("only these functions are security definer", async () => {
  const rows = await sql<{ proname: string }>(
    `select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      order by proname`,
  );
  expect(rows.map(({ proname }) => proname)).toEqual([
    "account_of_customer",
    "add_to_room",
    "after_closing",
    "after_leaving",
    "answer_in_room",
    "bind_room",
    "claim_decision_mail",
    "claim_digest",
    "close_family",
    "count_api_call",
    "create_api_key",
    "create_profile",
    "create_room",
    "decide_report",
    "delete_account",
    "delete_name_list",
    "delete_traces_of_users",
    "family_answers",
    "greet_room",
    "has_feature",
    "join_room",
    "keep_ids_of_deleted_lists",
    "leave_my_room",
    "leave_room",
    "my_rooms",
    "note_decision_mail",
    "note_digest",
    "open_family",
    "open_my_room",
    "open_problems",
    "plan_matrix",
    "rank_in_room",
    "record_feature_change",
    "remove_guest",
    "renew_invitation",
    "renew_share_token",
    "reported_content",
    "restore_name_list",
    "revoke_api_key",
    "room_link",
    "room_state",
    "room_tastes",
    "share_in_room",
    "shared_name_list",
    "unpublish_name_list",
  ]);
});

test("every policy is for one verb, and none for visitors", async () => {
  const policies = await sql<{ tablename: string; cmd: string; roles: string }>(
    "select tablename, cmd, roles::text from pg_policies where schemaname = 'public'",
  );
  // Without a policy: no client may access it.
  const withPolicy = TABLES.filter((table) => table !== "stripe_customers");
  expect(new Set(policies.map(({ tablename }) => tablename))).toEqual(new Set(withPolicy));
  for (const { cmd, roles } of policies) {
    expect(cmd).not.toBe("ALL");
    expect(roles).toBe("{authenticated}");
  }
});

test("every column of a foreign key or a policy is the first column of an index", async () => {
  const columns = await sql<{ name: string }>(
    `with wanted as (
      select conrelid as relation, conkey[1] as number from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
      union
      select refobjid, refobjsubid from pg_depend
        where classid = 'pg_policy'::regclass and refclassid = 'pg_class'::regclass
          and refobjsubid > 0
    )
    select format('%s.%s', relation::regclass, attname) as name
    from wanted join pg_attribute on attrelid = relation and attnum = number
    where not exists (
      select from pg_index where indrelid = relation and indkey[0] = number
    )
    order by name`,
  );
  // Read only from the single row that the index on user_id finds.
  expect(columns.map(({ name }) => name)).toEqual(["admin_users.is_admin"]);
});

test("the deletion of an account cascades to every table with a user, or keeps the row without it", async () => {
  const rows = await sql<{ name: string; action: string }>(
    `select relname as name,
        case confdeltype when 'c' then 'cascade' when 'n' then 'set null' end as action
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and confrelid = 'auth.users'::regclass
        and connamespace = 'public'::regnamespace
      order by relname`,
  );
  expect(rows).toEqual(
    TABLES.filter((name) => name !== "plan_features").map((name) => ({
      name,
      action: ["content_reports", "plan_feature_changes", "withdrawals"].includes(name)
        ? "set null"
        : "cascade",
    })),
  );
});
