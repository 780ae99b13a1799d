-- The names that users save: lists, which a link can make public, and favourites.

-- Lists ------------------------------------------------------------------------------------------

-- "case" guarantees that a huge text is not matched against the patterns.
create function private.are_list_names(names text[]) returns boolean
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
grant execute on function private.are_list_names to authenticated, service_role;

create table public.name_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (
    case
      when char_length(title) <= 100 then title <> '' and title = private.printable_text(title)
      else false
    end
  ),
  names text[] not null default '{}' check (private.are_list_names(names)),
  is_public boolean not null default false,
  -- Two random UUIDs are 244 random bits, without an extension.
  share_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.name_lists is 'Name lists of users.';
comment on column public.name_lists.share_token is
  'Secret part of the address of a public list; generated here, never set by a client.';
create index name_lists_of_user on public.name_lists (user_id, updated_at desc);

alter table public.name_lists enable row level security;
revoke all on public.name_lists from anon, authenticated;
-- The client makes the id, so that a repeated call creates nothing twice.
grant select, insert (id, user_id, title, names, is_public), update (title, names, is_public)
  on public.name_lists to authenticated;

-- Creating and changing lists requires a plan with the feature; reading and deleting does not.
create policy "Users read their own lists" on public.name_lists
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users with the feature create lists" on public.name_lists
  for insert to authenticated
  with check ((select auth.uid()) = user_id and (select public.has_feature('name_lists')));
create policy "Users with the feature change their own lists" on public.name_lists
  for update to authenticated
  using ((select auth.uid()) = user_id and (select public.has_feature('name_lists')))
  with check ((select auth.uid()) = user_id);

create trigger keep_cap_of_name_lists
  after insert on public.name_lists referencing new table as inserted
  for each statement execute function private.keep_cap('1000', 'too_many_lists');

-- As stored, so that nothing has to be decompressed. What a person types does not reach it.
create function private.keep_size_of_lists() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  account uuid;
begin
  for account in select distinct user_id from changed order by user_id loop
    perform pg_advisory_xact_lock(hashtextextended(format('name_lists of %s', account), 0));
    if (
      select sum(pg_column_size(names)) > 10 * 1024 * 1024
      from public.name_lists where user_id = account
    ) then
      raise exception 'too_much_text';
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.keep_size_of_lists is
  'Keeps the names of all lists of a user within 10 MB; fails with "too_much_text".';
create trigger keep_size_of_new_lists
  after insert on public.name_lists referencing new table as changed
  for each statement execute function private.keep_size_of_lists();
create trigger keep_size_of_changed_lists
  after update on public.name_lists referencing new table as changed
  for each statement execute function private.keep_size_of_lists();

-- Two versions of a list never have the same time, since the page compares it before it saves.
create function private.touch_name_list() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

create trigger touch_name_list
  before update on public.name_lists for each row execute function private.touch_name_list();


-- Sharing a list -----------------------------------------------------------------------------------

-- One value, as plan_matrix.
create function public.shared_name_list(token text) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set statement_timeout = '500ms'
as $$
begin
  perform private.require_post();
  return (
    select jsonb_build_object(
      'id', list.id, 'title', list.title, 'names', list.names, 'created_at', list.created_at
    )
    from public.name_lists as list
    where list.share_token = shared_name_list.token and list.is_public
  );
end;
$$;
comment on function public.shared_name_list is
  'The public list with this share token, or null; the only access to lists of others.';
revoke all on function public.shared_name_list from public;
grant execute on function public.shared_name_list to anon, authenticated, service_role;

-- Security definer because no client may write share_token: the token is always generated.
create function public.renew_share_token(list uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  new_token text;
begin
  update public.name_lists
  set share_token = default
  where name_lists.id = renew_share_token.list
    and name_lists.user_id = (select auth.uid())
    and (select public.has_feature('name_lists'))
  returning name_lists.share_token into new_token;
  if new_token is null then
    raise exception 'list_not_found'
      using hint = 'The caller has no such list, or a plan without name lists.';
  end if;
  return new_token;
end;
$$;
comment on function public.renew_share_token is
  'Generates and returns a new share token for a list of the caller; the old one stops working.';
revoke all on function public.renew_share_token from public, anon;
grant execute on function public.renew_share_token to authenticated;

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
revoke all on function public.unpublish_name_list from public, anon;
grant execute on function public.unpublish_name_list to authenticated;


-- Deleting a list ----------------------------------------------------------------------------------

-- What is deleted is gone, except for the link that others may have: undoing brings it back. In a schema
-- without an API, so that nobody can choose or read a token.
create table private.deleted_lists (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_public boolean not null,
  share_token text not null unique,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now()
);
comment on table private.deleted_lists is
  'The links of lists that were just deleted, without titles and names: the latest 100 of a user, kept for an hour.';
create index deleted_lists_of_user on private.deleted_lists (user_id, deleted_at desc);
create index deleted_lists_by_time on private.deleted_lists (deleted_at);
alter table private.deleted_lists enable row level security;
revoke all on private.deleted_lists from anon, authenticated, service_role;

-- The id of a public list is known to others. After the insertion, so that one that has waited for the
-- deletion of the list sees it.
create function private.keep_ids_of_deleted_lists() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from private.deleted_lists where id = new.id and user_id <> new.user_id
  ) then
    raise exception 'list_exists' using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;
comment on function private.keep_ids_of_deleted_lists is
  'Keeps others from taking the id of a list that can be restored; fails as for an id that is taken.';
create trigger keep_ids_of_deleted_lists
  after insert on public.name_lists for each row
  execute function private.keep_ids_of_deleted_lists();

-- Security definer because no client may write the table above.
create function public.delete_name_list(list uuid) returns setof public.name_lists
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  caller constant uuid := (select auth.uid());
  deleted public.name_lists;
begin
  delete from public.name_lists where id = delete_name_list.list and user_id = caller
  returning * into deleted;
  if not found then
    return;
  end if;
  -- One at a time for each user, so that the count is exact.
  perform pg_advisory_xact_lock(hashtextextended(format('deleted_lists of %s', caller), 0));
  insert into private.deleted_lists (id, user_id, is_public, share_token, created_at, deleted_at)
  values (
    deleted.id, caller, deleted.is_public, deleted.share_token, deleted.created_at, clock_timestamp()
  )
  -- Created again under its id after an earlier deletion.
  on conflict (id) do update set (is_public, share_token, created_at, deleted_at) = (
    excluded.is_public, excluded.share_token, excluded.created_at, excluded.deleted_at
  );
  delete from private.deleted_lists where id in (
    select id from private.deleted_lists where user_id = caller
    order by deleted_at desc offset 100
  );
  return next deleted;
end;
$$;
comment on function public.delete_name_list is
  'Deletes a list of the caller, whatever the plan, and returns it as it was; no row without one.';
revoke all on function public.delete_name_list from public, anon;
grant execute on function public.delete_name_list to authenticated;

-- Security definer because no client may write share_token. The caps and checks of a new list apply.
create function public.restore_name_list(list uuid, title text, names text[])
  returns setof public.name_lists
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  caller constant uuid := (select auth.uid());
  deleted private.deleted_lists;
begin
  if not (select public.has_feature('name_lists')) then
    return;
  end if;
  delete from private.deleted_lists as stored
  where stored.id = restore_name_list.list
    and stored.user_id = caller
    and stored.deleted_at > now() - interval '1 hour'
  returning stored.* into deleted;
  if found then
    insert into public.name_lists (id, user_id, title, names, is_public, share_token, created_at)
    values (
      deleted.id, caller, restore_name_list.title, restore_name_list.names, deleted.is_public,
      deleted.share_token, deleted.created_at
    )
    -- The list has been created again meanwhile.
    on conflict (id) do nothing;
  end if;
  -- Also when an earlier call has restored it, and its answer was lost.
  return query
    select * from public.name_lists as stored
    where stored.id = restore_name_list.list and stored.user_id = caller;
exception
  when check_violation or not_null_violation then
    raise exception 'bad_text' using hint = 'A title and names that a list may have.';
end;
$$;
comment on function public.restore_name_list is
  'Brings a list back that the caller deleted within the hour, with its link; no row without one, or without the plan. Fails with "bad_text" as a check of the table does.';
revoke all on function public.restore_name_list from public, anon;
grant execute on function public.restore_name_list to authenticated;


-- Favourites -------------------------------------------------------------------------------------

create table public.favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (
    case
      when char_length(name) <= 100 then name <> '' and name = private.printable_text(name)
      else false
    end
  ),
  created_at timestamptz not null default now(),
  position integer not null default 0 check (position >= 0),
  primary key (user_id, page, name)
);
comment on table public.favorites is 'Saved names of users whose plan syncs favourites.';
comment on column public.favorites.page is
  'Page that the name was saved on, by its path: for example "fornamn" or "namngenerator".';
comment on column public.favorites.position is
  'Order among the favourites that were saved together, and so have the same created_at.';

alter table public.favorites enable row level security;
revoke all on public.favorites from anon, authenticated;
grant select, delete, insert (user_id, page, name, position) on public.favorites to authenticated;

-- Reading and removing remain possible when the plan has ended.
create policy "Users read their own favourites" on public.favorites
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users with the feature save favourites" on public.favorites
  for insert to authenticated
  with check ((select auth.uid()) = user_id and (select public.has_feature('favorites_sync')));
create policy "Users remove their own favourites" on public.favorites
  for delete to authenticated using ((select auth.uid()) = user_id);

create trigger keep_cap_of_favorites
  after insert on public.favorites referencing new table as inserted
  for each statement execute function private.keep_cap('10000', 'too_many_favorites');
