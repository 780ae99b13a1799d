-- How often the edge functions are called, and the limits of that. Messages of the contact form are
-- sent by e-mail and not stored; without an account, the network address is counted.

create table public.function_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  sender text check (sender ~ '^[0-9a-f]{64}$'),
  function_name text not null check (function_name ~ '^[a-z-]{1,40}$'),
  window_start timestamptz not null default now(),
  calls integer not null default 1,
  check (num_nonnulls(user_id, sender) = 1),
  unique nulls not distinct (user_id, sender, function_name)
);
comment on table public.function_calls is
  'How often each edge function was called in the current window, by user, network address or mailbox; kept for a day.';
comment on column public.function_calls.sender is
  'Keyed hash of the network address or mailbox of a caller without an account; the key is not in the database.';
create index function_calls_by_age on public.function_calls (window_start);

alter table public.function_calls enable row level security;
revoke all on public.function_calls from anon, authenticated;
grant select on public.function_calls to authenticated;
grant select, insert, update on public.function_calls to service_role;

create policy "Users read their own counters" on public.function_calls
  for select to authenticated using ((select auth.uid()) = user_id);

create function public.count_call(
  called text,
  max_calls integer,
  window_seconds integer,
  account uuid default null,
  sender_hash text default null
) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  counted integer;
  started timestamptz;
begin
  insert into public.function_calls as stored (user_id, sender, function_name, window_start)
  values (account, sender_hash, called, clock_timestamp())
  on conflict (user_id, sender, function_name) do update set (calls, window_start) = (
    select
      case when is_over then 1 else stored.calls + 1 end,
      case when is_over then clock_timestamp() else stored.window_start end
    from (
      select stored.window_start <= clock_timestamp() - make_interval(secs => window_seconds)
    ) as current_window (is_over)
  )
  returning stored.calls, stored.window_start into counted, started;
  return case
    when counted <= max_calls then 0
    else greatest(
      1,
      ceil(extract(epoch from started - clock_timestamp()) + window_seconds)::integer
    )
  end;
end;
$$;
comment on function public.count_call is
  'Counts a call of a user or of a network address; returns 0, or when there were too many the seconds until the next is allowed.';
revoke all on function public.count_call from public, anon, authenticated;
grant execute on function public.count_call to service_role;
