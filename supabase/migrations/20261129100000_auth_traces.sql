-- What the auth service keeps of accounts, in tables of its own that nothing else empties: its log of
-- events (names, addresses, IP addresses), the begun sign-ins, and accounts that nobody has confirmed.

-- A self-hosted project may lack the tables, or the rights on them; accounts can be deleted all the same.
create function private.can_delete_from(table_name text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    has_table_privilege(to_regclass(table_name), 'SELECT')
      and has_table_privilege(to_regclass(table_name), 'DELETE'),
    false
  );
$$;

create function private.delete_traces_of_users() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if private.can_delete_from('auth.audit_log_entries') then
    -- The second of what an administrator did to the account.
    delete from auth.audit_log_entries
    where payload ->> 'actor_id' in (select id::text from deleted)
      or payload #>> '{traits,user_id}' in (select id::text from deleted);
  end if;
  if private.can_delete_from('auth.flow_state') then
    delete from auth.flow_state where user_id in (select id from deleted);
  end if;
  return null;
end;
$$;
comment on function private.delete_traces_of_users is
  'Deletes what the auth service has about deleted users without a foreign key, however they are deleted.';

-- For the statement, so that the log is read once, however many accounts there are.
create trigger delete_traces_of_deleted_users
  after delete on auth.users referencing old table as deleted
  for each statement execute function private.delete_traces_of_users();

create function private.delete_expired_auth() returns bigint
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  most constant integer := 10000;
  counted bigint;
  deleted bigint := 0;
begin
  -- An account that waits lets the first one who signed up with an address choose its password.
  delete from auth.users where id in (
    select id from auth.users
    where email_confirmed_at is null
      and phone_confirmed_at is null
      and last_sign_in_at is null
      and invited_at is null
      and created_at < now() - interval '7 days'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  if private.can_delete_from('auth.audit_log_entries') then
    delete from auth.audit_log_entries where id in (
      select id from auth.audit_log_entries
      where created_at < now() - interval '30 days'
      limit most
    );
    get diagnostics counted = row_count;
    deleted := deleted + counted;
  end if;
  return deleted;
end;
$$;
comment on function private.delete_expired_auth is
  'Deletes a batch of accounts that were never confirmed, and of old log entries of the auth service; returns how many rows that were.';

-- As before, with what the auth service keeps.
create or replace procedure private.delete_all_expired(most_seconds integer default 60)
  language plpgsql
as $$
declare
  started constant pg_catalog.timestamptz := pg_catalog.clock_timestamp();
begin
  while private.delete_expired() operator(pg_catalog.+) private.delete_expired_auth()
    operator(pg_catalog.>) 0
  loop
    commit;
    exit when pg_catalog.clock_timestamp() operator(pg_catalog.-) started
      operator(pg_catalog.>=) pg_catalog.make_interval(secs => most_seconds);
  end loop;
end;
$$;
