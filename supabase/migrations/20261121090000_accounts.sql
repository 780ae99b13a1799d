-- Accounts: profiles, administrators, subscriptions.

-- Hosted Supabase grants its API roles every privilege on a new table: revoke first, then grant.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Functions that no client may call by name: the API serves only the schema public.
create schema private;
comment on schema private is 'Helpers of policies, checks and triggers; not exposed by the API.';
grant usage on schema private to authenticated, service_role;


-- Profiles ---------------------------------------------------------------------------------------

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 200),
  email text not null default '' check (char_length(email) <= 320)
);
comment on table public.profiles is 'Name and contact address of a user; created with the account.';
comment on column public.profiles.email is
  'Contact address as the user typed it; the address to sign in with is in auth.users.';

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
-- Update includes user_id because an upsert sets every column it names; the policies protect it.
grant select, insert (user_id, full_name, email), update (user_id, full_name, email)
  on public.profiles to authenticated;

create policy "Users read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users create their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Users change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, full_name, email)
  values (
    new.id,
    -- Unvalidated: the name comes from the sign-up form or from Google.
    left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200),
    left(coalesce(new.email, ''), 320)
  )
  on conflict (user_id) do nothing;
  return new;
end;
$$;
revoke all on function private.create_profile() from public;

create trigger create_profile_of_new_user
  after insert on auth.users for each row execute function private.create_profile();


-- Administrators ---------------------------------------------------------------------------------

create table public.admin_users (
  user_id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false
);
comment on table public.admin_users is
  'Users who may change the plan features; edited only by hand, in the SQL editor.';

alter table public.admin_users enable row level security;
revoke all on public.admin_users from anon, authenticated;
grant select on public.admin_users to authenticated;

create policy "Users read whether they are administrators" on public.admin_users
  for select to authenticated using ((select auth.uid()) = user_id);


-- Subscriptions ----------------------------------------------------------------------------------

create table public.subscribers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text check (subscription_tier in ('Basic', 'Plus')),
  subscription_end timestamptz,
  renews boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table public.subscribers is
  'What each user has paid for, as last reported by Stripe; no browser can write it.';
comment on column public.subscribers.subscription_tier is
  'Null for the single Premium plan, which has the rights of Plus.';
comment on column public.subscribers.subscription_end is
  'When the paid time ends unless it renews; null when it never ends.';
comment on column public.subscribers.renews is
  'Whether Stripe charges again at the end; such an account cannot be deleted.';

alter table public.subscribers enable row level security;
revoke all on public.subscribers from anon, authenticated;
grant select on public.subscribers to authenticated;

create policy "Users read their own subscription" on public.subscribers
  for select to authenticated using ((select auth.uid()) = user_id);


-- Account deletion -------------------------------------------------------------------------------

create function public.delete_own_account() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.subscribers
    -- Regardless of the end date: one in the past has most likely been renewed since it was stored.
    where user_id = (select auth.uid()) and subscribed and renews
  ) then
    raise exception 'subscription_renews'
      using hint = 'The subscription must be cancelled before the account is deleted.';
  end if;
  -- The foreign keys of all other tables cascade.
  delete from auth.users where id = (select auth.uid());
end;
$$;
comment on function public.delete_own_account is
  'Deletes the caller with all rows; fails with "subscription_renews" if Stripe would charge again.';
revoke all on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;
