-- The mails about a decision on a report, until each is sent: a function that ends in the middle, or a mail server
-- that does not answer, must not keep the statement of reasons from anybody (articles 16 and 17 of the Digital
-- Services Act).
create table private.decision_mails (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references public.content_reports (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  ground text not null check (ground in ('law', 'terms')),
  decided_at timestamptz not null default now(),
  claim_id uuid,
  claimed_at timestamptz,
  unique nulls not distinct (report_id, user_id),
  check ((claim_id is null) = (claimed_at is null))
);
comment on table private.decision_mails is
  'The mails about decisions on reports that are to be sent; a row is deleted when its mail is sent.';
comment on column private.decision_mails.user_id is
  'Whose content it is; null for the reporter.';
comment on column private.decision_mails.ground is
  'Whether the content breaks the law or only the terms.';
comment on column private.decision_mails.claim_id is
  'The call that sends the mail; another one may after half an hour without a sent mail.';
create index decision_mails_of_user on private.decision_mails (user_id);

alter table private.decision_mails enable row level security;
revoke all on private.decision_mails from anon, authenticated, service_role;

-- As before, and notes in the same transaction whom to mail.
create or replace function public.decide_report(report uuid, verdict text, ground text, reason text)
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
  insert into private.decision_mails (report_id, ground)
  select decided.id, decide_report.ground where decided.email is not null;
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
  insert into private.decision_mails (report_id, user_id, ground)
  select decided.id, account, decide_report.ground from unnest(accounts) as account;
  return accounts;
end;
$$;

-- The id is that of one claim: when its answer was lost, the same mail is returned again.
create function public.claim_decision_mail(claim uuid, decided uuid default null)
  returns table (report_id uuid, user_id uuid, ground text)
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update private.decision_mails as claimed
  set claim_id = claim, claimed_at = clock_timestamp()
  where claimed.id = (
    select open.id from private.decision_mails as open
    where (decided is null or open.report_id = decided)
      and (
        open.claim_id is null
        or open.claim_id = claim
        or open.claimed_at < clock_timestamp() - interval '30 minutes'
      )
    -- Those that nobody has tried first: some that fail again and again must not keep them waiting.
    order by
      open.claim_id is not distinct from claim desc,
      open.claimed_at nulls first,
      open.decided_at
    limit 1 for update skip locked
  )
  returning claimed.report_id, claimed.user_id, claimed.ground;
$$;
comment on function public.claim_decision_mail is
  'A mail about a decision, or about that one, which the caller is to send, and nobody else meanwhile; no row when none is due.';
revoke all on function public.claim_decision_mail from public, anon, authenticated;
grant execute on function public.claim_decision_mail to service_role;

create function public.note_decision_mail(claim uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from private.decision_mails where claim_id = claim;
$$;
comment on function public.note_decision_mail is
  'Notes that the mail of a claim was sent, or that nobody needs it.';
revoke all on function public.note_decision_mail from public, anon, authenticated;
grant execute on function public.note_decision_mail to service_role;

-- As before, with mails about decisions that were not sent.
create or replace function private.open_matters() returns table (kind text, subject text)
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
  select 'report_open', id::text from public.content_reports
  where outcome = 'open' and received_at < now() - interval '1 hour'
  union all
  select 'decision_unsent', id::text from private.decision_mails
  where decided_at < now() - interval '1 hour'
  union all
  select 'webhook_silent', '' where private.is_webhook_silent()
  union all
  select 'job_failed', jobname from private.failed_jobs() as jobname;
$$;
