-- The roles of a hosted Supabase project, as far as the migrations and the API depend on them. Like
-- there, the role that owns the tables is no superuser.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role postgres login createdb createrole bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
-- A hosted project allows it by an extension.
grant set on parameter session_replication_role to postgres;
