-- As before, with reports of shared content: the mail about each can be lost, and the terms promise an answer.
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
  select 'webhook_silent', '' where private.is_webhook_silent()
  union all
  select 'job_failed', jobname from private.failed_jobs() as jobname;
$$;
