-- Privileges that the edge functions need. Hosted projects may grant new tables to no API role by
-- default, not even to service_role.

grant select, insert, update on public.subscribers to service_role;
grant select, insert, delete on public.stripe_customers to service_role;
