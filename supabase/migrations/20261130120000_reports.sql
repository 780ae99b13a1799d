-- Reports of what users share (articles 16 and 17 of the Digital Services Act): lists with a link, and rooms.

create table public.content_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  list_id uuid,
  room_id uuid,
  address text not null check (char_length(address) <= 500),
  concerns_child_abuse boolean not null,
  explanation text not null check (char_length(explanation) <= 5000),
  name text check (char_length(name) <= 200),
  email text check (char_length(email) <= 320),
  received_at timestamptz not null default now(),
  outcome text not null default 'open' check (outcome in ('open', 'taken_down', 'dismissed')),
  reason text check (char_length(reason) <= 5000),
  decided_at timestamptz,
  check (num_nonnulls(list_id, room_id) = 1),
  -- The law lets only these be anonymous.
  check (concerns_child_abuse or (name is not null and email is not null)),
  check ((outcome = 'open') = (decided_at is null) and (outcome = 'open') = (reason is null))
);
comment on table public.content_reports is
  'Reports of lists and rooms as unlawful, with what the operator has decided; kept for 24 months.';
comment on column public.content_reports.user_id is
  'Who has the reported list, and may not read the report; null for a room.';
comment on column public.content_reports.list_id is
  'The list, which may have been deleted since.';
comment on column public.content_reports.reason is
  'The reason of the decision, as it was mailed.';
create index content_reports_of_user on public.content_reports (user_id);
create index content_reports_by_age on public.content_reports (received_at);

alter table public.content_reports enable row level security;
revoke all on public.content_reports from anon, authenticated;
grant select on public.content_reports to authenticated;
grant select, insert, update, delete on public.content_reports to service_role;

create policy "Administrators read the reports" on public.content_reports
  for select to authenticated using (
    exists (select from public.admin_users where user_id = (select auth.uid()) and is_admin)
  );

-- Without a foreign key to the list: one that is deleted and restored stays taken down.
create table public.list_takedowns (
  list_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  ground text not null check (ground in ('law', 'terms')),
  reason text not null check (char_length(reason) <= 5000),
  taken_down_at timestamptz not null default now()
);
comment on table public.list_takedowns is
  'Lists whose links were taken down, with the reason for their owners; kept while there is such a list, and for 24 months.';
comment on column public.list_takedowns.ground is
  'Whether the list breaks the law or only the terms.';
create index list_takedowns_of_user on public.list_takedowns (user_id);
create index list_takedowns_by_age on public.list_takedowns (taken_down_at);

alter table public.list_takedowns enable row level security;
revoke all on public.list_takedowns from anon, authenticated;
grant select on public.list_takedowns to authenticated;
grant select, insert, update, delete on public.list_takedowns to service_role;

create policy "Users read why their own lists were taken down" on public.list_takedowns
  for select to authenticated using ((select auth.uid()) = user_id);


-- Reporting and deciding -----------------------------------------------------------------------------

-- Security definer because only functions of the database read the rooms.
create function public.reported_content(list_token text default null, room_secret text default null)
  returns table (user_id uuid, list_id uuid, room_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select list.user_id, list.id, null::uuid
  from public.name_lists as list
  where list.share_token = list_token and list.is_public
  union all
  select null, null, member.room_id
  from private.member_with(room_secret) as member
  where list_token is null and member.room_id is not null;
$$;
comment on function public.reported_content is
  'The public list with a share token, or the room of a member with a secret; no row without one.';
revoke all on function public.reported_content from public, anon, authenticated;
grant execute on function public.reported_content to service_role;

-- Security definer as above. A room is deleted, for it has no other part than what its members wrote.
create function public.decide_report(report uuid, verdict text, ground text, reason text)
  returns uuid[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  decided public.content_reports;
  accounts uuid[] := '{}';
begin
  update public.content_reports as stored
  set outcome = verdict, reason = decide_report.reason, decided_at = now()
  where stored.id = report and stored.outcome = 'open' and verdict <> 'open'
  returning stored.* into decided;
  if not found then
    raise exception 'report_not_open';
  end if;
  if verdict <> 'taken_down' then
    return accounts;
  end if;
  if decided.room_id is not null then
    select coalesce(array_agg(distinct user_id), '{}') into accounts
    from private.room_members where room_id = decided.room_id and user_id is not null;
    delete from private.rooms where id = decided.room_id;
  elsif decided.user_id is not null then
    insert into public.list_takedowns (list_id, user_id, ground, reason)
    values (decided.list_id, decided.user_id, decide_report.ground, decide_report.reason)
    on conflict (list_id) do update set (ground, reason) = (excluded.ground, excluded.reason);
    accounts := array[decided.user_id];
  end if;
  return accounts;
end;
$$;
comment on function public.decide_report is
  'Stores a decision, takes the list or room down, and returns the accounts to tell; fails with "report_not_open".';
revoke all on function public.decide_report from public, anon, authenticated;
grant execute on function public.decide_report to service_role;

-- As before, and says of a list that was taken down only that it was.
create or replace function public.shared_name_list(token text) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set statement_timeout = '500ms'
as $$
begin
  perform private.require_post();
  return (
    select case
      when takedown.list_id is not null then jsonb_build_object('taken_down', true)
      else jsonb_build_object(
        'id', list.id, 'title', list.title, 'names', list.names, 'created_at', list.created_at
      )
    end
    from public.name_lists as list
    left join public.list_takedowns as takedown on takedown.list_id = list.id
    where list.share_token = shared_name_list.token and list.is_public
  );
end;
$$;

-- As before, with reports, and takedowns of lists that are gone.
create or replace function private.delete_expired() returns bigint
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
  delete from public.content_reports where id in (
    select id from public.content_reports where received_at < now() - interval '24 months'
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  -- Not while there is a list: its link would work again.
  delete from public.list_takedowns where list_id in (
    select list_id from public.list_takedowns as takedown
    where taken_down_at < now() - interval '24 months'
      and not exists (select from public.name_lists where id = takedown.list_id)
    limit most for update skip locked
  );
  get diagnostics counted = row_count;
  deleted := deleted + counted;
  return deleted;
end;
$$;
