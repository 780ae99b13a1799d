-- What the operator is told by mail: every matter that is open, once at once and then daily until it is done.
-- The edge function renewal-reminders, which the hourly job calls, sends one digest of what is due.

create table private.operator_alerts (
  kind text not null check (char_length(kind) <= 40),
  subject text not null check (char_length(subject) <= 255),
  noted_at timestamptz not null default now(),
  claim_id uuid,
  claimed_at timestamptz,
  told_at timestamptz,
  primary key (kind, subject),
  check ((claim_id is null) = (claimed_at is null))
);
comment on table private.operator_alerts is
  'The matters that are open, and when the operator was told of each; a row is deleted when its matter is done.';
comment on column private.operator_alerts.subject is
  'The id of what it is about, never a name or an address; empty for what is about no single thing.';
comment on column private.operator_alerts.claim_id is
  'The call that sends the digest; another one may after half an hour without a sent mail.';

alter table private.operator_alerts enable row level security;
revoke all on private.operator_alerts from anon, authenticated, service_role;

-- What is open ------------------------------------------------------------------------------------

-- The latest run of each job of this site that failed; none on a database without pg_cron.
create function private.failed_jobs() returns setof text
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    return query execute $query$
      select latest.jobname from (
        select distinct on (job.jobid) job.jobname::text, run.status
        from cron.job join cron.job_run_details as run on run.jobid = job.jobid
        where job.jobname in ('delete-expired', 'renewal-reminders')
          and run.status in ('succeeded', 'failed')
        order by job.jobid, run.start_time desc
      ) as latest
      where latest.status = 'failed'
    $query$;
  end if;
end;
$$;

-- Whether nothing came from Stripe although it should have: when a period began, or around a purchase, whose
-- confirmation can be days late. A month before its end is never later than the start of a period.
create function private.is_webhook_silent() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from public.subscribers as subscriber,
      lateral (
        select subscription_end - case period when 'year' then interval '1 year' else interval '1 month' end
          as started
      ) as latest
    where subscriber.subscribed and subscriber.period is not null
      and latest.started between now() - interval '30 days' and now() - interval '3 hours'
      and exists (select from public.stripe_customers as stored where stored.user_id = subscriber.user_id)
      and not exists (
        select from public.stripe_events as event where event.received_at >= latest.started
      )
  ) or exists (
    select from public.purchase_confirmations as purchase
    where purchase.claimed_at between now() - interval '7 days' and now() - interval '3 hours'
      and not exists (
        select from public.stripe_events as event
        where event.received_at >= purchase.claimed_at - interval '4 days'
      )
  );
$$;

create function private.open_matters() returns table (kind text, subject text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select 'payment_failed', user_id::text from public.subscribers where payment_failed
  union all
  select 'disputed', user_id::text from public.subscribers where on_hold = 'disputed'
  union all
  -- Not one that a call is sending, or has just failed to send: it is tried again within the hour.
  select 'confirmation_unsent', session_id from public.purchase_confirmations
  where sent_at is null and claimed_at < now() - interval '10 minutes'
  union all
  -- Two days after it was due, when there are two left until the month that the law asks for.
  select 'reminder_unsent', user_id::text from private.due_reminders()
  where renews_at < now() + interval '33 days'
  union all
  select 'withdrawal_untold', id::text from public.withdrawals
  where acknowledged_at is null and settled_at is null and received_at < now() - interval '1 hour'
  union all
  select 'withdrawal_open', id::text from public.withdrawals
  where outcome = 'received' and received_at < now() - interval '3 days'
  union all
  select 'webhook_silent', '' where private.is_webhook_silent()
  union all
  select 'job_failed', jobname from private.failed_jobs() as jobname;
$$;
comment on function private.open_matters is
  'What the operator is told until it is done, by the ids of what it is about.';

create function private.note_matters() returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  delete from private.operator_alerts as noted
  where not exists (
    select from private.open_matters() as matter
    where matter.kind = noted.kind and matter.subject = noted.subject
  );
  insert into private.operator_alerts (kind, subject)
  select kind, subject from private.open_matters()
  on conflict do nothing;
$$;

-- Telling it --------------------------------------------------------------------------------------

-- The id is that of one claim: when its answer was lost, the same matters are returned again. A day is
-- half an hour shorter, since the job does not run to the second.
create function public.claim_digest(claim uuid) returns table (kind text, subject text, is_new boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  -- One call at a time, so that no matter is told twice.
  perform pg_advisory_xact_lock(hashtextextended('operator_alerts', 0));
  perform private.note_matters();
  return query
  update private.operator_alerts as claimed
  set claim_id = claim, claimed_at = clock_timestamp()
  where (told_at is null or told_at < now() - interval '23 hours 30 minutes')
    and (
      claim_id is null or claim_id = claim or claimed_at < clock_timestamp() - interval '30 minutes'
    )
  returning claimed.kind, claimed.subject, claimed.told_at is null;
end;
$$;
comment on function public.claim_digest is
  'The open matters that the caller is to tell the operator, and nobody else meanwhile; none when none is due.';
revoke all on function public.claim_digest from public, anon, authenticated;
grant execute on function public.claim_digest to service_role;

create function public.note_digest(claim uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update private.operator_alerts
  set told_at = clock_timestamp(), claim_id = null, claimed_at = null
  where claim_id = claim;
$$;
comment on function public.note_digest is
  'Notes that the operator was told of the matters of a claim.';
revoke all on function public.note_digest from public, anon, authenticated;
grant execute on function public.note_digest to service_role;

-- Settling what is open ---------------------------------------------------------------------------

-- Those whom nobody has settled within the hour, and once a day those whose refund the bank may still
-- refuse. A refresh that failed has the time 0: these wait for the others.
create function public.customers_to_settle(account text, in_live_mode boolean, most integer)
  returns table (user_id uuid, customer_id text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select stored.user_id, stored.customer_id
  from public.stripe_customers as stored
  left join public.subscribers as subscriber on subscriber.user_id = stored.user_id
  left join public.billing_states as state on state.user_id = stored.user_id
  where stored.account_id = account and stored.is_live = in_live_mode
    and (
      state.refresh_started_at is null
      or state.refresh_started_at < now() - interval '50 minutes'
    )
    and (
      subscriber.payment_failed
      or subscriber.on_hold = 'disputed'
      or (subscriber.renews and subscriber.subscription_end < now() - interval '2 hours')
      or exists (
        select from public.purchase_confirmations as confirmation
        where confirmation.user_id = stored.user_id and confirmation.sent_at is null
      )
      or exists (
        select from public.withdrawals as notice
        where notice.user_id = stored.user_id and notice.session_id is not null
          and notice.settled_at is null
          and (
            notice.outcome <> 'refunded'
            or notice.acknowledged_at is null
            or (
              notice.received_at > now() - interval '180 days'
              and state.refresh_started_at < now() - interval '1 day'
            )
          )
      )
    )
  order by
    state.refresh_started_at is not distinct from to_timestamp(0),
    state.refresh_started_at nulls first,
    stored.user_id
  limit most;
$$;
comment on function public.customers_to_settle is
  'The customers of an account and mode of Stripe about whom something is open, those first who have waited longest.';
revoke all on function public.customers_to_settle from public, anon, authenticated;
grant execute on function public.customers_to_settle to service_role;

-- The hourly call ---------------------------------------------------------------------------------

create or replace function private.request_renewal_reminders() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  functions_url text;
  job_secret text;
begin
  perform private.note_renewals();
  perform private.note_matters();
  if to_regclass('vault.decrypted_secrets') is not null then
    select decrypted_secret into functions_url
    from vault.decrypted_secrets where name = 'functions_url';
    select decrypted_secret into job_secret
    from vault.decrypted_secrets where name = 'job_secret';
  end if;
  if functions_url is null or job_secret is null then
    raise warning 'The hourly call of the functions is not made: see docs/deployment.md, section 5';
    return;
  end if;
  perform net.http_post(
    url := functions_url || '/renewal-reminders',
    headers := jsonb_build_object('Authorization', 'Bearer ' || job_secret),
    -- It settles what is open, and its answer is to be in net._http_response.
    timeout_milliseconds := 120000
  );
end;
$$;
comment on function private.request_renewal_reminders is
  'Calls the edge function that sends reminders, settles what is open and tells the operator. To be run every hour.';

-- The health address also notices when the digest itself does not arrive.
create or replace function public.open_problems() returns text[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  problems text[] := '{}';
  latest_run timestamptz;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $query$
      select max(run.start_time)
      from cron.job join cron.job_run_details as run on run.jobid = job.jobid
      where job.jobname = 'delete-expired' and run.status = 'succeeded'
    $query$ into latest_run;
    if latest_run is null or latest_run < now() - interval '2 hours' then
      problems := problems || 'the hourly job has not succeeded for two hours'::text;
    end if;
  end if;
  -- Not one in free text, which anybody can send.
  if exists (
    select from public.withdrawals
    where outcome = 'received' and session_id is not null and received_at < now() - interval '3 days'
  ) then
    problems := problems || 'a withdrawal has been open for three days'::text;
  end if;
  if exists (
    select from private.operator_alerts
    where coalesce(told_at + interval '1 day', noted_at) < now() - interval '3 hours'
  ) then
    problems := problems || 'the operator has not been told of what is open for three hours'::text;
  end if;
  return problems;
end;
$$;
