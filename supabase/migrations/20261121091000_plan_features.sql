-- The feature matrix of the plans, and the functions that evaluate it.

create table public.plan_features (
  id uuid primary key default gen_random_uuid(),
  feature_key text not null unique check (feature_key ~ '^[a-z_]{1,50}$'),
  feature_name text not null check (char_length(feature_name) between 1 and 100),
  description text not null default '' check (char_length(description) <= 500),
  free_plan boolean not null default false,
  basic_plan boolean not null default false,
  plus_plan boolean not null default false
);
comment on table public.plan_features is
  'Which plan has which feature; readable by everyone, changed by administrators.';

alter table public.plan_features enable row level security;
revoke all on public.plan_features from anon, authenticated;
grant select on public.plan_features to anon, authenticated;
grant update (free_plan, basic_plan, plus_plan) on public.plan_features to authenticated;

create policy "Everyone reads the plan features" on public.plan_features
  for select to anon, authenticated using (true);
create policy "Administrators change the plan features" on public.plan_features
  for update to authenticated
  using (exists (
    select from public.admin_users where user_id = (select auth.uid()) and is_admin
  ));

insert into public.plan_features
  (feature_key, feature_name, description, free_plan, basic_plan, plus_plan)
values
  ('unlimited_searches', 'Obegränsade sökningar', 'Ta fram hur många namn du vill.', false, true, true),
  ('no_ads', 'Ingen reklam', 'Sidorna visas utan annonser.', false, true, true),
  ('priority_support', 'Prioriterad support', 'Dina frågor besvaras först.', false, false, true),
  ('advanced_filters', 'Avancerade filter', 'Fler sätt att sortera fram rätt namn.', false, true, true),
  ('unlimited_favorites', 'Obegränsade favoriter', 'Spara så många favoriter du vill.', false, true, true),
  ('name_lists', 'Namnlistor', 'Skapa egna namnlistor och dela dem med en länk.', false, false, true),
  ('export', 'Export', 'Ladda ner namn som PDF och CSV.', false, false, true),
  ('popularity_graphs', 'Popularitetsgrafer', 'Se hur ett namns popularitet har ändrats enligt SCB.', false, false, true),
  ('domain_check', 'Domänkontroll', 'Kontrollera om domänen till ett företagsnamn är ledig.', false, true, true),
  ('api_access', 'API-åtkomst', 'Hämta namn till egna program.', false, false, true),
  ('favorites_sync', 'Favoriter i molnet', 'Samma favoriter på alla dina enheter.', false, false, true);

-- The caller's plan: 'plus' (also for Premium, which has no tier), 'basic' or 'free'.
create function private.current_plan() returns text
  language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select case when subscription_tier = 'Basic' then 'basic' else 'plus' end
      from public.subscribers
      where user_id = (select auth.uid())
        and subscribed
        and (subscription_end is null or subscription_end > now())
    ),
    'free'
  );
$$;
revoke all on function private.current_plan() from public;
grant execute on function private.current_plan() to authenticated, service_role;

create function public.has_feature(feature text) returns boolean
  language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select case private.current_plan()
        when 'plus' then plus_plan
        when 'basic' then basic_plan
        else free_plan
      end
      from public.plan_features
      where feature_key = has_feature.feature
    ),
    false
  );
$$;
comment on function public.has_feature is
  'Whether the caller''s plan has the feature with this key; false for an unknown key.';
revoke all on function public.has_feature(text) from public, anon;
grant execute on function public.has_feature(text) to authenticated, service_role;
