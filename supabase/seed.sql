-- Three confirmed accounts for development, all with the password Namnfynd1!
--   gratis@example.se   an account without a plan
--   premium@example.se  an active Premium subscription
--   admin@example.se    an administrator

-- A hosted project must never have accounts with a known password: continue only if the embedded
-- backend has marked the database as local, or with the well-known JWT secret of `supabase start`.
do $$
begin
  if coalesce(current_setting('namnfynd.is_local', true), '') <> 'on'
    and coalesce(current_setting('app.settings.jwt_secret', true), '')
      <> 'super-secret-jwt-token-with-at-least-32-characters-long'
  then
    raise exception 'These accounts are for development only; this is not a local database.';
  end if;
end;
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at,
  -- The auth service fails on null in these columns.
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  account.id, 'authenticated', 'authenticated', account.email,
  extensions.crypt('Namnfynd1!', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', account.full_name), now(), now(), '', '', '', ''
from (
  values
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'gratis@example.se', 'Greta Gratis'),
    ('a0000000-0000-4000-8000-000000000002'::uuid, 'premium@example.se', 'Pelle Premium'),
    ('a0000000-0000-4000-8000-000000000003'::uuid, 'admin@example.se', 'Adina Admin')
) as account (id, email, full_name);

-- The auth service of `supabase start` filters by instance; the embedded one lacks the column.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000''
      where instance_id is null';
  end if;
end;
$$;

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now(), now()
from auth.users;

insert into public.subscribers (user_id, subscribed, subscription_end, renews)
values ('a0000000-0000-4000-8000-000000000002', true, now() + interval '1 year', true);

insert into public.admin_users (user_id, is_admin)
values ('a0000000-0000-4000-8000-000000000003', true);
