-- Plans: what each user has paid for, and which plan has which feature.

-- Subscribers ------------------------------------------------------------------------------------

create table public.subscribers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text check (subscription_tier in ('Basic', 'Plus')),
  subscription_end timestamptz,
  renews boolean not null default false,
  period text check (period in ('month', 'year')),
  payment_failed boolean not null default false,
  on_hold text check (on_hold in ('disputed', 'paused')),
  -- A renewal reaches this row a little later than the period ends. The detour by UTC is needed
  -- because adding an interval to a timestamptz depends on the session's time zone.
  access_until timestamptz generated always as (
    case
      when renews and not payment_failed
        then (subscription_end at time zone 'UTC' + interval '12 hours') at time zone 'UTC'
      else subscription_end
    end
  ) stored,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint subscribers_without_contradiction check (
    (subscribed or (subscription_tier is null and subscription_end is null and period is null and not renews))
    and (subscription_tier is distinct from 'Basic' or (subscription_end is null and period is null and not renews))
    and (not renews or subscription_end is not null)
  )
);
comment on table public.subscribers is
  'What each user has paid for, as last reported by Stripe; no browser can write it.';
comment on column public.subscribers.subscription_tier is
  'Null for the single Premium plan, which has the rights of Plus.';
comment on column public.subscribers.subscription_end is
  'When the paid time ends unless it renews; null when it never ends.';
comment on column public.subscribers.renews is
  'Whether Stripe charges again at the end; such an account cannot be deleted.';
comment on column public.subscribers.period is
  'How often the subscription is paid; null without one.';
comment on column public.subscribers.payment_failed is
  'Whether a running subscription lacks a payment; the portal is the way to pay it.';
comment on column public.subscribers.on_hold is
  'Why a running subscription is not charged: the buyer''s bank took a payment back, or the operator paused it.';
comment on column public.subscribers.access_until is
  'Until when the plan gives access: 12 hours past the end of a subscription that renews.';
comment on column public.subscribers.ended_at is
  'When the last plan was found to have ended; null while one is stored, and without an earlier one.';

alter table public.subscribers enable row level security;
revoke all on public.subscribers from anon, authenticated;
grant select on public.subscribers to authenticated;
grant select, insert, update on public.subscribers to service_role;

create policy "Users read their own subscription" on public.subscribers
  for select to authenticated using ((select auth.uid()) = user_id);

create function private.note_end_of_plan() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if new.subscribed then
    new.ended_at = null;
  elsif old.subscribed then
    new.ended_at = least(now(), old.access_until);
  end if;
  return new;
end;
$$;

create trigger note_end_of_plan
  before update on public.subscribers
  for each row execute function private.note_end_of_plan();


-- Features ---------------------------------------------------------------------------------------

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
  'Which plan has which feature; changed by administrators, and read by everyone else through plan_matrix.';

alter table public.plan_features enable row level security;
revoke all on public.plan_features from anon, authenticated;
grant select on public.plan_features to authenticated;
grant update (free_plan, basic_plan, plus_plan) on public.plan_features to authenticated;
-- account_has_feature reads it with the rights of its caller.
grant select on public.plan_features to service_role;

-- An update reads the row that it changes.
create policy "Administrators read the plan features" on public.plan_features
  for select to authenticated
  using (exists (
    select from public.admin_users where user_id = (select auth.uid()) and is_admin
  ));
create policy "Administrators change the plan features" on public.plan_features
  for update to authenticated
  using (exists (
    select from public.admin_users where user_id = (select auth.uid()) and is_admin
  ));

insert into public.plan_features
  (feature_key, feature_name, description, free_plan, basic_plan, plus_plan)
values
  ('unlimited_searches', 'Obegränsade sökningar', 'Lägg till tolv namn i taget och behåll dem du har.', false, true, true),
  ('no_ads', 'Ingen reklam', 'Sidorna visas utan annonser.', false, true, true),
  ('priority_support', 'Prioriterad support', 'Dina frågor besvaras först.', false, false, true),
  ('advanced_filters', 'Avancerade filter', 'Fler sätt att sortera fram rätt namn.', false, true, true),
  ('unlimited_favorites', 'Obegränsade favoriter', 'Spara så många favoriter du vill.', false, true, true),
  ('name_lists', 'Namnlistor', 'Skapa egna namnlistor och dela dem med en länk.', false, false, true),
  ('export', 'Export', 'Ladda ner namn som PDF och CSV.', false, false, true),
  ('popularity_graphs', 'Popularitetsgrafer', 'Se hur ett namns popularitet har ändrats enligt SCB.', false, false, true),
  ('domain_check', 'Domänkontroll', 'Kontrollera om domänen till ett företagsnamn är ledig.', false, true, true),
  ('api_access', 'API-åtkomst', 'Hämta namn till egna program.', false, false, true),
  ('favorites_sync', 'Favoriter i molnet', 'Samma favoriter på alla dina enheter.', false, false, true),
  ('family_votes', 'Familjens röster', 'Välj namn i tio rum och fråga familjen.', false, false, true);

-- One value, so that no visitor can filter rows: a regular expression with back references takes seconds for 60
-- characters. PostgREST may still look into a value, and applies the timeout to the whole call.
create function public.plan_matrix() returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set statement_timeout = '500ms'
as $$
  select jsonb_agg(to_jsonb(plan_features) order by feature_key) from public.plan_features;
$$;
comment on function public.plan_matrix is
  'Which plan has which feature: an array of the rows of plan_features.';
revoke all on function public.plan_matrix from public;
grant execute on function public.plan_matrix to anon, authenticated, service_role;


-- The plan of a user -------------------------------------------------------------------------------

-- The only place that decides which column of the matrix applies to a user.
create function private.account_has_feature(account uuid, feature text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (
      select case coalesce(paid.plan, 'free')
        when 'plus' then plus_plan
        when 'basic' then basic_plan
        else free_plan
      end
      from public.plan_features left join (
        select case when subscription_tier = 'Basic' then 'basic' else 'plus' end
        from public.subscribers
        where user_id = account
          and subscribed
          and (access_until is null or access_until > now())
      ) as paid (plan) on true
      where feature_key = account_has_feature.feature
    ),
    false
  );
$$;
comment on function private.account_has_feature is
  'Whether the plan of a user has the feature; Premium, which has no tier, has the rights of Plus.';
grant execute on function private.account_has_feature to service_role;

-- Security definer because only administrators read the features.
create function public.has_feature(feature text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select private.account_has_feature((select auth.uid()), has_feature.feature);
$$;
comment on function public.has_feature is
  'Whether the caller''s plan has the feature with this key; false for an unknown key.';
revoke all on function public.has_feature from public, anon;
grant execute on function public.has_feature to authenticated, service_role;


-- Changes of the features --------------------------------------------------------------------------

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

-- Also the changes by the caller, for the export of a user who is no longer an administrator.
create policy "Administrators read the changes" on public.plan_feature_changes
  for select to authenticated using (
    (select auth.uid()) = user_id
    or exists (select from public.admin_users where user_id = (select auth.uid()) and is_admin)
  );

create function private.record_feature_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
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

create trigger record_feature_change
  after update on public.plan_features
  for each row execute function private.record_feature_change();
