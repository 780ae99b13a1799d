-- The limit of the contact form for senders without an account. The messages themselves are sent by
-- e-mail and not stored; an account's calls are counted in function_calls.

create table public.contact_senders (
  sender text primary key check (sender ~ '^[0-9a-f]{64}$'),
  window_start timestamptz not null default now(),
  messages integer not null default 1
);
comment on table public.contact_senders is
  'How often the contact form was used from each address in the current window; kept for a day.';
comment on column public.contact_senders.sender is
  'Keyed hash of the network address; the key is not in the database.';
create index contact_senders_by_age on public.contact_senders (window_start);

alter table public.contact_senders enable row level security;
revoke all on public.contact_senders from anon, authenticated;
grant select, insert, update, delete on public.contact_senders to service_role;

create function public.count_sender(
  sender_hash text,
  max_messages integer,
  window_seconds integer
) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  counted integer;
  started timestamptz;
begin
  insert into public.contact_senders as stored (sender, window_start)
  values (sender_hash, clock_timestamp())
  on conflict (sender) do update set (messages, window_start) = (
    select
      case when is_over then 1 else stored.messages + 1 end,
      case when is_over then clock_timestamp() else stored.window_start end
    from (
      select stored.window_start <= clock_timestamp() - make_interval(secs => window_seconds)
    ) as current_window (is_over)
  )
  returning stored.messages, stored.window_start into counted, started;
  -- After the insert, and without waiting for a row: otherwise two calls could deadlock.
  delete from public.contact_senders
  where sender in (
    select sender from public.contact_senders
    where window_start < now() - interval '1 day'
    for update skip locked
  );
  return case
    when counted <= max_messages then 0
    else greatest(
      1,
      ceil(extract(epoch from started - clock_timestamp()) + window_seconds)::integer
    )
  end;
end;
$$;
comment on function public.count_sender is
  'Counts a message from an address; returns 0, or when there were too many the seconds to wait.';
revoke all on function public.count_sender(text, integer, integer) from public, anon, authenticated;
grant execute on function public.count_sender(text, integer, integer) to service_role;
