-- Retention: what is kept for a limited time is deleted here when the time is over, and what the auth
-- service keeps by private.delete_expired_auth.
-- The times are those of src/config/commitments.ts.

-- Returns the users who have had no plan for so long, and for whom the free plan lacks the feature.
create function private.users_without(feature text, since interval)
  returns table (user_id uuid)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select subscriber.user_id
  from public.subscribers as subscriber
  where case when subscribed then access_until else ended_at end < now() - since
    and not exists (
      select from public.plan_features where feature_key = feature and free_plan
    );
$$;

create function private.delete_expired() returns bigint
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  -- Of each table, so that no call waits long for a row of this transaction.
  most constant integer := 10000;
  counted bigint;
  deleted bigint := 0;
begin
  -- Rows in use are skipped: waiting for them could deadlock with a call.
  delete from public.name_lists where id in (
    select id from public.name_lists
    where updated_at < now() - interval '12 months'
      and user_id in (select private.users_without('name_lists', interval '12 months'))
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.favorites where (user_id, page, name) in (
    select user_id, page, name from public.favorites
    where created_at < now() - interval '12 months'
      and user_id in (select private.users_without('favorites_sync', interval '12 months'))
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from private.deleted_lists where id in (
    select id from private.deleted_lists where deleted_at < now() - interval '1 hour'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.withdrawals where id in (
    select id from public.withdrawals where received_at < now() - interval '24 months'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.plan_feature_changes where id in (
    select id from public.plan_feature_changes where changed_at < now() - interval '24 months'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.stripe_events where id in (
    select id from public.stripe_events where received_at < now() - interval '90 days'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.function_calls where id in (
    select id from public.function_calls where window_start < now() - interval '1 day'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  delete from public.api_keys where id in (
    select id from public.api_keys where least(revoked_at, expires_at) < now() - interval '30 days'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  -- Each with up to 500 names and the answers to them.
  delete from private.rooms where id in (
    select id from private.rooms where last_vote_at < now() - interval '12 months'
    limit most / 10 for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  return deleted;
end;
$$;
comment on function private.delete_expired is
  'Deletes a batch of what was kept for its time; returns how many rows that were, 0 when nothing is left.';

-- Without a search path of its own, which would forbid the commits: every name is qualified. A hosted
-- project ends a statement after two minutes.
create procedure private.delete_all_expired(most_seconds integer default 60)
  language plpgsql
as $$
declare
  started constant pg_catalog.timestamptz := pg_catalog.clock_timestamp();
begin
  while private.delete_expired() operator(pg_catalog.>) 0 loop
    commit;
    exit when pg_catalog.clock_timestamp() operator(pg_catalog.-) started
      operator(pg_catalog.>=) pg_catalog.make_interval(secs => most_seconds);
  end loop;
end;
$$;
comment on procedure private.delete_all_expired is
  'Deletes what was kept for its time, batch by batch, until nothing is left or the time is over. To be run every hour: by pg_cron, or as docs/deployment.md says.';

-- Hosted projects and `supabase start` have the extension; the embedded backend does not.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    -- A job of its own, since the procedure commits.
    perform cron.schedule('delete-expired', '23 * * * *', 'call private.delete_all_expired()');
    perform cron.schedule(
      'renewal-reminders', '23 * * * *', 'select private.request_renewal_reminders()'
    );
  end if;
end;
$$;
