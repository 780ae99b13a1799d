/** What the filters of the API can be applied to: PostgREST writes them as operators of Postgres. */
import { describe, expect, test } from "vitest";
import { becomeCaller, connectTo, transaction } from "./connections.ts";

const connections = connectTo("closed");
const { owner, sql, newSubscriber } = connections;

/** Takes seconds for a text of 60 different characters. */
const BACK_REFERENCES = String.raw`^(.+)(.+)(.+)(.*)(.*)(.*)\1\2\3\4\5\6$`;

/** The operators of PostgREST that search in texts, and a search that is costly for them. */
const OPERATORS = [
  ["match", "~", BACK_REFERENCES],
  ["imatch", "~*", BACK_REFERENCES],
  ["like", "like", `${"%a".repeat(50)}%`],
  ["ilike", "ilike", `${"%a".repeat(50)}%`],
  ["fts", "@@", "astrid"],
] as const;

/** What a role may read and filter: tables, views, and functions that return rows, with their columns. */
async function filterable(role: string) {
  const rows = await sql(
    `select relname as relation, attname as "column", format_type(atttypid, null) as type
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
        and attnum > 0 and not attisdropped
        and has_column_privilege($1, pg_class.oid, attnum, 'SELECT')
      union all
      select format('%s()', proname), result.name, format_type(result.type, null)
      from pg_proc left join pg_type on pg_type.oid = prorettype, lateral (
        select name, type from unnest(proargnames, proallargtypes, proargmodes)
          as argument (name, type, mode) where mode in ('o', 'b', 't')
        union all
        select attname, atttypid from pg_attribute
        where attrelid = nullif(typrelid, 0) and attnum > 0 and not attisdropped
        union all
        select proname, prorettype where proretset and typrelid = 0 and proallargtypes is null
      ) as result
      where pronamespace = 'public'::regnamespace and has_function_privilege($1, pg_proc.oid, 'EXECUTE')`,
    [role],
  );
  return rows.map((row) => ({
    relation: String(row.relation),
    column: String(row.column),
    type: String(row.type),
  }));
}

const isText = ({ type }: { readonly type: string }) => /^(?:text|character|json)/.test(type);

describe("a visitor", () => {
  test("can filter no relation, and no rows of a function", async () => {
    expect(await filterable("anon")).toEqual([]);
  });

  test.each(OPERATORS)("is refused %s on every table", async (_name, operator, search) => {
    const tables = await sql(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    for (const { name } of tables) {
      const attempt = transaction(owner, async (client) => {
        await becomeCaller(client, "anon", null);
        await client.query(`select from public.${name} where '' ${operator} $1`, [search]);
      });
      await expect(attempt, String(name)).rejects.toMatchObject({ code: "42501" });
    }
  });

  test.each(OPERATORS)(
    "cannot apply %s to the fields of a list or the matrix",
    async (_name, operator, search) => {
      for (const source of ["public.plan_matrix()", "public.shared_name_list('x')"]) {
        for (const column of ["title", "description"]) {
          const attempt = transaction(owner, async (client) => {
            await becomeCaller(client, "anon", null);
            await client.query(
              `select * from ${source} as answer where answer.${column} ${operator} $1`,
              [search],
            );
          });
          await expect(attempt).rejects.toMatchObject({ code: "42703" });
        }
      }
    },
  );

  test.each(["GET", "HEAD"])(
    "opens no list by a share token in the address of a %s",
    async (method) => {
      const attempt = transaction(owner, async (client) => {
        await client.query("select set_config('request.method', $1, true)", [method]);
        await becomeCaller(client, "anon", null);
        await client.query("select public.shared_name_list($1)", ["0".repeat(64)]);
      });
      await expect(attempt).rejects.toThrow("use_post");
    },
  );

  test("has half a second for what can be called without a room", async () => {
    const rows = await sql(
      `select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE')
          and not coalesce(proargnames, '{}') && '{secret,link}'
          and not proconfig @> '{statement_timeout=500ms}'`,
    );
    expect(rows).toEqual([]);
  });
});

test.each([
  ["anon", "2s"],
  ["authenticated", "4s"],
])("a call of %s has %s at most", async (role, time) => {
  const rows = await sql(
    `select setting from pg_db_role_setting, unnest(setconfig) as setting
      where setrole = '${role}'::regrole and setdatabase = 0`,
  );
  expect(rows).toEqual([{ setting: `statement_timeout=${time}` }]);
});

/** The text columns that a client fills by itself; their constraints are what bounds a search. */
test("every text that a signed-in user may write and filter has a limit", async () => {
  const texts = (await filterable("authenticated")).filter(isText);
  expect(texts.length).toBeGreaterThan(10);
  const written = await sql(
    `select format('%s.%s', relname, attname) as name, coalesce(string_agg(pg_get_constraintdef(pg_constraint.oid), ' '), '') as checks
      from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_constraint on conrelid = pg_class.oid and contype = 'c' and attnum = any (conkey)
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and format_type(atttypid, null) in ('text', 'text[]')
        and (
          has_column_privilege('authenticated', pg_class.oid, attnum, 'INSERT')
          or has_column_privilege('authenticated', pg_class.oid, attnum, 'UPDATE')
        )
      group by relname, attname`,
  );
  expect(written.length).toBeGreaterThan(4);
  for (const { name, checks } of written) {
    expect(`${name}: ${checks}`).toMatch(/char_length|are_list_names|\{1,\d+\}\$/);
  }
});

test.each(OPERATORS)(
  "%s on what a user can filter shows no row of another",
  async (_name, operator, search) => {
    const [user, other] = [await newSubscriber(), await newSubscriber()];
    await sql(
      "insert into public.name_lists (user_id, title, is_public) values ($1, 'Astrid a', true)",
      [other],
    );
    await sql(
      "insert into public.favorites (user_id, page, name) values ($1, 'fornamn', 'Astrid a')",
      [other],
    );
    await sql("update public.profiles set full_name = 'Astrid a' where user_id = $1", [other]);
    const columns = (await filterable("authenticated")).filter(
      (one) => one.type === "text" && !one.relation.endsWith("()"),
    );
    for (const { relation, column } of columns) {
      await transaction(owner, async (client) => {
        await becomeCaller(client, "authenticated", user);
        const { rows } = await client.query(
          `select * from public.${relation} where ${column} ${operator} $1`,
          [operator.startsWith("~") ? "a.*" : search],
        );
        for (const row of rows) expect(row.user_id, relation).toBe(user);
      });
    }
  },
);
