-- A new hosted Supabase project before its first migration. Run by a superuser.
grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role, postgres;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email varchar(255) unique,
  raw_user_meta_data jsonb
);
alter table auth.users owner to supabase_auth_admin;
alter table auth.users enable row level security;
grant all on auth.users to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select
    coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid
$$;
alter function auth.uid() owner to supabase_auth_admin;
