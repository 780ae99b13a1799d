-- Keys to the API of names, and how often each has called.

-- Keys -------------------------------------------------------------------------------------------

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (
    case
      when char_length(name) <= 60 then name <> '' and name = private.printable_text(name)
      else false
    end
  ),
  prefix text not null check (prefix ~ '^nf_[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  expires_at timestamptz,
  minute_start timestamptz,
  minute_calls integer not null default 0,
  day date,
  day_calls integer not null default 0
);
comment on table public.api_keys is
  'Keys to the API of names with their counters; written only by functions, kept for 30 days after their end.';
comment on column public.api_keys.prefix is
  'The first characters of the key, for its owner to recognize it by.';
comment on column public.api_keys.last_used_at is 'The latest call that was answered.';
comment on column public.api_keys.expires_at is
  'When the key stops working by itself; null for never.';
comment on column public.api_keys.minute_start is 'The first of the calls that minute_calls counts.';
comment on column public.api_keys.day is 'The day in Stockholm whose calls day_calls counts.';
create index api_keys_of_user on public.api_keys (user_id, created_at);
create index api_keys_by_end on public.api_keys (least(revoked_at, expires_at));

alter table public.api_keys enable row level security;
revoke all on public.api_keys from anon, authenticated, service_role;
grant select on public.api_keys to authenticated;

create policy "Users read their own keys" on public.api_keys
  for select to authenticated using ((select auth.uid()) = user_id);

-- In a schema without an API. A key has 122 random bits, so a plain hash cannot be guessed.
create table private.api_key_hashes (
  key_id uuid primary key references public.api_keys (id) on delete cascade,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
);
comment on table private.api_key_hashes is
  'SHA-256 of each key to the API, hexadecimal; the key itself is stored nowhere.';
alter table private.api_key_hashes enable row level security;
revoke all on private.api_key_hashes from anon, authenticated, service_role;

create function public.create_api_key(key_name text, valid_days integer default null)
  returns table (id uuid, name text, prefix text, created_at timestamptz, key text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  account uuid := (select auth.uid());
  random text := 'nf_' || replace(gen_random_uuid()::text, '-', '');
  -- What finds keys in published code can tell one from other texts by its last eight digits.
  secret text := random || left(encode(sha256(convert_to(random, 'UTF8')), 'hex'), 8);
  created public.api_keys;
begin
  if not private.account_has_feature(account, 'api_access') then
    raise exception 'feature_missing' using hint = 'The plan of the caller has no access to the API.';
  end if;
  if valid_days not between 1 and 366 then
    raise exception 'invalid_days' using hint = 'A key with an end is valid for 1 to 366 days.';
  end if;
  -- One at a time for each user, so that the count is exact.
  perform pg_advisory_xact_lock(hashtextextended(format('api_keys of %s', account), 0));
  -- A key counts for a day after its end: a new one in its place would have new limits.
  if (
    select count(*) >= 5 from public.api_keys as stored
    where stored.user_id = account
      and coalesce(least(stored.revoked_at, stored.expires_at), 'infinity') > now() - interval '1 day'
  ) then
    raise exception 'too_many_keys';
  end if;
  insert into public.api_keys (user_id, name, prefix, expires_at)
  values (account, key_name, left(secret, 9), now() + make_interval(days => valid_days))
  returning * into created;
  insert into private.api_key_hashes (key_id, hash)
  values (created.id, encode(sha256(convert_to(secret, 'UTF8')), 'hex'));
  return query select created.id, created.name, created.prefix, created.created_at, secret;
exception
  when check_violation or not_null_violation then
    raise exception 'bad_text' using hint = 'A name of at most 60 visible characters.';
end;
$$;
comment on function public.create_api_key is
  'Makes a key of the caller and returns it, the only time it is shown; fails with "feature_missing", "invalid_days", "too_many_keys" or "bad_text".';
revoke all on function public.create_api_key from public, anon, service_role;
grant execute on function public.create_api_key to authenticated;

-- Whatever the plan: a key that has leaked must go.
create function public.revoke_api_key(key_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.api_keys set revoked_at = clock_timestamp()
  where id = key_id and user_id = (select auth.uid()) and revoked_at is null;
  if not found then
    raise exception 'key_not_found' using hint = 'The caller has no such key.';
  end if;
end;
$$;
comment on function public.revoke_api_key is
  'Revokes a key of the caller at once, whatever the plan; fails with "key_not_found".';
revoke all on function public.revoke_api_key from public, anon, service_role;
grant execute on function public.revoke_api_key to authenticated;


-- Calls ------------------------------------------------------------------------------------------

create function public.count_api_call(
  key_hash text,
  network_hash text,
  minute_limit integer,
  day_limit integer,
  account_minute_limit integer,
  account_day_limit integer,
  network_minute_limit integer
)
  returns table (
    outcome text,
    minute_left integer,
    minute_reset integer,
    day_left integer,
    day_reset integer
  )
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  counted public.api_keys;
  moment timestamptz;
  today date;
  network_wait integer := public.count_call('names', network_minute_limit, 60, null, network_hash);
  account_minute_calls bigint;
  account_day_calls bigint;
begin
  if network_wait > 0 then
    return query select 'network', 0, network_wait, 0, 0;
    return;
  end if;
  select stored.* into counted
  from public.api_keys as stored
  where stored.id = (select hashes.key_id from private.api_key_hashes as hashes where hashes.hash = key_hash);
  -- Calls of one account wait for each other here, so none is counted twice or not at all.
  perform pg_advisory_xact_lock(hashtextextended(format('api calls of %s', counted.user_id), 0));
  select stored.* into counted from public.api_keys as stored
  where stored.id = counted.id and stored.revoked_at is null
  for update;
  if not found then
    return query select 'unknown', 0, 0, 0, 0;
    return;
  end if;
  if counted.expires_at <= clock_timestamp() then
    return query select 'expired', 0, 0, 0, 0;
    return;
  end if;
  if not private.account_has_feature(counted.user_id, 'api_access') then
    return query select 'not_entitled', 0, 0, 0, 0;
    return;
  end if;

  -- After the wait, which now() does not know of.
  moment := clock_timestamp();
  today := (moment at time zone 'Europe/Stockholm')::date;
  if counted.minute_start is null or counted.minute_start <= moment - interval '1 minute' then
    counted.minute_start := moment;
    counted.minute_calls := 0;
  end if;
  if counted.day is distinct from today then
    counted.day := today;
    counted.day_calls := 0;
  end if;

  select
    coalesce(sum(minute_calls) filter (where minute_start > moment - interval '1 minute'), 0),
    coalesce(sum(day_calls) filter (where day = today), 0)
  into account_minute_calls, account_day_calls
  from public.api_keys where user_id = counted.user_id;

  -- A refused call counts for nothing.
  outcome := case
    when counted.day_calls >= day_limit then 'day'
    when account_day_calls >= account_day_limit then 'account_day'
    when counted.minute_calls >= minute_limit then 'minute'
    when account_minute_calls >= account_minute_limit then 'account_minute'
    else 'allowed'
  end;
  if outcome = 'allowed' then
    counted.minute_calls := counted.minute_calls + 1;
    counted.day_calls := counted.day_calls + 1;
    update public.api_keys as stored set
      last_used_at = moment,
      minute_start = counted.minute_start,
      minute_calls = counted.minute_calls,
      day = counted.day,
      day_calls = counted.day_calls
    where stored.id = counted.id;
  end if;
  minute_left := greatest(0, minute_limit - counted.minute_calls);
  minute_reset := greatest(1, ceil(60 - extract(epoch from moment - counted.minute_start)));
  day_left := greatest(0, day_limit - counted.day_calls);
  day_reset := greatest(
    1,
    ceil(extract(epoch from ((today + 1)::timestamp at time zone 'Europe/Stockholm') - moment))
  );
  return next;
end;
$$;
comment on function public.count_api_call is
  'Counts a call with the key of this SHA-256: "allowed", too many ("minute", "day", "account_minute", "account_day", "network"), "not_entitled", "expired" or "unknown"; with what is left of the limits of the key, and the seconds until they start again.';
revoke all on function public.count_api_call from public, anon, authenticated;
grant execute on function public.count_api_call to service_role;
