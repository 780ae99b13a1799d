-- Billing: the Stripe customers, and how concurrent calls of the edge functions are coordinated. Only
-- service_role writes these tables; users may read what is stored about them, except the customer.

-- Customers --------------------------------------------------------------------------------------

create table public.stripe_customers (
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id text not null check (account_id ~ '^acct_[A-Za-z0-9]{1,64}$'),
  is_live boolean not null,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9]{1,64}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, account_id, is_live)
);
comment on table public.stripe_customers is
  'The customer of each user in each account and mode of Stripe; not in subscribers, which clients can read.';

-- Without a policy: no client may read it.
alter table public.stripe_customers enable row level security;
revoke all on public.stripe_customers from anon, authenticated;
grant select, insert, delete on public.stripe_customers to service_role;

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
revoke all on function public.account_of_customer from public, anon, authenticated;
grant execute on function public.account_of_customer to service_role;


-- One call at a time -------------------------------------------------------------------------------

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
  sale_agreed_at timestamptz,
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
comment on column public.billing_states.sale_agreed_at is
  'Set by the operator, to sell again to a buyer who has withdrawn often: only later withdrawals count.';

alter table public.billing_states enable row level security;
revoke all on public.billing_states from anon, authenticated;
grant select on public.billing_states to authenticated;
grant select, insert, update on public.billing_states to service_role;

create policy "Users read their own billing state" on public.billing_states
  for select to authenticated using ((select auth.uid()) = user_id);

-- The id is that of the call: when the answer was lost, the call gets its own lock again.
create function public.lock_billing(account uuid, seconds integer, lock uuid) returns boolean
  language sql set search_path = pg_catalog, pg_temp
as $$
  with locked as (
    insert into public.billing_states as state (user_id, lock_id, locked_until)
    values (account, lock, clock_timestamp() + make_interval(secs => seconds))
    on conflict (user_id) do update
      set lock_id = excluded.lock_id, locked_until = excluded.locked_until
      where state.locked_until is null
        or state.locked_until < clock_timestamp()
        or state.lock_id = excluded.lock_id
    returning 1
  )
  select exists (select from locked);
$$;
comment on function public.lock_billing is
  'Lets one call at a time change what Stripe may charge a user; returns false while another does.';
revoke all on function public.lock_billing from public, anon, authenticated;
grant execute on function public.lock_billing to service_role;

create function public.unlock_billing(account uuid, lock uuid) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  update public.billing_states set lock_id = null, locked_until = null
  where user_id = account and lock_id = lock;
$$;
revoke all on function public.unlock_billing from public, anon, authenticated;
grant execute on function public.unlock_billing to service_role;

-- A client cannot ask Stripe, so no client may delete an account: the edge function does.
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
  -- In the order of those who vote there: the room first, then its members.
  perform from private.rooms
  where id in (select room_id from private.room_members where user_id = account)
  order by id for update;
  -- The foreign keys of all other tables cascade, or keep the row without its user.
  delete from auth.users where id = account;
end;
$$;
comment on function public.delete_account is
  'Deletes a user with all rows, for the call that holds the lock; fails with "billing_lock_lost".';
revoke all on function public.delete_account from public, anon, authenticated;
grant execute on function public.delete_account to service_role;


-- Events -----------------------------------------------------------------------------------------

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
grant select, insert on public.stripe_events to service_role;

create policy "Users read their own events" on public.stripe_events
  for select to authenticated using ((select auth.uid()) = user_id);

-- False if the event is stored already.
create function private.store_event(account uuid, event_id text, event_type text) returns boolean
  language sql set search_path = pg_catalog, pg_temp
as $$
  with stored as (
    insert into public.stripe_events (id, user_id, type) values (event_id, account, event_type)
    on conflict (id) do nothing
    returning 1
  )
  select exists (select from stored);
$$;
grant execute on function private.store_event to service_role;


-- Refreshing the plan ------------------------------------------------------------------------------

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
revoke all on function public.start_refresh from public, anon, authenticated;
grant execute on function public.start_refresh to service_role;

create function public.store_paid_plan(
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
comment on function public.store_paid_plan is
  'Stores what Stripe says, with the event that caused it: "stored", "superseded" or "duplicate".';
revoke all on function public.store_paid_plan from public, anon, authenticated;
grant execute on function public.store_paid_plan to service_role;

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
    update public.subscribers set renews = false, payment_failed = false, on_hold = null
    where user_id = account;
    -- For a day Stripe would answer the old idempotency key with the deleted customer.
    update public.billing_states set attempt = attempt + 1 where user_id = account;
  end if;
  return true;
end;
$$;
comment on function public.forget_customer is
  'Removes a customer that was deleted in Stripe. What is paid for remains until its end.';
revoke all on function public.forget_customer from public, anon, authenticated;
grant execute on function public.forget_customer to service_role;
