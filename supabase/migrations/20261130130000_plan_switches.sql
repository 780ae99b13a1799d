-- Switches of a subscription from the month to the year, and back at the end of the year. The contract of a switch is
-- its invoice in Stripe, which is confirmed and can be withdrawn from as a purchase.

alter table public.purchase_confirmations
  drop constraint purchase_confirmations_session_id_check,
  add constraint purchase_confirmations_session_id_check
    check (char_length(session_id) <= 255 and session_id ~ '^(cs|sub|in)_[A-Za-z0-9_]+$');

alter table public.withdrawals
  drop constraint withdrawals_session_id_check,
  add constraint withdrawals_session_id_check
    check (char_length(session_id) <= 255 and session_id ~ '^(cs|sub|in)_[A-Za-z0-9_]+$');

comment on column public.subscribers.period is
  'How often it is paid from its end on, after a switch that is ordered for then; null for what is paid once.';

-- The unsent ones, without those whose subscription was cancelled, paused or changed meanwhile, or is to be paid by the
-- month.
create or replace function private.due_reminders() returns setof public.renewal_reminders
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select reminder.* from public.renewal_reminders as reminder
  join public.subscribers as subscriber
    on subscriber.user_id = reminder.user_id
    and subscriber.renews
    and subscriber.period = 'year'
    and subscriber.subscription_end = reminder.renews_at
  where reminder.sent_at is null and reminder.renews_at > now();
$$;
