-- Favourites in the cloud: one row per name and page.

create table public.favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (btrim(name) <> '' and char_length(name) <= 100),
  created_at timestamptz not null default now(),
  primary key (user_id, page, name)
);
comment on table public.favorites is 'Saved names of users whose plan syncs favourites.';
comment on column public.favorites.page is
  'Generator page that the name was saved on, for example "fornamn" or "kombinerad".';

alter table public.favorites enable row level security;
revoke all on public.favorites from anon, authenticated;
grant select, delete, insert (user_id, page, name) on public.favorites to authenticated;

-- Nothing is deleted when a plan ends; reading and removing remain possible.
create policy "Users read their own favourites" on public.favorites
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users with the feature save favourites" on public.favorites
  for insert to authenticated
  with check ((select auth.uid()) = user_id and (select public.has_feature('favorites_sync')));
create policy "Users remove their own favourites" on public.favorites
  for delete to authenticated using ((select auth.uid()) = user_id);
