-- Name lists: private to their owner, or public to everyone who has the share token.

create function private.are_list_names(names text[]) returns boolean
  language sql immutable set search_path = ''
as $$
  select cardinality(names) <= 1000
    and coalesce(array_ndims(names), 1) = 1
    and not exists (
      select from unnest(names) as name
      where name is null or name !~ '\S' or char_length(name) > 100
    );
$$;
comment on function private.are_list_names is
  'Whether a list may have these names: up to 1,000, none blank or longer than 100 characters.';
revoke all on function private.are_list_names(text[]) from public;
grant execute on function private.are_list_names(text[]) to authenticated, service_role;

create table public.name_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (title ~ '\S' and char_length(title) <= 100),
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
grant select, delete, insert (user_id, title, names, is_public), update (title, names, is_public)
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
create policy "Users delete their own lists" on public.name_lists
  for delete to authenticated using ((select auth.uid()) = user_id);

create function private.touch_name_list() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
revoke all on function private.touch_name_list() from public;

create trigger touch_name_list
  before update on public.name_lists for each row execute function private.touch_name_list();

create function public.shared_name_list(token text)
  returns table (id uuid, title text, names text[], created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select list.id, list.title, list.names, list.created_at
  from public.name_lists as list
  where list.share_token = shared_name_list.token and list.is_public;
$$;
comment on function public.shared_name_list is
  'The public list with this share token, or no row; the only access to lists of others.';
revoke all on function public.shared_name_list(text) from public;
grant execute on function public.shared_name_list(text) to anon, authenticated, service_role;
