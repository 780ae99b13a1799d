/** What a database consists of, read from Postgres's catalogues, so that two can be compared. */

type Sql = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** The schemas that the migrations fill. */
const SCHEMAS = "('public'::regnamespace, 'private'::regnamespace)";

/** The grants of an access control list, without those that the owner has of itself. */
function grants(list: string, kind: string, owner: string): string {
  return `lateral (
    select coalesce(
      string_agg(distinct format('%s to %s', lower(privilege_type), coalesce(rolname, 'public')), ', '),
      'nothing'
    )
    from aclexplode(coalesce(${list}, acldefault('${kind}', ${owner})))
    left join pg_roles on pg_roles.oid = grantee
    where grantee <> ${owner}
  ) as granted (privileges)`;
}

/** Each part of a schema, as the query of its lines. */
const PARTS = [
  `select format('schema %s grants %s', nspname, privileges)
    from pg_namespace, ${grants("nspacl", "n", "nspowner")}
    where nspname = 'private'`,
  `select format('comment on schema %s: %s', nspname, obj_description(oid, 'pg_namespace'))
    from pg_namespace where nspname = 'private'`,
  `select format(
      'default privileges in %s on %s: %s',
      coalesce(defaclnamespace::regnamespace::text, 'all schemas'), defaclobjtype, privileges
    )
    from pg_default_acl, ${grants("defaclacl", "r", "defaclrole")}
    where defaclrole = (select relowner from pg_class where oid = 'public.profiles'::regclass)`,
  `select format(
      '%s %s, row security %s, comment: %s', relkind, oid::regclass, relrowsecurity,
      obj_description(oid, 'pg_class')
    )
    from pg_class where relnamespace in ${SCHEMAS} and relkind not in ('i', 'c')`,
  `select format('table %s grants %s', pg_class.oid::regclass, privileges)
    from pg_class, ${grants("relacl", "r", "relowner")}
    where relnamespace in ${SCHEMAS} and relkind not in ('i', 'c')`,
  `select format(
      'column %s.%s %s%s%s%s, comment: %s',
      attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' end, nullif(' ' || attidentity::text, ' '),
      case attgenerated when '' then ' default ' else ' generated ' end
        || pg_get_expr(adbin, adrelid),
      col_description(attrelid, attnum)
    )
    from pg_class join pg_attribute on attrelid = pg_class.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${SCHEMAS} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select format('column %s.%s grants %s', attrelid::regclass, attname, privileges)
    from pg_class join pg_attribute on attrelid = pg_class.oid,
      ${grants("attacl", "c", "relowner")}
    where relnamespace in ${SCHEMAS} and relkind = 'r' and attacl is not null`,
  // Newer versions of Postgres list "not null" here too.
  `select format(
      'constraint %s on %s: %s%s', conname, conrelid::regclass, pg_get_constraintdef(oid),
      case when not convalidated then ' NOT VALID' end
    )
    from pg_constraint where connamespace in ${SCHEMAS} and contype in ('c', 'f', 'p', 'u', 'x')`,
  `select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'private')`,
  `select format('function %s', pg_get_functiondef(oid))
    from pg_proc where pronamespace in ${SCHEMAS}`,
  `select format(
      'function %s grants %s, comment: %s', pg_proc.oid::regprocedure, privileges,
      obj_description(pg_proc.oid, 'pg_proc')
    )
    from pg_proc, ${grants("proacl", "f", "proowner")} where pronamespace in ${SCHEMAS}`,
  `select format('%s enabled %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where pronamespace in ${SCHEMAS} and not tgisinternal`,
  `select format(
      'policy "%s" on %s for %s %s to %s using (%s) with check (%s)',
      policyname, tablename, lower(permissive), cmd, roles, qual, with_check
    )
    from pg_policies where schemaname in ('public', 'private')`,
  `select format('feature %s', (to_jsonb(plan_features) - 'id')::text) from public.plan_features`,
] as const;

/**
 * Describes the schemas public and private, with the triggers on other tables and the rows that
 * every installation has: one line for each part, sorted.
 */
export async function catalogueOf(sql: Sql): Promise<string[]> {
  const lines: string[] = [];
  for (const part of PARTS) {
    const rows = await sql(`select line from (${part}) as part (line)`);
    lines.push(...rows.map(({ line }) => String(line).replace(/\s+/g, " ")));
  }
  return lines.sort();
}
