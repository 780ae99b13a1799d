-- What users store: caps, checked texts, unpublishing; and who changed the plan features.

alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Hosted projects may grant new tables to no API role by default; has_feature reads this one.
grant select on public.plan_features to service_role;

-- With an empty search path, Postgres looks for types in pg_temp first, where the caller of a
-- security definer function may have made some.
alter function private.current_plan() set search_path = pg_catalog, pg_temp;
alter function public.has_feature(text) set search_path = pg_catalog, pg_temp;
alter function public.shared_name_list(text) set search_path = pg_catalog, pg_temp;
alter function public.renew_share_token(uuid) set search_path = pg_catalog, pg_temp;


-- Texts ------------------------------------------------------------------------------------------

-- Ranges, since the classes of the regular expressions depend on the locale.
create function private.printable_text(value text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when replaced ~ '[^ \u00A0\u00AD\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200D\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
      then replaced
    else ''
  end
  from (
    select regexp_replace(
      value, '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]', ' ', 'g'
    )
  ) as text (replaced);
$$;
comment on function private.printable_text is
  'The text with spaces for control and direction characters; empty if nothing in it is visible.';
revoke all on function private.printable_text(text) from public;
grant execute on function private.printable_text(text) to authenticated, service_role;

-- "case" guarantees that a huge text is not matched against the patterns.
create or replace function private.are_list_names(names text[]) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when cardinality(names) > 1000 or coalesce(array_ndims(names), 1) > 1 then false
    else not exists (
      select from unnest(names) as name
      where case
        when name is null or name = '' or char_length(name) > 100 then true
        else name <> private.printable_text(name)
      end
    )
  end;
$$;
comment on function private.are_list_names is
  'Whether a list may have these names: up to 1,000, each printable and up to 100 characters long.';

create or replace function private.create_profile() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.profiles (user_id, full_name, email)
  values (
    new.id,
    -- Unvalidated: the name comes from the sign-up form or from Google.
    private.printable_text(left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200)),
    left(coalesce(new.email, ''), 320)
  )
  on conflict (user_id) do nothing;
  return new;
end;
$$;

alter table public.favorites
  add column position integer not null default 0 check (position >= 0);
comment on column public.favorites.position is
  'Order among the favourites that were saved together, and so have the same created_at.';
grant insert (position) on public.favorites to authenticated;

-- First the checks for new rows, then the rows that there are, then the checks for these.
alter table public.name_lists
  add constraint name_lists_title_printable check (
    case
      when char_length(title) <= 100 then title <> '' and title = private.printable_text(title)
      else false
    end
  ) not valid,
  add constraint name_lists_names_printable check (private.are_list_names(names)) not valid;
alter table public.favorites
  add constraint favorites_name_printable check (
    case
      when char_length(name) <= 100 then name <> '' and name = private.printable_text(name)
      else false
    end
  ) not valid;
alter table public.profiles
  add constraint profiles_full_name_printable check (
    case
      when char_length(full_name) <= 200 then full_name = private.printable_text(full_name)
      else false
    end
  ) not valid;

update public.name_lists
set
  title = coalesce(nullif(private.printable_text(title), ''), 'Namnlista'),
  names = array(
    select private.printable_text(name) from unnest(names) with ordinality as listed (name, place)
    where private.printable_text(name) <> ''
    order by place
  )
where title <> private.printable_text(title) or not private.are_list_names(names);
insert into public.favorites (user_id, page, name, created_at)
select user_id, page, private.printable_text(name), created_at from public.favorites
where name <> private.printable_text(name) and private.printable_text(name) <> ''
on conflict do nothing;
delete from public.favorites where name <> private.printable_text(name);
update public.profiles set full_name = private.printable_text(full_name)
where full_name <> private.printable_text(full_name);

alter table public.name_lists validate constraint name_lists_title_printable;
alter table public.name_lists validate constraint name_lists_names_printable;
alter table public.favorites validate constraint favorites_name_printable;
alter table public.profiles validate constraint profiles_full_name_printable;
alter table public.name_lists
  drop constraint name_lists_title_check,
  drop constraint name_lists_names_check;
alter table public.favorites drop constraint favorites_name_check;
alter table public.profiles drop constraint profiles_full_name_check;


-- Caps -------------------------------------------------------------------------------------------

create function private.keep_cap() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  account uuid;
  is_exceeded boolean;
begin
  -- Sorted, so that two statements for the same users do not deadlock.
  for account in select distinct user_id from inserted order by user_id loop
    -- Until the other transaction has ended, its rows cannot be counted.
    perform pg_advisory_xact_lock(hashtextextended(format('%s of %s', tg_table_name, account), 0));
    execute format('select count(*) > $1 from public.%I where user_id = $2', tg_table_name)
      into is_exceeded using tg_argv[0]::integer, account;
    if is_exceeded then
      raise exception using message = tg_argv[1];
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.keep_cap is
  'Arguments: most rows of one user, and the error for more. Exact under concurrent inserts.';
revoke all on function private.keep_cap() from public;

create trigger keep_cap_of_favorites
  after insert on public.favorites referencing new table as inserted
  for each statement execute function private.keep_cap('10000', 'too_many_favorites');
create trigger keep_cap_of_name_lists
  after insert on public.name_lists referencing new table as inserted
  for each statement execute function private.keep_cap('1000', 'too_many_lists');


-- Name lists -------------------------------------------------------------------------------------

-- Two versions of a list never have the same time, since the page compares it before it saves.
create or replace function private.touch_name_list() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

-- Security definer because changing a list otherwise requires the plan.
create function public.unpublish_name_list(list uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.name_lists set is_public = false
  where id = list and user_id = (select auth.uid());
  if not found then
    raise exception 'list_not_found' using hint = 'The caller has no such list.';
  end if;
end;
$$;
comment on function public.unpublish_name_list is
  'Makes a list of the caller private, whatever the plan; fails with "list_not_found".';
revoke all on function public.unpublish_name_list(uuid) from public, anon;
grant execute on function public.unpublish_name_list(uuid) to authenticated;


-- Changes of the plan features ---------------------------------------------------------------------

create table public.plan_feature_changes (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  feature_key text not null,
  plan text not null check (plan in ('free', 'basic', 'plus')),
  was boolean not null,
  became boolean not null
);
comment on table public.plan_feature_changes is
  'Which administrator switched which feature; written by a trigger, kept for 24 months.';
comment on column public.plan_feature_changes.user_id is
  'Null for a change in the SQL editor, and after the deletion of the account.';
create index plan_feature_changes_of_user on public.plan_feature_changes (user_id);
create index plan_feature_changes_by_age on public.plan_feature_changes (changed_at);

alter table public.plan_feature_changes enable row level security;
revoke all on public.plan_feature_changes from anon, authenticated, service_role;
grant select on public.plan_feature_changes to authenticated;

-- The own rows too, for the export of someone who is no administrator any more.
create policy "Administrators read the changes" on public.plan_feature_changes
  for select to authenticated using (
    (select auth.uid()) = user_id
    or exists (select from public.admin_users where user_id = (select auth.uid()) and is_admin)
  );

create function private.record_feature_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from public.plan_feature_changes where changed_at < now() - interval '24 months';
  insert into public.plan_feature_changes (user_id, feature_key, plan, was, became)
  select auth.uid(), new.feature_key, switch.plan, switch.was, switch.became
  from (
    values
      ('free', old.free_plan, new.free_plan),
      ('basic', old.basic_plan, new.basic_plan),
      ('plus', old.plus_plan, new.plus_plan)
  ) as switch (plan, was, became)
  where switch.was <> switch.became;
  return null;
end;
$$;
revoke all on function private.record_feature_change() from public;

create trigger record_feature_change
  after update on public.plan_features
  for each row execute function private.record_feature_change();
