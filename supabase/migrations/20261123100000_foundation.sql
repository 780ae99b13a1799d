-- What the other files build on: privileges, the schema private, and checks that several tables share.

-- Hosted Supabase grants its API roles every privilege on what is new: revoke first, then grant. The
-- files revoke again from every table and function of the API, should a project change its defaults.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Postgres lets everyone execute a new function; only a revocation for all schemas changes that.
alter default privileges revoke execute on functions from public;

-- Functions that no client may call by name: the API serves only the schema public.
create schema private;
comment on schema private is 'Helpers of policies, checks and triggers; not exposed by the API.';
grant usage on schema private to authenticated, service_role;

-- Every function looks for types in pg_catalog before pg_temp: with an empty search path, Postgres
-- would begin with pg_temp, where the caller of a security definer function may have made some.


-- Secrets ----------------------------------------------------------------------------------------

-- PostgREST says which method a request has, also for a function that a GET may call; the embedded backend does not.
create function private.require_post() returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    raise exception 'use_post' using hint = 'Logs and histories keep an address: send secrets in a body.';
  end if;
end;
$$;
comment on function private.require_post is
  'Fails with "use_post" where an address has the arguments: every function that gets a secret calls it.';


-- Texts ------------------------------------------------------------------------------------------

-- Ranges, since the classes of the regular expressions depend on the locale. A check calls it in a
-- "case" after the length, so that a huge text is not matched against the patterns.
create function private.printable_text(value text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when replaced ~ '[^ \u00A0\u00AD\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200D\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
      then replaced
    else ''
  end
  from (
    select regexp_replace(
      value, '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]', ' ', 'g'
    )
  ) as text (replaced);
$$;
comment on function private.printable_text is
  'The text with spaces for control and direction characters; empty if nothing in it is visible.';
grant execute on function private.printable_text to authenticated, service_role;


-- Caps -------------------------------------------------------------------------------------------

create function private.keep_cap() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  account uuid;
  is_exceeded boolean;
begin
  -- Sorted, so that two statements for the same users do not deadlock.
  for account in select distinct user_id from inserted order by user_id loop
    -- Until the other transaction has ended, its rows cannot be counted.
    perform pg_advisory_xact_lock(hashtextextended(format('%s of %s', tg_table_name, account), 0));
    execute format('select count(*) > $1 from public.%I where user_id = $2', tg_table_name)
      into is_exceeded using tg_argv[0]::integer, account;
    if is_exceeded then
      raise exception using message = tg_argv[1];
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.keep_cap is
  'Arguments: most rows of one user, and the error for more. Exact under concurrent inserts.';


-- Time -------------------------------------------------------------------------------------------

-- Bounds what a filter of the API costs that runs a regular expression on an answer. The calls of visitors, to rooms
-- too, take some milliseconds, as do those of an account. PostgREST reads the settings of the roles; without the right to
-- set them, the defaults of 3 s and 8 s remain.
do $$
begin
  alter role anon set statement_timeout = '2s';
  alter role authenticated set statement_timeout = '4s';
  notify pgrst, 'reload config';
exception
  when insufficient_privilege then
    raise warning 'The statement timeouts of anon and authenticated could not be set: docs/deployment.md says how.';
end;
$$;
