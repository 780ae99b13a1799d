-- Billing: what the edge functions store about payments, and how concurrent calls are coordinated.
-- Only service_role writes these tables; a user may read the own rows.

-- Subscriptions ----------------------------------------------------------------------------------

alter table public.subscribers
  add column payment_failed boolean not null default false,
  -- A renewal reaches this row a little later than the period ends. The detour by UTC is needed
  -- because adding an interval to a timestamptz depends on the session's time zone.
  add column access_until timestamptz generated always as (
    case
      when renews and not payment_failed
        then (subscription_end at time zone 'UTC' + interval '12 hours') at time zone 'UTC'
      else subscription_end
    end
  ) stored;
comment on column public.subscribers.payment_failed is
  'Whether a running subscription lacks a payment; the portal is the way to pay it.';
comment on column public.subscribers.access_until is
  'Until when the plan gives access: 12 hours past the end of a subscription that renews.';

update public.subscribers
set subscription_tier = null, subscription_end = null, renews = false
where not subscribed
  and (subscription_tier is not null or subscription_end is not null or renews);
update public.subscribers
set subscription_end = null, renews = false
where subscription_tier = 'Basic' and (subscription_end is not null or renews);
update public.subscribers set renews = false where renews and subscription_end is null;

alter table public.subscribers
  add constraint subscribers_without_contradiction check (
    (subscribed or (subscription_tier is null and subscription_end is null and not renews))
    and (subscription_tier is distinct from 'Basic' or (subscription_end is null and not renews))
    and (not renews or subscription_end is not null)
  ) not valid;
alter table public.subscribers validate constraint subscribers_without_contradiction;

create or replace function private.current_plan() returns text
  language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select case when subscription_tier = 'Basic' then 'basic' else 'plus' end
      from public.subscribers
      where user_id = (select auth.uid())
        and subscribed
        and (access_until is null or access_until > now())
    ),
    'free'
  );
$$;


-- One call at a time, and the order of refreshes ---------------------------------------------------

create table public.billing_states (
  user_id uuid primary key references auth.users (id) on delete cascade,
  lock_id uuid,
  locked_until timestamptz,
  attempt integer not null default 0,
  checkout_url text,
  checkout_price text,
  checkout_at timestamptz,
  refresh_started bigint not null default 0,
  refresh_started_at timestamptz,
  refresh_stored bigint not null default 0,
  check ((lock_id is null) = (locked_until is null))
);
comment on table public.billing_states is
  'Coordinates the calls of the edge functions to Stripe for one user.';
comment on column public.billing_states.lock_id is
  'The call that may change what Stripe can charge (checkout, deletion, withdrawal); null for none.';
comment on column public.billing_states.attempt is
  'Part of idempotency keys. Rises when Stripe has refused a call, since it repeats its first answer.';
comment on column public.billing_states.checkout_url is
  'The latest checkout page, which parallel calls share for some seconds.';
comment on column public.billing_states.refresh_stored is
  'Number of the latest refresh that was stored; an earlier one that comes later is dropped.';

alter table public.billing_states enable row level security;
revoke all on public.billing_states from anon, authenticated;
grant select on public.billing_states to authenticated;
grant select, insert, update on public.billing_states to service_role;

create policy "Users read their own billing state" on public.billing_states
  for select to authenticated using ((select auth.uid()) = user_id);

-- Returns the id of the lock; null while another call holds it.
create function public.lock_billing(account uuid, seconds integer) returns uuid
  language sql set search_path = pg_catalog, pg_temp
as $$
  insert into public.billing_states as state (user_id, lock_id, locked_until)
  values (account, gen_random_uuid(), clock_timestamp() + make_interval(secs => seconds))
  on conflict (user_id) do update
    set lock_id = excluded.lock_id, locked_until = excluded.locked_until
    where state.locked_until is null or state.locked_until < clock_timestamp()
  returning lock_id;
$$;
comment on function public.lock_billing is
  'Lets one call at a time change what Stripe may charge a user; returns null while another does.';

create function public.unlock_billing(account uuid, lock uuid) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  update public.billing_states set lock_id = null, locked_until = null
  where user_id = account and lock_id = lock;
$$;

-- Returns the number of the refresh; null if it is shared and another started a moment ago.
create function public.start_refresh(account uuid, is_shared boolean) returns bigint
  language sql set search_path = pg_catalog, pg_temp
as $$
  insert into public.billing_states as state (user_id, refresh_started, refresh_started_at)
  values (account, 1, clock_timestamp())
  on conflict (user_id) do update
    set refresh_started = state.refresh_started + 1, refresh_started_at = clock_timestamp()
    where not is_shared
      or state.refresh_stored >= state.refresh_started
      or state.refresh_started_at < clock_timestamp() - interval '15 seconds'
  returning refresh_started;
$$;
comment on function public.start_refresh is
  'Numbers a fetch of the plan from Stripe; null if it may be shared and another one is under way.';


-- Events of Stripe ---------------------------------------------------------------------------------

create table public.stripe_events (
  id text primary key check (char_length(id) <= 255 and id ~ '^evt_[A-Za-z0-9_]+$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (char_length(type) <= 100),
  received_at timestamptz not null default now()
);
comment on table public.stripe_events is
  'Webhook events whose effect is stored, so that none has it twice; kept for 90 days.';
create index stripe_events_of_user on public.stripe_events (user_id);
create index stripe_events_by_age on public.stripe_events (received_at);

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from anon, authenticated;
grant select on public.stripe_events to authenticated;
-- Update because the clean-up locks the rows.
grant select, insert, update, delete on public.stripe_events to service_role;

create policy "Users read their own events" on public.stripe_events
  for select to authenticated using ((select auth.uid()) = user_id);

-- False if the event is stored already.
create function private.store_event(account uuid, event_id text, event_type text) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stripe_events (id, user_id, type) values (event_id, account, event_type)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  -- After the insert, and without waiting for a row: otherwise two calls could deadlock.
  delete from public.stripe_events
  where id in (
    select id from public.stripe_events
    where received_at < now() - interval '90 days'
    for update skip locked
  );
  return true;
end;
$$;
revoke all on function private.store_event(uuid, text, text) from public;
grant execute on function private.store_event(uuid, text, text) to service_role;

create function public.store_paid_plan(
  account uuid,
  refresh bigint,
  is_subscribed boolean,
  does_renew boolean,
  has_payment_failed boolean,
  tier text default null,
  ends_at timestamptz default null,
  event_id text default null,
  event_type text default null
) returns text
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if event_id is not null and not private.store_event(account, event_id, event_type) then
    return 'duplicate';
  end if;
  update public.billing_states set refresh_stored = refresh
  where user_id = account and refresh_stored < refresh;
  if not found then
    return 'superseded';
  end if;
  insert into public.subscribers as stored (
    user_id, subscribed, subscription_tier, subscription_end, renews, payment_failed, updated_at
  )
  values (account, is_subscribed, tier, ends_at, does_renew, has_payment_failed, now())
  on conflict (user_id) do update set
    subscribed = excluded.subscribed,
    subscription_tier = excluded.subscription_tier,
    subscription_end = excluded.subscription_end,
    renews = excluded.renews,
    payment_failed = excluded.payment_failed,
    updated_at = excluded.updated_at;
  return 'stored';
end;
$$;
comment on function public.store_paid_plan is
  'Stores what Stripe says, with the event that caused it: "stored", "superseded" or "duplicate".';

create function public.forget_customer(
  account uuid,
  customer text,
  event_id text default null,
  event_type text default null
) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if event_id is not null and not private.store_event(account, event_id, event_type) then
    return false;
  end if;
  delete from public.stripe_customers where user_id = account and customer_id = customer;
  if found then
    update public.subscribers set renews = false, payment_failed = false where user_id = account;
    -- For a day Stripe would answer the old idempotency key with the deleted customer.
    update public.billing_states set attempt = attempt + 1 where user_id = account;
  end if;
  return true;
end;
$$;
comment on function public.forget_customer is
  'Removes a customer that was deleted in Stripe. What is paid for remains until its end.';

create function public.account_of_customer(customer text)
  returns table (user_id uuid, email text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select account.id, account.email::pg_catalog.text
  from public.stripe_customers as stored
  join auth.users as account on account.id = stored.user_id
  where stored.customer_id = account_of_customer.customer;
$$;
comment on function public.account_of_customer is
  'The user with this Stripe customer and the address to sign in with, or no row.';


-- Throttling ---------------------------------------------------------------------------------------

create table public.function_calls (
  user_id uuid not null references auth.users (id) on delete cascade,
  function_name text not null check (function_name ~ '^[a-z-]{1,40}$'),
  window_start timestamptz not null default now(),
  calls integer not null default 1,
  primary key (user_id, function_name)
);
comment on table public.function_calls is
  'How often a user called each edge function in the current window; kept for a day.';
create index function_calls_by_age on public.function_calls (window_start);

alter table public.function_calls enable row level security;
revoke all on public.function_calls from anon, authenticated;
grant select on public.function_calls to authenticated;
grant select, insert, update, delete on public.function_calls to service_role;

create policy "Users read their own counters" on public.function_calls
  for select to authenticated using ((select auth.uid()) = user_id);

create function public.count_call(
  account uuid,
  called text,
  max_calls integer,
  window_seconds integer
) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  counted integer;
  started timestamptz;
begin
  insert into public.function_calls as stored (user_id, function_name, window_start)
  values (account, called, clock_timestamp())
  on conflict (user_id, function_name) do update set
    calls = case
      when stored.window_start <= clock_timestamp() - make_interval(secs => window_seconds) then 1
      else stored.calls + 1
    end,
    window_start = case
      when stored.window_start <= clock_timestamp() - make_interval(secs => window_seconds)
        then clock_timestamp()
      else stored.window_start
    end
  returning stored.calls, stored.window_start into counted, started;
  -- After the insert, and without waiting for a row: otherwise two calls could deadlock.
  delete from public.function_calls
  where (user_id, function_name) in (
    select user_id, function_name from public.function_calls
    where window_start < now() - interval '1 day'
    for update skip locked
  );
  if counted <= max_calls then
    return 0;
  end if;
  return greatest(
    1,
    ceil(extract(epoch from started - clock_timestamp()) + window_seconds)::integer
  );
end;
$$;
comment on function public.count_call is
  'Counts a call; returns 0, or when there were too many the seconds until the next is allowed.';


-- Confirmations of purchases -----------------------------------------------------------------------

create table public.purchase_confirmations (
  session_id text primary key check (char_length(session_id) <= 255 and session_id ~ '^cs_[A-Za-z0-9_]+$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.purchase_confirmations is
  'Confirmations of purchases by e-mail, so that each is sent once; kept with the account.';
create index purchase_confirmations_of_user on public.purchase_confirmations (user_id);

alter table public.purchase_confirmations enable row level security;
revoke all on public.purchase_confirmations from anon, authenticated;
grant select on public.purchase_confirmations to authenticated;
grant select, insert, update on public.purchase_confirmations to service_role;

create policy "Users read their own confirmations" on public.purchase_confirmations
  for select to authenticated using ((select auth.uid()) = user_id);

-- A claim without a sent mail lapses after two minutes, since the call that made it has failed.
create function public.claim_confirmation(session text, account uuid) returns boolean
  language sql set search_path = pg_catalog, pg_temp
as $$
  with claim as (
    insert into public.purchase_confirmations as stored (session_id, user_id, claimed_at)
    values (session, account, clock_timestamp())
    on conflict (session_id) do update set claimed_at = excluded.claimed_at
      where stored.sent_at is null
        and stored.claimed_at < clock_timestamp() - interval '2 minutes'
    returning 1
  )
  select exists (select from claim);
$$;
comment on function public.claim_confirmation is
  'Whether the caller is to send the confirmation of this checkout session.';


-- Withdrawals --------------------------------------------------------------------------------------

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 320),
  contract text not null check (char_length(contract) <= 500),
  outcome text not null default 'received'
    check (outcome in ('received', 'refunded')),
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz
);
comment on table public.withdrawals is
  'Notices of withdrawal from a purchase, as evidence of what was received; kept for 24 months.';
comment on column public.withdrawals.outcome is
  'refunded: cancelled and paid back by the site; received: the operator answers it.';
create index withdrawals_of_user on public.withdrawals (user_id);
create index withdrawals_by_age on public.withdrawals (received_at);

alter table public.withdrawals enable row level security;
revoke all on public.withdrawals from anon, authenticated;
grant select on public.withdrawals to authenticated;
grant select, insert, update, delete on public.withdrawals to service_role;

create policy "Users read their own withdrawals" on public.withdrawals
  for select to authenticated using ((select auth.uid()) = user_id);

create function public.record_withdrawal(
  sender_name text,
  sender_email text,
  contract text,
  account uuid default null
) returns uuid
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  recorded uuid;
begin
  -- One at a time, so that the counts below are exact.
  perform pg_advisory_xact_lock(hashtextextended('withdrawals', 0));
  delete from public.withdrawals where received_at < now() - interval '24 months';
  -- Notices that others send with the address of a user must not use up the user's own.
  if (
    select count(*) >= 5 from public.withdrawals
    where received_at > now() - interval '1 day'
      and case
        when account is null then user_id is null and lower(email) = lower(sender_email)
        else user_id = account
      end
  ) or account is null and (
    select count(*) >= 300 from public.withdrawals
    where user_id is null and received_at > now() - interval '1 hour'
  ) then
    raise exception 'too_many_withdrawals';
  end if;
  insert into public.withdrawals (user_id, name, email, contract)
  values (account, sender_name, sender_email, record_withdrawal.contract)
  returning id into recorded;
  return recorded;
end;
$$;
comment on function public.record_withdrawal is
  'Stores a notice of withdrawal and returns its id; fails with "too_many_withdrawals".';


-- Account deletion ---------------------------------------------------------------------------------

-- A client cannot ask Stripe, so no client may delete an account: the edge function does.
drop function public.delete_own_account();

create function public.delete_account(account uuid, lock uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.billing_states
    where user_id = account and lock_id = lock and locked_until > clock_timestamp()
    for update
  ) then
    raise exception 'billing_lock_lost';
  end if;
  -- The foreign keys of all other tables cascade, or keep the row without its user.
  delete from auth.users where id = account;
end;
$$;
comment on function public.delete_account is
  'Deletes a user with all rows, for the call that holds the lock; fails with "billing_lock_lost".';

revoke all on function
  public.lock_billing(uuid, integer),
  public.unlock_billing(uuid, uuid),
  public.start_refresh(uuid, boolean),
  public.store_paid_plan(uuid, bigint, boolean, boolean, boolean, text, timestamptz, text, text),
  public.forget_customer(uuid, text, text, text),
  public.account_of_customer(text),
  public.count_call(uuid, text, integer, integer),
  public.claim_confirmation(text, uuid),
  public.record_withdrawal(text, text, text, uuid),
  public.delete_account(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.lock_billing(uuid, integer),
  public.unlock_billing(uuid, uuid),
  public.start_refresh(uuid, boolean),
  public.store_paid_plan(uuid, bigint, boolean, boolean, boolean, text, timestamptz, text, text),
  public.forget_customer(uuid, text, text, text),
  public.account_of_customer(text),
  public.count_call(uuid, text, integer, integer),
  public.claim_confirmation(text, uuid),
  public.record_withdrawal(text, text, text, uuid),
  public.delete_account(uuid, uuid)
to service_role;
