/**
 * The rules of splinter, the linter of Supabase's dashboard (https://github.com/supabase/splinter), in queries
 * of our own. Not here: what judges use and not the schema (unused_index, table_bloat), and rules for
 * what the project does not have: anonymous sign-ins (auth_allow_anonymous_sign_ins), storage
 * (public_bucket_allows_listing), and an API of GraphQL (pg_graphql_anon_table_exposed,
 * pg_graphql_authenticated_table_exposed), for whose schema `supabase/config.toml` opens no address.
 */

export interface Rule {
  /** As splinter names it. */
  readonly name: string;
  readonly level: "ERROR" | "WARN" | "INFO";
  /** Selects the name of what breaks the rule, as `finding`. */
  readonly query: string;
  /** Statements that break it, and what the query then finds. */
  readonly offence: string;
  readonly finding: string;
}

/** Of pg_namespace: what the migrations or an operator may have filled. */
const OWN_SCHEMA = `nspname !~ '^pg_' and nspname not in ('information_schema', 'auth', 'extensions')`;

/** Tables of schemas of our own. */
const OWN_TABLES = `pg_class join pg_namespace on pg_namespace.oid = relnamespace
  and ${OWN_SCHEMA} and relkind in ('r', 'p')`;

/** Whether a relation is in the schema of the API, and a visitor or a user may read it. */
const IS_READABLE = `relnamespace = 'public'::regnamespace and (
  has_table_privilege('anon', pg_class.oid, 'SELECT')
  or has_table_privilege('authenticated', pg_class.oid, 'SELECT'))`;

/** What both conditions of a policy say, as Postgres prints them. */
const CONDITIONS = "concat(qual, ' ', with_check)";

/** Columns whose name says that they are nobody's business. */
const SENSITIVE = `(password|passwd|pwd|secret|api_?key|token|jwt|auth_code|otp|ssn|social_security
  |driver_license|passport|national_id|personnummer|tax_id|credit_card|card_number|cvv|bank_account
  |account_number|routing_number|iban|swift|health|medical|patient|insurance|diagnosis|mac_address
  |imei|device_uuid|ssh_key|pgp_key|certificate|fingerprint|biometric|facial)`.replace(/\s/g, "");

function callableBy(role: "anon" | "authenticated"): string {
  return `select oid::regprocedure::text as finding from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and has_function_privilege('${role}', oid, 'EXECUTE')`;
}

export const RULES: readonly Rule[] = [
  {
    name: "unindexed_foreign_keys",
    level: "INFO",
    // The first columns of an index, in any order, are those of the key.
    query: `select conrelid::regclass || ' ' || conname as finding
      from pg_constraint join pg_namespace on pg_namespace.oid = connamespace and ${OWN_SCHEMA}
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indisvalid
          and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1]
          and conkey <@ (indkey::int2[])[0:cardinality(conkey) - 1]
      )`,
    offence:
      "create table public.offence (id uuid primary key, user_id uuid references auth.users)",
    finding: "offence offence_user_id_fkey",
  },
  {
    name: "auth_users_exposed",
    level: "ERROR",
    query: `select distinct pg_class.oid::regclass::text as finding
      from pg_class join pg_rewrite on ev_class = pg_class.oid
        join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      where refobjid = 'auth.users'::regclass and ${IS_READABLE}`,
    offence: `create view public.offence with (security_invoker = on) as select email from auth.users;
      grant select on public.offence to authenticated`,
    finding: "offence",
  },
  {
    name: "auth_rls_initplan",
    level: "WARN",
    // A call within a "select" of its own is made once, and not for each row.
    query: `select tablename || ' ' || policyname as finding from pg_policies
      where ${CONDITIONS} ~* '(?<!select )(auth\\.(uid|jwt|role|email)|current_setting)\\('`,
    offence: `create policy offence on public.favorites as restrictive for select
      using ((select auth.uid()) = user_id and auth.uid() is not null)`,
    finding: "favorites offence",
  },
  {
    name: "no_primary_key",
    level: "INFO",
    query: `select pg_class.oid::regclass::text as finding from ${OWN_TABLES}
      where not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    offence: "create table private.offence (id uuid unique not null)",
    finding: "private.offence",
  },
  {
    name: "multiple_permissive_policies",
    level: "WARN",
    query: `select format('%s %s %s', tablename, role, lower(command)) as finding
      from pg_policies,
        unnest(case when roles = '{public}' then '{anon,authenticated}' else roles end) as role,
        unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}' else array[cmd] end) as command
      where permissive = 'PERMISSIVE'
      group by schemaname, tablename, role, command having count(*) > 1`,
    offence: "create policy offence on public.stripe_events for all to authenticated using (false)",
    finding: "stripe_events authenticated select",
  },
  {
    name: "policy_exists_rls_disabled",
    level: "ERROR",
    query: `select pg_class.oid::regclass::text as finding from ${OWN_TABLES}
      where not relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid)`,
    offence: "alter table public.favorites disable row level security",
    finding: "favorites",
  },
  {
    name: "rls_enabled_no_policy",
    level: "INFO",
    query: `select pg_class.oid::regclass::text as finding from ${OWN_TABLES}
      where relrowsecurity and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    offence: `create table public.offence (id uuid primary key);
      alter table public.offence enable row level security`,
    finding: "offence",
  },
  {
    name: "duplicate_index",
    level: "WARN",
    query: `select string_agg(indexrelid::regclass::text, ', ' order by indexrelid) as finding
      from pg_index join pg_class on pg_class.oid = indexrelid
        join pg_namespace on pg_namespace.oid = relnamespace and ${OWN_SCHEMA}
      group by indrelid, relam, indkey::text, indclass::text, indcollation::text, indoption::text,
        pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
    offence: "create index offence on public.profiles (user_id)",
    finding: "profiles_pkey, offence",
  },
  {
    name: "security_definer_view",
    level: "ERROR",
    query: `select oid::regclass::text as finding from pg_class
      where relkind = 'v' and ${IS_READABLE}
        and not coalesce(reloptions, '{}') && '{security_invoker=on,security_invoker=true}'`,
    offence: `create view public.offence as select name from public.favorites;
      grant select on public.offence to anon`,
    finding: "offence",
  },
  {
    name: "function_search_path_mutable",
    level: "WARN",
    query: `select pg_proc.oid::regprocedure::text as finding
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace and ${OWN_SCHEMA}
      where not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    offence: "create function private.offence() returns int language sql as 'select 1'",
    finding: "private.offence()",
  },
  {
    name: "rls_disabled_in_public",
    level: "ERROR",
    query: `select pg_class.oid::regclass::text as finding from ${OWN_TABLES}
      where not relrowsecurity and ${IS_READABLE}`,
    offence: `create table public.offence (id uuid primary key);
      grant select on public.offence to anon`,
    finding: "offence",
  },
  {
    name: "extension_in_public",
    level: "WARN",
    query: `select extname::text as finding from pg_extension
      where extnamespace = 'public'::regnamespace`,
    offence: "create extension citext schema public",
    finding: "citext",
  },
  {
    name: "rls_references_user_metadata",
    level: "ERROR",
    // Users change it themselves.
    query: `select tablename || ' ' || policyname as finding from pg_policies
      where ${CONDITIONS} ~* 'user_meta_?data'`,
    offence: `create policy offence on public.profiles as restrictive for select using (
      (select current_setting('request.jwt.claims')::jsonb #>> '{user_metadata,role}') = 'admin')`,
    finding: "profiles offence",
  },
  {
    name: "materialized_view_in_api",
    level: "WARN",
    query: `select oid::regclass::text as finding from pg_class where relkind = 'm' and ${IS_READABLE}`,
    offence: `create materialized view public.offence as select name from public.favorites;
      grant select on public.offence to authenticated`,
    finding: "offence",
  },
  {
    name: "foreign_table_in_api",
    level: "WARN",
    query: `select oid::regclass::text as finding from pg_class where relkind = 'f' and ${IS_READABLE}`,
    offence: `create foreign data wrapper offence;
      create server offence foreign data wrapper offence;
      create foreign table public.offence (id uuid) server offence;
      grant select on public.offence to anon`,
    finding: "offence",
  },
  {
    name: "unsupported_reg_types",
    level: "WARN",
    // pg_upgrade can take these three along.
    query: `select format('%s.%s', pg_class.oid::regclass, attname) as finding
      from ${OWN_TABLES} join pg_attribute on attrelid = pg_class.oid and not attisdropped
      where atttypid::regtype::text ~ '^reg(?!class$|role$|type$)'`,
    offence: "create table private.offence (id uuid primary key, language regconfig)",
    finding: "private.offence.language",
  },
  {
    name: "insecure_queue_exposed_in_api",
    level: "ERROR",
    query: `select pg_class.oid::regclass::text as finding
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace,
        unnest('{anon,authenticated}'::text[]) as role
      where nspname = 'pgmq' and relname ~ '^q_' and not relrowsecurity and relkind in ('r', 'p')
        and has_table_privilege(role, pg_class.oid, 'SELECT,INSERT,UPDATE,DELETE')
      group by pg_class.oid`,
    offence: `create schema pgmq;
      create table pgmq.q_offence (msg_id bigint primary key);
      grant insert on pgmq.q_offence to anon`,
    finding: "pgmq.q_offence",
  },
  {
    name: "fkey_to_auth_unique",
    level: "ERROR",
    query: `select conrelid::regclass || ' ' || conname as finding
      from pg_constraint join pg_class on pg_class.oid = confrelid
        join pg_index on indexrelid = conindid
      where contype = 'f' and relnamespace = 'auth'::regnamespace and not indisprimary`,
    offence:
      "create table public.offence (email varchar primary key references auth.users (email))",
    finding: "offence offence_email_fkey",
  },
  {
    name: "extension_versions_outdated",
    level: "WARN",
    query: `select name::text as finding from pg_available_extensions
      where installed_version <> default_version`,
    offence: "create extension citext schema extensions version '1.4'",
    finding: "citext",
  },
  {
    name: "sensitive_columns_exposed",
    level: "ERROR",
    query: `select format('%s.%s', pg_class.oid::regclass, attname) as finding
      from ${OWN_TABLES} join pg_attribute on attrelid = pg_class.oid and not attisdropped
      where not relrowsecurity and ${IS_READABLE} and attname ~* '${SENSITIVE}'`,
    offence: `create table public.offence (id uuid primary key, bank_account text);
      grant select on public.offence to authenticated`,
    finding: "offence.bank_account",
  },
  {
    name: "rls_policy_always_true",
    level: "WARN",
    // Reading all rows may be meant; a missing condition is true.
    query: `select distinct tablename || ' ' || policyname as finding
      from pg_policies,
        unnest(case cmd
          when 'INSERT' then array[with_check]
          when 'DELETE' then array[qual]
          else array[qual, coalesce(with_check, qual)]
        end) as condition
      where permissive = 'PERMISSIVE' and cmd <> 'SELECT'
        and roles && '{public,anon,authenticated}'
        and (condition is null or condition = 'true' or condition ~ '^\\((.+) = \\1\\)$')`,
    offence: `create policy offence on public.stripe_customers for update to authenticated
      using ((select auth.uid()) = user_id) with check (1 = 1)`,
    finding: "stripe_customers offence",
  },
  {
    name: "anon_security_definer_function_executable",
    level: "WARN",
    query: callableBy("anon"),
    offence: `create function public.offence() returns int
        language sql security definer set search_path = pg_catalog, pg_temp as 'select 1';
      grant execute on function public.offence() to anon`,
    finding: "offence()",
  },
  {
    name: "authenticated_security_definer_function_executable",
    level: "WARN",
    query: callableBy("authenticated"),
    offence: `create function public.offence() returns int
        language sql security definer set search_path = pg_catalog, pg_temp as 'select 1';
      grant execute on function public.offence() to authenticated`,
    finding: "offence()",
  },
];
