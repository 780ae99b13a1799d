-- A year that is to be paid by the month after its end has the period "month" already, so a month before its end is no
-- start of a period. A period that was stored before it seems to have begun began earlier.
alter table public.billing_states add column end_stored_at timestamptz;
comment on column public.billing_states.end_stored_at is
  'When the end of the paid period was first stored; null for one that was stored before this column existed.';

-- As before, and notes when the end of the period changes.
create or replace function public.store_paid_plan(
  account uuid,
  refresh bigint,
  is_subscribed boolean,
  does_renew boolean,
  has_payment_failed boolean,
  tier text default null,
  ends_at timestamptz default null,
  hold text default null,
  event_id text default null,
  event_type text default null,
  paid_each text default null
) returns text
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  is_same_end boolean;
begin
  if event_id is not null and not private.store_event(account, event_id, event_type) then
    return 'duplicate';
  end if;
  is_same_end := exists (
    select from public.subscribers
    where user_id = account and subscription_end is not distinct from ends_at
  );
  update public.billing_states
  set refresh_stored = refresh, end_stored_at = case when is_same_end then end_stored_at else now() end
  where user_id = account and refresh_stored < refresh;
  if not found then
    return 'superseded';
  end if;
  insert into public.subscribers as stored (
    user_id, subscribed, subscription_tier, subscription_end, renews, period, payment_failed, on_hold,
    updated_at
  )
  values (
    account, is_subscribed, tier, ends_at, does_renew, paid_each, has_payment_failed, hold, now()
  )
  on conflict (user_id) do update set
    subscribed = excluded.subscribed,
    subscription_tier = excluded.subscription_tier,
    subscription_end = excluded.subscription_end,
    renews = excluded.renews,
    period = excluded.period,
    payment_failed = excluded.payment_failed,
    on_hold = excluded.on_hold,
    updated_at = excluded.updated_at;
  return 'stored';
end;
$$;

-- As before, without periods that were known before they seem to have begun.
create or replace function private.is_webhook_silent() returns boolean
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
        select from public.billing_states as state
        where state.user_id = subscriber.user_id and state.end_stored_at < latest.started
      )
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
