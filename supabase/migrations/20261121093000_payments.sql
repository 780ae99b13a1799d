-- Stripe customers. Only the edge functions read and write them, as service_role.

create table public.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9]{1,64}$'),
  created_at timestamptz not null default now()
);
comment on table public.stripe_customers is
  'The Stripe customer of each user; not in subscribers, which clients can read.';

alter table public.stripe_customers enable row level security;
revoke all on public.stripe_customers from anon, authenticated;
