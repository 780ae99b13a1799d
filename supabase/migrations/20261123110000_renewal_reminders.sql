-- Reminders of yearly renewals (the act 2014:1449, section 3), each sent once by the edge function
-- renewal-reminders, which the hourly job of the migration retention calls.

create table public.renewal_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  renews_at timestamptz not null,
  claim_id uuid,
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (user_id, renews_at),
  check ((claim_id is null) = (claimed_at is null))
);
comment on table public.renewal_reminders is
  'Reminders by e-mail of a yearly renewal, so that each is sent once; kept with the account.';
comment on column public.renewal_reminders.claim_id is
  'The call that sends the mail; another one may after half an hour without a sent mail.';
create index unsent_renewal_reminders on public.renewal_reminders (renews_at) where sent_at is null;

alter table public.renewal_reminders enable row level security;
revoke all on public.renewal_reminders from anon, authenticated;
grant select on public.renewal_reminders to authenticated;
grant select, insert, update on public.renewal_reminders to service_role;

create policy "Users read their own reminders" on public.renewal_reminders
  for select to authenticated using ((select auth.uid()) = user_id);

-- From five weeks ahead, since the law asks for a month; also what an earlier run should have noted.
create function private.note_renewals() returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  insert into public.renewal_reminders (user_id, renews_at)
  select user_id, subscription_end from public.subscribers
  where renews and period = 'year'
    and subscription_end > now() and subscription_end <= now() + interval '35 days'
  on conflict do nothing;
$$;
grant execute on function private.note_renewals to service_role;

-- The unsent ones, without those whose subscription was cancelled, paused or changed meanwhile.
create function private.due_reminders() returns setof public.renewal_reminders
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select reminder.* from public.renewal_reminders as reminder
  join public.subscribers as subscriber
    on subscriber.user_id = reminder.user_id
    and subscriber.renews
    and subscriber.subscription_end = reminder.renews_at
  where reminder.sent_at is null and reminder.renews_at > now();
$$;
grant execute on function private.due_reminders to service_role;

-- The id is that of one claim: when its answer was lost, the same reminder is returned again.
create function public.claim_renewal_reminder(claim uuid)
  returns table (user_id uuid, renews_at timestamptz)
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  perform private.note_renewals();
  return query
  update public.renewal_reminders as claimed
  set claim_id = claim, claimed_at = clock_timestamp()
  where (claimed.user_id, claimed.renews_at) = (
    select open.user_id, open.renews_at from public.renewal_reminders as open
    where (open.user_id, open.renews_at) in (select user_id, renews_at from private.due_reminders())
      and open.sent_at is null
      and (
        open.claim_id is null
        or open.claim_id = claim
        or open.claimed_at < clock_timestamp() - interval '30 minutes'
      )
    -- Those that nobody has tried first: some that fail again and again must not keep them waiting.
    order by
      open.claim_id is not distinct from claim desc,
      open.claimed_at nulls first,
      open.renews_at
    limit 1 for update skip locked
  )
  returning claimed.user_id, claimed.renews_at;
end;
$$;
comment on function public.claim_renewal_reminder is
  'A reminder that the caller is to send, and nobody else meanwhile; no row when none is due.';
revoke all on function public.claim_renewal_reminder from public, anon, authenticated;
grant execute on function public.claim_renewal_reminder to service_role;

-- A hosted project has the extensions; a setting that is missing must not keep the job from deleting.
create function private.request_renewal_reminders() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  functions_url text;
  job_secret text;
begin
  perform private.note_renewals();
  if not exists (select from private.due_reminders()) then
    return;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    select decrypted_secret into functions_url
    from vault.decrypted_secrets where name = 'functions_url';
    select decrypted_secret into job_secret
    from vault.decrypted_secrets where name = 'job_secret';
  end if;
  if functions_url is null or job_secret is null then
    raise warning 'Reminders of renewals are not sent: see docs/deployment.md, section 5';
    return;
  end if;
  perform net.http_post(
    url := functions_url || '/renewal-reminders',
    headers := jsonb_build_object('Authorization', 'Bearer ' || job_secret)
  );
end;
$$;
comment on function private.request_renewal_reminders is
  'Calls the edge function that sends the reminders, if one is due. To be run every hour.';

-- Hosted projects and `supabase start` have the extension; the embedded backend does not.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
end;
$$;
