-- What is kept for a limited time is deleted when the time is over: src/config/commitments.ts.

alter table public.subscribers add column ended_at timestamptz;
comment on column public.subscribers.ended_at is
  'When the last plan was found to have ended; null while one is stored, and without an earlier one.';
update public.subscribers set ended_at = now() where not subscribed;

create function private.note_end_of_plan() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if new.subscribed then
    new.ended_at = null;
  elsif old.subscribed then
    new.ended_at = least(now(), old.access_until);
  end if;
  return new;
end;
$$;
revoke all on function private.note_end_of_plan() from public;

create trigger note_end_of_plan
  before update on public.subscribers
  for each row execute function private.note_end_of_plan();

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
revoke all on function private.users_without(text, interval) from public;

create function private.delete_expired() returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  delete from public.name_lists
  where updated_at < now() - interval '12 months'
    and user_id in (select private.users_without('name_lists', interval '12 months'));
  delete from public.favorites
  where created_at < now() - interval '12 months'
    and user_id in (select private.users_without('favorites_sync', interval '12 months'));
  delete from public.withdrawals where received_at < now() - interval '24 months';
  delete from public.plan_feature_changes where changed_at < now() - interval '24 months';
  delete from public.stripe_events where received_at < now() - interval '90 days';
  delete from public.function_calls where window_start < now() - interval '1 day';
  delete from public.api_keys where revoked_at < now() - interval '30 days';
  delete from public.contact_senders where window_start < now() - interval '1 day';
$$;
comment on function private.delete_expired is
  'Deletes what was kept for its time. To be run daily: by pg_cron, or as docs/deployment.md says.';
revoke all on function private.delete_expired() from public;

-- Hosted projects and `supabase start` have the extension; the embedded backend does not.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('delete-expired', '23 2 * * *', 'select private.delete_expired()');
  end if;
end;
$$;
