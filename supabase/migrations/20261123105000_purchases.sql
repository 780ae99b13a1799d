-- Purchases: their confirmations by e-mail, and notices of withdrawal. Only service_role writes these
-- tables; users may read what is stored about them.

-- Confirmations ----------------------------------------------------------------------------------

create table public.purchase_confirmations (
  session_id text primary key
    check (char_length(session_id) <= 255 and session_id ~ '^(cs|sub)_[A-Za-z0-9_]+$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  order_number bigint not null unique generated always as identity (start with 10001),
  claim_id uuid,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.purchase_confirmations is
  'Confirmations of purchases by e-mail, so that each is sent once; kept with the account.';
comment on column public.purchase_confirmations.session_id is
  'The checkout session in which the purchase was made; the subscription, if that was paid after its session expired.';
comment on column public.purchase_confirmations.order_number is
  'What the buyer and the operator call the purchase; numbers may be missing.';
comment on column public.purchase_confirmations.claim_id is
  'The call that sends the mail; null once it has failed.';
create index purchase_confirmations_of_user on public.purchase_confirmations (user_id);

alter table public.purchase_confirmations enable row level security;
revoke all on public.purchase_confirmations from anon, authenticated;
grant select on public.purchase_confirmations to authenticated;
grant select, insert, update on public.purchase_confirmations to service_role;

create policy "Users read their own confirmations" on public.purchase_confirmations
  for select to authenticated using ((select auth.uid()) = user_id);

-- The id is that of the call, which can be repeated when its answer was lost. A claim without a sent mail
-- lapses after two minutes, since the call that made it has failed.
create function public.claim_confirmation(session text, account uuid, claim uuid) returns text
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  found_row public.purchase_confirmations;
begin
  insert into public.purchase_confirmations (session_id, user_id)
  values (session, account)
  on conflict (session_id) do nothing;
  select * into found_row from public.purchase_confirmations where session_id = session for update;
  if found_row.sent_at is not null then
    return 'sent';
  end if;
  if found_row.claim_id <> claim
    and found_row.claimed_at > clock_timestamp() - interval '2 minutes'
  then
    return 'busy';
  end if;
  update public.purchase_confirmations
  set claim_id = claim, claimed_at = clock_timestamp()
  where session_id = session;
  return 'claimed';
end;
$$;
comment on function public.claim_confirmation is
  'Whether the caller is to send the confirmation of a session ("claimed"), another is ("busy"), or has ("sent").';
revoke all on function public.claim_confirmation from public, anon, authenticated;
grant execute on function public.claim_confirmation to service_role;


-- Withdrawals ------------------------------------------------------------------------------------

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 320),
  contract text not null check (char_length(contract) <= 500),
  session_id text check (char_length(session_id) <= 255 and session_id ~ '^(cs|sub)_[A-Za-z0-9_]+$'),
  outcome text not null default 'received'
    check (outcome in ('received', 'pending', 'refunded')),
  refund_failed boolean not null default false check (not refund_failed or outcome = 'received'),
  amount integer check (amount >= 0),
  refunds text[] not null default '{}',
  credit_notes text[] not null default '{}',
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  sender_told text check (sender_told in ('received', 'refunded', 'failed')),
  operator_told text check (operator_told in ('received', 'refunded', 'failed')),
  settled_at timestamptz
);
comment on table public.withdrawals is
  'Notices of withdrawal from a purchase, as evidence of what was received; kept for 24 months.';
comment on column public.withdrawals.contract is
  'The purchase in words, as it is written in the mails.';
comment on column public.withdrawals.session_id is
  'The purchase, as in purchase_confirmations; null for a notice in free text.';
comment on column public.withdrawals.outcome is
  'refunded: cancelled and paid back; pending: the money or its credit note is under way; received: open.';
comment on column public.withdrawals.refund_failed is
  'Whether the bank has refused the refund, so that the operator pays back in another way.';
comment on column public.withdrawals.amount is
  'What was paid back, in öre.';
comment on column public.withdrawals.refunds is
  'The ids of the refunds in Stripe.';
comment on column public.withdrawals.credit_notes is
  'The ids of the credit notes in Stripe, which state the VAT of the refunds.';
comment on column public.withdrawals.sender_told is
  'What the latest mail to the sender reported; another one is due when the state is not that any more.';
comment on column public.withdrawals.operator_told is
  'The same of the mails to the operator, who learns what needs a hand.';
comment on column public.withdrawals.settled_at is
  'Set by the operator, who has paid back in another way than by Stripe: the notice is refunded from then on.';
-- One notice of each purchase; those in free text have no session.
create unique index withdrawals_of_user on public.withdrawals (user_id, session_id);
create index withdrawals_of_sender on public.withdrawals (lower(email)) where session_id is null;
create index withdrawals_by_age on public.withdrawals (received_at);

alter table public.withdrawals enable row level security;
revoke all on public.withdrawals from anon, authenticated;
grant select on public.withdrawals to authenticated;
grant select, insert, update on public.withdrawals to service_role;

create policy "Users read their own withdrawals" on public.withdrawals
  for select to authenticated using ((select auth.uid()) = user_id);

-- What Stripe reports later about a refused refund reopens nothing.
create function private.keep_settlement() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if new.settled_at is not null then
    new.outcome := 'refunded';
    new.refund_failed := false;
  end if;
  return new;
end;
$$;

create trigger keep_settlement
  before update on public.withdrawals for each row execute function private.keep_settlement();

-- A caller whose answer was lost repeats it with the same id, and gets that again.
create function public.record_withdrawal(
  notice uuid,
  sender_name text,
  sender_email text,
  contract_text text,
  account uuid default null,
  session text default null
) returns uuid
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  found_id uuid;
begin
  -- One at a time for each purchase or sender, so that a notice sent twice is stored once.
  perform pg_advisory_xact_lock(
    hashtextextended('withdrawal ' || coalesce(account || session, lower(sender_email)), 0)
  );
  select stored.id into found_id from public.withdrawals as stored
  where case
    when session is not null then stored.user_id = account and stored.session_id = session
    else stored.session_id is null
      and stored.user_id is not distinct from account
      and lower(stored.email) = lower(sender_email)
      and stored.name = sender_name
      and stored.contract = contract_text
      and stored.received_at > now() - interval '1 day'
  end;
  if not found then
    insert into public.withdrawals (id, user_id, name, email, contract, session_id)
    values (notice, account, sender_name, sender_email, contract_text, session);
    found_id := notice;
  end if;
  return found_id;
end;
$$;
comment on function public.record_withdrawal is
  'Stores a notice of withdrawal: of each purchase one, and of the same words one a day. Returns its id.';
revoke all on function public.record_withdrawal from public, anon, authenticated;
grant execute on function public.record_withdrawal to service_role;
