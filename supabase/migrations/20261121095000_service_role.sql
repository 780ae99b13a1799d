-- What the edge functions do with the service role. A hosted project grants a new table to no role
-- of the API by itself, this one included.

grant select, insert, update on public.subscribers to service_role;
grant select, insert, delete on public.stripe_customers to service_role;
