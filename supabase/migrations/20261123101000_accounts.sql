-- Accounts: profiles and administrators.

-- Profiles ---------------------------------------------------------------------------------------

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (
    case
      when char_length(full_name) <= 200 then full_name = private.printable_text(full_name)
      else false
    end
  ),
  email text not null default '' check (
    case when char_length(email) <= 320 then email !~ '[[:cntrl:]]' else false end
  )
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
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.profiles (user_id, full_name, email)
  values (
    new.id,
    -- Unvalidated: the name comes from the sign-up form or from Google.
    private.printable_text(left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200)),
    private.printable_text(left(coalesce(new.email, ''), 320))
  )
  on conflict (user_id) do nothing;
  return new;
end;
$$;

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
