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
  raw_user_meta_data jsonb,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz
);
alter table auth.users owner to supabase_auth_admin;
alter table auth.users enable row level security;
grant all on auth.users to postgres;

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
create table auth.flow_state (id uuid primary key, user_id uuid, created_at timestamptz);
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
alter table auth.mfa_factors owner to supabase_auth_admin;
alter table auth.mfa_factors enable row level security;
alter table auth.audit_log_entries owner to supabase_auth_admin;
alter table auth.flow_state owner to supabase_auth_admin;
alter table auth.audit_log_entries enable row level security;
alter table auth.flow_state enable row level security;
grant all on auth.audit_log_entries, auth.flow_state, auth.mfa_factors to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select
    coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid
$$;
alter function auth.uid() owner to supabase_auth_admin;
