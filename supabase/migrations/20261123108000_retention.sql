-- Retention: what is kept for a limited time is deleted here, and nowhere else, when the time is over.
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

create function private.delete_expired() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  -- Of each table. The next run takes the rest, so that none is cancelled for taking too long.
  most constant integer := 10000;
begin
  -- Rows in use are skipped: waiting for them could deadlock with a call.
  delete from public.name_lists where id in (
    select id from public.name_lists
    where updated_at < now() - interval '12 months'
      and user_id in (select private.users_without('name_lists', interval '12 months'))
    limit most for update skip locked
  );
  delete from public.favorites where (user_id, page, name) in (
    select user_id, page, name from public.favorites
    where created_at < now() - interval '12 months'
      and user_id in (select private.users_without('favorites_sync', interval '12 months'))
    limit most for update skip locked
  );
  delete from private.deleted_lists where id in (
    select id from private.deleted_lists where deleted_at < now() - interval '1 hour'
    limit most for update skip locked
  );
  delete from public.withdrawals where id in (
    select id from public.withdrawals where received_at < now() - interval '24 months'
    limit most for update skip locked
  );
  delete from public.plan_feature_changes where id in (
    select id from public.plan_feature_changes where changed_at < now() - interval '24 months'
    limit most for update skip locked
  );
  delete from public.stripe_events where id in (
    select id from public.stripe_events where received_at < now() - interval '90 days'
    limit most for update skip locked
  );
  delete from public.function_calls where id in (
    select id from public.function_calls where window_start < now() - interval '1 day'
    limit most for update skip locked
  );
  delete from public.api_keys where id in (
    select id from public.api_keys where least(revoked_at, expires_at) < now() - interval '30 days'
    limit most for update skip locked
  );
  -- Each with up to 500 names and the answers to them.
  delete from private.rooms where id in (
    select id from private.rooms where last_vote_at < now() - interval '12 months'
    limit most / 10 for update skip locked
  );
end;
$$;
comment on function private.delete_expired is
  'Deletes what was kept for its time. To be run every hour: by pg_cron, or as docs/deployment.md says.';

-- Hosted projects and `supabase start` have the extension; the embedded backend does not.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule(
      'delete-expired',
      '23 * * * *',
      'select private.delete_expired(), private.request_renewal_reminders()'
    );
  end if;
end;
$$;
