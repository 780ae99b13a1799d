-- Rooms, where two people choose a name together, and where their family may help. Nobody needs an
-- account: who knows a member's secret is that member. The browser makes the secrets, so every call
-- can be repeated when its answer was lost. No role reads or writes the tables; the functions below
-- decide what each member may know. See docs/decisions/0038-rooms.md.

-- Tables -----------------------------------------------------------------------------------------

create table private.rooms (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_vote_at timestamptz not null default now(),
  version bigint not null default 1,
  sex text not null check (sex in ('girls', 'boys', 'both')),
  left_name text,
  left_at timestamptz,
  left_ranking text[],
  check ((left_name is null) = (left_at is null))
);
comment on table private.rooms is 'Rooms in which two people choose a name; kept for 12 months after the last vote.';
comment on column private.rooms.version is 'Increased by every change that a member may see.';
comment on column private.rooms.left_name is
  'What the decider who left last was called; null once another one has joined.';
comment on column private.rooms.left_ranking is
  'The order of who left last, if the one who stayed could see it.';
create index rooms_by_last_vote on private.rooms (last_vote_at);

create table private.room_members (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references private.rooms (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  seat smallint check (seat in (1, 2)),
  name text not null check (
    case
      when char_length(name) <= 40 then name <> '' and name = private.printable_text(name)
      else false
    end
  ),
  greeting text check (
    case
      when char_length(greeting) <= 300
        then greeting <> '' and greeting = private.printable_text(greeting)
      else greeting is null
    end
  ),
  ranking text[] check (array_ndims(ranking) = 1 and cardinality(ranking) <= 500),
  shared jsonb check (
    shared is null or (
      octet_length(shared::text) <= 4000
      and jsonb_typeof(shared -> 'surname') is not distinct from 'string'
      and jsonb_typeof(shared -> 'siblings') is not distinct from 'array'
      and not shared @? 'strict $.siblings[*] ? (@.type() != "string")'
    )
  ),
  family_link bytea,
  joined_at timestamptz not null default now(),
  unique (room_id, seat),
  unique (room_id, user_id),
  check (seat is null or family_link is null)
);
comment on table private.room_members is 'Who is in a room: two deciders, and guests of the family.';
comment on column private.room_members.user_id is 'The account that the membership is bound to, if any.';
comment on column private.room_members.seat is 'Null for a guest; a free seat is taken by the next decider.';
comment on column private.room_members.ranking is 'Names in the order of this decider, best first.';
comment on column private.room_members.shared is
  'Surname and siblings'' names, if this decider shares them with the other.';
comment on column private.room_members.family_link is
  'The open link by which a guest has joined; null for a decider, and when it is closed or replaced.';
create index room_members_of_user on private.room_members (user_id);
create index room_members_of_family_link on private.room_members (family_link);

-- A secret has 128 random bits, so a plain hash cannot be guessed. One table for all that a link may
-- have, so that none is of two kinds or leads to two rooms. One that is used or closed is kept, or who
-- has it could make it a link of another room, for those who still press it.
create table private.room_links (
  hash bytea primary key,
  kind text not null check (kind in ('member', 'decider', 'family')),
  room_id uuid not null references private.rooms (id) on delete cascade,
  member_id uuid references private.room_members (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.room_links is
  'SHA-256 of the secrets of the links of a room; the secrets are stored nowhere.';
comment on column private.room_links.kind is
  'Whether it opens a membership, or invites the other decider or the family.';
comment on column private.room_links.member_id is
  'Whose membership it opens, by one link for each device, or who has made the invitation; null when it is used or closed.';
create index room_links_of_room on private.room_links (room_id);
create index room_links_of_member on private.room_links (member_id);
create unique index one_invitation_of_a_kind on private.room_links (room_id, kind)
  where kind <> 'member' and member_id is not null;

alter table private.room_members add foreign key (family_link)
  references private.room_links (hash) on delete set null;

create table private.room_names (
  room_id uuid not null references private.rooms (id) on delete cascade,
  name text not null check (
    case
      when char_length(name) <= 100 then name <> '' and name = private.printable_text(name)
      else false
    end
  ),
  places integer[] not null check (cardinality(places) = 2),
  in_family boolean not null default false,
  primary key (room_id, name)
);
comment on table private.room_names is 'The names of a room. Who added one is not stored.';
comment on column private.room_names.places is 'Where the name comes in the order of each seat.';
comment on column private.room_names.in_family is 'Whether the family is asked about it.';

create table private.room_votes (
  member_id uuid not null references private.room_members (id) on delete cascade,
  room_id uuid not null,
  name text not null,
  answer text check (answer in ('no', 'maybe', 'yes')),
  note text check (
    case
      when char_length(note) <= 200 then note <> '' and note = private.printable_text(note)
      else note is null
    end
  ),
  client_time timestamptz not null,
  primary key (member_id, name),
  foreign key (room_id, name) references private.room_names (room_id, name) on delete cascade
);
comment on table private.room_votes is 'The latest answer of each member to each name.';
comment on column private.room_votes.answer is 'Null when it was undone; a guest answers only yes.';
comment on column private.room_votes.client_time is
  'When the member answered by the clock of the device, or when it arrived if that is earlier.';
create index room_votes_of_name on private.room_votes (room_id, name);

create table private.room_reveals (
  member_id uuid not null references private.room_members (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('yes-yes', 'yes-maybe')),
  holds boolean not null,
  primary key (member_id, name)
);
comment on table private.room_reveals is
  'The matches that a decider has been able to see, also those that have ended since.';
comment on column private.room_reveals.kind is 'What the two had answered, the latest time.';
comment on column private.room_reveals.holds is
  'Whether it is a match now, or was one when the other left.';

alter table private.rooms enable row level security;
alter table private.room_members enable row level security;
alter table private.room_links enable row level security;
alter table private.room_names enable row level security;
alter table private.room_votes enable row level security;
alter table private.room_reveals enable row level security;
revoke all on private.rooms, private.room_members, private.room_links, private.room_names,
  private.room_votes, private.room_reveals from anon, authenticated, service_role;


-- Leaving ----------------------------------------------------------------------------------------

-- However a member goes: by leaving, or with the account. What the member wrote is deleted with the row;
-- those who stay see it by the version, and keep what they have seen.
create function private.after_leaving() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  stays private.room_members;
begin
  select member.* into stays
  from private.room_members as member
  where member.room_id = old.room_id and member.seat is not null
  limit 1;
  if stays.id is null then
    delete from private.rooms where id = old.room_id;
    return null;
  end if;
  update private.rooms set version = version + 1 where id = old.room_id;
  if old.seat is not null then
    update private.rooms
    set left_name = old.name,
      left_at = now(),
      left_ranking = case when stays.ranking is not null then old.ranking end
    where id = old.room_id;
  end if;
  return null;
end;
$$;
comment on function private.after_leaving is
  'Notes for the decider who stays who has left, or deletes a room that no decider is left in.';

create trigger after_leaving
  after delete on private.room_members for each row execute function private.after_leaving();


create function private.after_closing() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.room_members set family_link = null where family_link = new.hash;
  return null;
end;
$$;
comment on function private.after_closing is 'Ends the guests of a link for the family that is closed.';

create trigger after_closing
  after update of member_id on private.room_links for each row
  when (new.kind = 'family' and new.member_id is null)
  execute function private.after_closing();


-- Who calls --------------------------------------------------------------------------------------

-- Every function that gets a secret calls it, so the refusal is here.
create function private.room_secret_hash(secret text) returns bytea
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_post();
  return case
    when char_length(secret) = 22 and secret ~ '^[A-Za-z0-9_-]*$'
      then sha256(convert_to(secret, 'UTF8'))
  end;
end;
$$;
comment on function private.room_secret_hash is
  'SHA-256 of a secret of 16 bytes in base64url; null for any other text. Fails with "use_post" where an address has the secret.';

create function private.add_room_link(
  link text,
  link_kind text,
  room uuid,
  member uuid
) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  given constant bytea := private.room_secret_hash(link);
begin
  if given is null then
    raise exception 'bad_secret' using hint = 'A secret is 16 random bytes in base64url.';
  end if;
  update private.room_links set member_id = null
  where room_id = room and kind = link_kind and kind <> 'member' and hash <> given
    and member_id is not null;
  insert into private.room_links (hash, kind, room_id, member_id)
  values (given, link_kind, room, member)
  on conflict do nothing;
  if not found and not exists (
    select from private.room_links
    where hash = given and kind = link_kind and room_id = room
      and case when kind = 'member' then member_id = member else member_id is not null end
  ) then
    raise exception 'bad_secret' using hint = 'It is another link already, or was one.';
  end if;
  delete from private.room_links
  where hash in (
    select hash from private.room_links
    where room_id = room and kind = link_kind and member_id is null
    order by created_at desc offset 100
  );
end;
$$;
comment on function private.add_room_link is
  'Stores a link, once; an invitation replaces an earlier one of its kind. Of those that are closed the latest 100 of a kind are kept. Fails with "bad_secret" for a secret that could be guessed, or is or was another link.';

create function private.member_with(secret text) returns private.room_members
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select member.*
  from private.room_secret_hash(secret) as given
  join private.room_links as link on link.hash = given and link.kind = 'member'
  join private.room_members as member on member.id = link.member_id;
$$;
comment on function private.member_with is 'The member with this secret; null for an unknown one.';

-- The changes of a room wait for each other here, so that none is lost and none deadlocks.
create function private.enter_room(secret text) returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  member private.room_members := private.member_with(secret);
begin
  perform from private.rooms where id = member.room_id for no key update;
  -- Again, since the member may have left during the wait.
  member := private.member_with(secret);
  if member.id is null then
    raise exception 'room_not_found';
  end if;
  return member;
end;
$$;
comment on function private.enter_room is
  'The member with this secret, with the room locked until the end of the transaction; fails with "room_not_found".';

create function private.enter_as_decider(secret text) returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  member private.room_members := private.enter_room(secret);
begin
  if member.seat is null then
    raise exception 'room_not_found' using hint = 'A guest is not allowed to.';
  end if;
  return member;
end;
$$;
comment on function private.enter_as_decider is 'As enter_room, and fails alike for a guest.';

create function private.enter_my_room(room uuid) returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  member private.room_members;
begin
  perform from private.rooms where id = room for no key update;
  select stored.* into member
  from private.room_members as stored
  where stored.room_id = room and stored.user_id = (select auth.uid());
  if not found then
    raise exception 'room_not_found';
  end if;
  return member;
end;
$$;
comment on function private.enter_my_room is
  'The membership of the caller''s account, with the room locked; fails with "room_not_found".';

create function private.changed_room(room uuid) returns jsonb
  language sql set search_path = pg_catalog, pg_temp
as $$
  update private.rooms set version = version + 1 where id = room
  returning jsonb_build_object('version', version);
$$;
comment on function private.changed_room is 'Increases the version of a room, and returns it.';

create function private.room_has_family_votes(room uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(bool_or(private.account_has_feature(user_id, 'family_votes')), false)
  from private.room_members where room_id = room and seat is not null;
$$;
comment on function private.room_has_family_votes is
  'Whether the plan of either decider lets the room ask the family.';

create function private.account_has_place(account uuid) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from auth.users where id = account) then
    return false;
  end if;
  -- One at a time for each account, so that the count is exact.
  perform pg_advisory_xact_lock(hashtextextended(format('rooms of %s', account), 0));
  return (
    select count(*) < case
      when private.account_has_feature(account, 'family_votes') then 10 else 1
    end
    from private.room_members where user_id = account and seat is not null
  );
end;
$$;
comment on function private.account_has_place is
  'Whether an account may decide in one more room, of one or of ten with "family_votes"; false without an account. Exact under concurrent calls.';


-- Reading ----------------------------------------------------------------------------------------

create function public.room_link(link text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'kind', opened.kind,
    'from', (
      select coalesce(jsonb_agg(member.name order by member.seat), '[]')
      from private.room_members as member
      where member.room_id = opened.room_id and member.seat is not null
        and member.id is distinct from me.id
        and (me.id is null or me.seat is not null or me.family_link is not null)
    ),
    'me', me.name,
    'createdAt', room.created_at
  )
  from private.room_secret_hash(link) as given
  join private.room_links as opened on opened.hash = given and opened.member_id is not null
  join private.rooms as room on room.id = opened.room_id
  left join private.room_members as me
    on me.id = opened.member_id and opened.kind = 'member';
$$;
comment on function public.room_link is
  'What a link opens: a membership ("member"), or an invitation to the other ("decider") or the family; the other deciders'' names, the member''s own, and since when there is the room. Null for a link that is used, closed or unknown. Uses nothing up.';
revoke all on function public.room_link from public, service_role;
grant execute on function public.room_link to anon, authenticated;

create function private.state_of_decider(me private.room_members, room private.rooms) returns jsonb
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  other private.room_members;
  my_answers integer;
  other_answers integer;
  names jsonb;
  family jsonb;
begin
  select member.* into other
  from private.room_members as member
  where member.room_id = me.room_id and member.seat = 3 - me.seat;

  select
    count(mine.answer),
    count(theirs.answer),
    jsonb_agg(
      jsonb_build_object(
        'name', listed.name,
        'answer', mine.answer,
        'note', mine.note,
        -- One who has left said Ja or Kanske; who stays can go back on the own answer, and come back.
        'match', case when seen.holds and mine.answer <> 'no' then seen.kind end,
        'revealed', seen.kind,
        'otherNote', case when seen.holds then theirs.note end
      )
      order by listed.places[me.seat]
    )
  into my_answers, other_answers, names
  from private.room_names as listed
  left join private.room_votes as mine
    on mine.member_id = me.id and mine.name = listed.name
  left join private.room_votes as theirs
    on theirs.member_id = other.id and theirs.name = listed.name
  left join private.room_reveals as seen
    on seen.member_id = me.id and seen.name = listed.name
  where listed.room_id = me.room_id;

  select jsonb_build_object(
    'isOpen', exists (
      select from private.room_links as link
      where link.room_id = me.room_id and link.kind = 'family' and link.member_id is not null
    ),
    'names', jsonb_agg(listed.name order by listed.name),
    'guests', (
      select count(member.family_link) from private.room_members as member
      where member.room_id = me.room_id
    )
  )
  into family
  from private.room_names as listed
  where listed.room_id = me.room_id and listed.in_family
  having count(*) > 0;

  return jsonb_build_object(
    'role', 'decider',
    'room', room.id,
    'createdAt', room.created_at,
    'sex', room.sex,
    'me', jsonb_build_object(
      'name', me.name, 'answered', my_answers, 'hasRanked', me.ranking is not null
    ),
    'other', case when other.id is not null then jsonb_build_object(
      'name', other.name, 'answered', other_answers, 'hasRanked', other.ranking is not null
    ) end,
    'left', case when room.left_at is not null then jsonb_build_object(
      'name', room.left_name, 'at', room.left_at
    ) end,
    'isInvitationOpen', exists (
      select from private.room_links as link
      where link.room_id = me.room_id and link.kind = 'decider' and link.member_id is not null
    ),
    'isBound', me.user_id is not null,
    'isPremium', private.room_has_family_votes(room.id),
    'shared', coalesce(me.shared, other.shared),
    'sharedBy', case
      when me.shared is not null then 'me'
      when other.shared is not null then 'other'
    end,
    'names', names,
    'ranking', jsonb_build_object(
      'mine', me.ranking,
      'theirs', coalesce(
        case when me.ranking is not null then other.ranking end, room.left_ranking
      ),
      'hasLeft', room.left_at is not null
    ),
    'family', family
  );
end;
$$;
comment on function private.state_of_decider is
  'What a decider may know of a room: of the other''s answers only the matches that there are and have been, and how many are answered.';

create function private.state_of_guest(me private.room_members, room private.rooms) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'role', 'guest',
    'me', jsonb_build_object('name', (me).name, 'greeting', (me).greeting),
    'from', (
      select coalesce(jsonb_agg(member.name order by member.seat), '[]')
      from private.room_members as member
      where member.room_id = (room).id and member.seat is not null
        and (me).family_link is not null
    ),
    'isOpen', (me).family_link is not null,
    'names', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', listed.name, 'answer', vote.answer) order by listed.name
        ),
        '[]'
      )
      from private.room_names as listed
      left join private.room_votes as vote
        on vote.member_id = (me).id and vote.name = listed.name
      where listed.room_id = (room).id and listed.in_family and (me).family_link is not null
    )
  );
$$;
comment on function private.state_of_guest is
  'What a guest may know of a room: the shortlist and the own answers, as long as the link is open.';

create function public.room_state(secret text, known bigint default null) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  room private.rooms;
  me private.room_members;
  state jsonb;
begin
  -- Most calls end here: the browsers ask every few seconds whether something is new.
  select stored.* into room
  from private.room_secret_hash(secret) as given
  join private.room_links as link
    on link.hash = given and link.kind = 'member' and link.member_id is not null
  join private.rooms as stored on stored.id = link.room_id;
  if not found then
    return null;
  end if;
  state := jsonb_build_object('version', room.version, 'now', now());
  if room.version = known then
    return state;
  end if;
  me := private.member_with(secret);
  return state || case
    when me.seat is null then private.state_of_guest(me, room)
    else private.state_of_decider(me, room)
  end;
end;
$$;
comment on function public.room_state is
  'What the member with this secret may know of the room; only its version if that is the known one. Null for an unknown secret.';
revoke all on function public.room_state from public, service_role;
grant execute on function public.room_state to anon, authenticated;


-- Answering --------------------------------------------------------------------------------------

create function private.parsed_room_answers(answers jsonb)
  returns table (name text, answer text, note text, has_note boolean, client_time timestamptz)
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if jsonb_typeof(answers) is distinct from 'array' or jsonb_array_length(answers) > 200 then
    raise exception 'bad_answers' using hint = 'An array of at most 200 answers.';
  end if;
  if exists (
    select from jsonb_array_elements(answers) as element
    where jsonb_typeof(element) <> 'object'
      or jsonb_typeof(element -> 'name') is distinct from 'string'
      or jsonb_typeof(element -> 'client_time') is distinct from 'string'
      or element ->> 'client_time'
        !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$'
      or not element ? 'answer'
      or element ->> 'answer' not in ('no', 'maybe', 'yes')
      or jsonb_typeof(element -> 'answer') not in ('string', 'null')
      or jsonb_typeof(element -> 'note') not in ('string', 'null')
      or case
        when char_length(element ->> 'note') <= 200
          then element ->> 'note' = ''
            or element ->> 'note' <> private.printable_text(element ->> 'note')
        else element ->> 'note' is not null
      end
  ) then
    raise exception 'bad_answers' using hint = 'A name, an answer, a time and a short note.';
  end if;
  return query
    select distinct on (element ->> 'name')
      element ->> 'name',
      element ->> 'answer',
      element ->> 'note',
      element ? 'note',
      -- A clock that is ahead must not win for as long as it is ahead.
      least((element ->> 'client_time')::timestamptz, clock_timestamp())
    from jsonb_array_elements(answers) as element
    order by element ->> 'name', (element ->> 'client_time')::timestamptz desc;
exception
  -- A day, hour or zone that does not exist.
  when data_exception then
    raise exception 'bad_answers' using hint = 'A time in the format of ISO 8601.';
end;
$$;
comment on function private.parsed_room_answers is
  'The latest answer of a call to each name; fails with "bad_answers" for what no page sends.';

-- The caller has locked the room, so no answer comes between.
create function private.reveal_matches(me private.room_members, answered text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  other constant uuid := (
    select member.id from private.room_members as member
    where member.room_id = me.room_id and member.seat = 3 - me.seat
  );
begin
  -- What was a match when the other left is kept as it was.
  if other is null then
    return;
  end if;
  -- Only here do the answers of two become a match.
  with compared as (
    select mine.name, case
      when mine.answer = 'yes' and theirs.answer = 'yes' then 'yes-yes'
      when mine.answer = 'yes' and theirs.answer = 'maybe' then 'yes-maybe'
      when mine.answer = 'maybe' and theirs.answer = 'yes' then 'yes-maybe'
    end as match
    from private.room_votes as mine
    left join private.room_votes as theirs
      on theirs.member_id = other and theirs.name = mine.name
    where mine.member_id = me.id and mine.name = any (answered)
  ), ended as (
    update private.room_reveals as reveal set holds = false
    from compared
    where reveal.member_id in (me.id, other) and reveal.name = compared.name
      and compared.match is null
  )
  insert into private.room_reveals (member_id, name, kind, holds)
  select decider.id, compared.name, compared.match, true
  from compared cross join unnest(array[me.id, other]) as decider (id)
  where compared.match is not null
  on conflict (member_id, name) do update set kind = excluded.kind, holds = true;
end;
$$;
comment on function private.reveal_matches is
  'Notes for both deciders which of the names that one has answered are a match now, or are none any more.';

create function public.answer_in_room(secret text, answers jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_room(secret);
  refused text[];
  answered text[];
  current_version bigint;
begin
  select version into current_version from private.rooms where id = me.room_id;
  if me.seat is null and exists (
    select from private.parsed_room_answers(answers) as sent
    where sent.answer <> 'yes' or sent.note is not null
  ) then
    raise exception 'bad_answers' using hint = 'A guest answers yes or nothing, without a note.';
  end if;
  with sent as (
    select parsed.*,
      exists (
        select from private.room_names as listed
        where listed.room_id = me.room_id and listed.name = parsed.name
          and (me.seat is not null or (listed.in_family and me.family_link is not null))
      ) as is_accepted
    from private.parsed_room_answers(answers) as parsed
  ), stored as (
    insert into private.room_votes as vote (member_id, room_id, name, answer, note, client_time)
    select me.id, me.room_id, sent.name, sent.answer, sent.note, sent.client_time
    from sent where sent.is_accepted
    on conflict (member_id, name) do update
      set answer = excluded.answer,
        note = case
          when (select sent.has_note from sent where sent.name = excluded.name) then excluded.note
          else vote.note
        end,
        client_time = excluded.client_time
      where vote.client_time < excluded.client_time
    returning vote.name
  )
  select array(select stored.name from stored),
    array(select sent.name from sent where not sent.is_accepted)
  into answered, refused;
  if cardinality(answered) > 0 then
    if me.seat is not null then
      perform private.reveal_matches(me, answered);
    end if;
    update private.rooms set version = version + 1, last_vote_at = now()
    where id = me.room_id
    returning version into current_version;
  end if;
  return jsonb_build_object('version', current_version, 'refused', refused);
end;
$$;
comment on function public.answer_in_room is
  'Stores up to 200 answers {name, answer, note, client_time} of a member, the later of each name; returns the names that the member is not asked about. Fails with "room_not_found" or "bad_answers".';
revoke all on function public.answer_in_room from public, service_role;
grant execute on function public.answer_in_room to anon, authenticated;

create function public.rank_in_room(secret text, ranked text[]) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  -- Each of the two has seen each name as a match: the order of one shows the other nothing more.
  if array_ndims(ranked) is distinct from 1 or cardinality(ranked) > 500 or exists (
    select from private.room_members as decider
    where decider.room_id = me.room_id and decider.seat is not null
      and cardinality(ranked) <> (
        select count(*) from private.room_reveals as seen
        where seen.member_id = decider.id and seen.name = any (ranked)
      )
  ) then
    raise exception 'bad_ranking' using hint = 'Matches of the room, each once, and at least one.';
  end if;
  update private.room_members set ranking = ranked where id = me.id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.rank_in_room is
  'Stores the order of a decider, best first, of names that have been matches; fails with "room_not_found" or "bad_ranking".';
revoke all on function public.rank_in_room from public, service_role;
grant execute on function public.rank_in_room to anon, authenticated;


-- Inviting ---------------------------------------------------------------------------------------

create function public.renew_invitation(secret text, invitation text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  if exists (
    select from private.room_members where room_id = me.room_id and seat = 3 - me.seat
  ) then
    raise exception 'room_full';
  end if;
  perform private.add_room_link(invitation, 'decider', me.room_id, me.id);
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.renew_invitation is
  'Replaces the invitation of the other decider; fails with "room_not_found", "room_full" when there is one, or "bad_secret".';
revoke all on function public.renew_invitation from public, service_role;
grant execute on function public.renew_invitation to anon, authenticated;

create function public.open_family(secret text, invitation text, names text[]) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  if not private.room_has_family_votes(me.room_id) then
    raise exception 'premium_required';
  end if;
  if array_ndims(names) is distinct from 1 or cardinality(names) > 500 or cardinality(names) <> (
    select count(*) from private.room_names as listed
    where listed.room_id = me.room_id and listed.name = any (names)
  ) then
    raise exception 'bad_names' using hint = 'Names of the room, each once, and at least one.';
  end if;
  update private.room_names as listed
  set in_family = listed.name = any (names)
  where listed.room_id = me.room_id and listed.in_family <> (listed.name = any (names));
  perform private.add_room_link(invitation, 'family', me.room_id, me.id);
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.open_family is
  'Opens the link for the family, with these names; replaces an earlier one, with which its guests end. Fails with "room_not_found", "premium_required", "bad_names" or "bad_secret".';
revoke all on function public.open_family from public, service_role;
grant execute on function public.open_family to anon, authenticated;

create function public.close_family(secret text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  update private.room_links set member_id = null where room_id = me.room_id and kind = 'family';
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.close_family is
  'Closes the link for the family: nobody joins, answers or reads by it any more. Fails with "room_not_found".';
revoke all on function public.close_family from public, service_role;
grant execute on function public.close_family to anon, authenticated;

create function public.family_answers(secret text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', guest.id,
        'name', guest.name,
        'greeting', guest.greeting,
        'hearts', array(
          select vote.name from private.room_votes as vote
          where vote.member_id = guest.id and vote.answer = 'yes'
          order by vote.name
        ),
        'hasEnded', guest.family_link is null
      )
      order by guest.joined_at
    ),
    '[]'
  )
  from private.member_with(secret) as me
  join private.room_members as guest on guest.room_id = me.room_id and guest.seat is null
  where me.seat is not null;
$$;
comment on function public.family_answers is
  'What the guests have answered, also those whose link is closed, for a decider; nothing for anyone else.';
revoke all on function public.family_answers from public, service_role;
grant execute on function public.family_answers to anon, authenticated;

create function public.remove_guest(secret text, guest uuid) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  delete from private.room_members where id = guest and room_id = me.room_id and seat is null;
  return (
    select jsonb_build_object('version', version) from private.rooms where id = me.room_id
  );
end;
$$;
comment on function public.remove_guest is
  'Deletes a guest with all answers, for a decider; also when there is none any more. Fails with "room_not_found".';
revoke all on function public.remove_guest from public, service_role;
grant execute on function public.remove_guest to anon, authenticated;

create function public.greet_room(secret text, greeting text default null) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_room(secret);
begin
  if me.seat is not null then
    raise exception 'room_not_found' using hint = 'Only guests greet.';
  end if;
  if me.family_link is null then
    raise exception 'invitation_closed';
  end if;
  update private.room_members as member set greeting = greet_room.greeting where member.id = me.id;
  return private.changed_room(me.room_id);
exception
  when check_violation then
    raise exception 'bad_text' using hint = 'At most 300 visible characters on one line.';
end;
$$;
comment on function public.greet_room is
  'Stores the greeting of a guest, or removes it; fails with "room_not_found", "invitation_closed" or "bad_text".';
revoke all on function public.greet_room from public, service_role;
grant execute on function public.greet_room to anon, authenticated;

create function public.leave_room(secret text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_room(secret);
begin
  delete from private.room_members where id = me.id;
end;
$$;
comment on function public.leave_room is
  'Deletes a member with all that the member wrote, and the room after its last decider; fails with "room_not_found".';
revoke all on function public.leave_room from public, service_role;
grant execute on function public.leave_room to anon, authenticated;


-- With an account --------------------------------------------------------------------------------

create function public.my_rooms()
  returns table (
    room uuid,
    other text,
    my_name text,
    created_at timestamptz,
    last_vote_at timestamptz,
    answered integer,
    names integer,
    ranking text[],
    answers jsonb
  )
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select
    room.id,
    (
      select member.name from private.room_members as member
      where member.room_id = room.id and member.seat = 3 - me.seat
    ),
    me.name,
    room.created_at,
    room.last_vote_at,
    (
      select count(vote.answer)::integer from private.room_votes as vote where vote.member_id = me.id
    ),
    (
      select count(*)::integer from private.room_names as listed where listed.room_id = room.id
    ),
    me.ranking,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', vote.name, 'answer', vote.answer, 'note', vote.note, 'at', vote.client_time
          )
          order by vote.name
        ),
        '[]'
      )
      from private.room_votes as vote where vote.member_id = me.id
    )
  from private.room_members as me join private.rooms as room on room.id = me.room_id
  where me.user_id = (select auth.uid()) and me.seat is not null
  order by room.last_vote_at desc;
$$;
comment on function public.my_rooms is
  'The rooms that are bound to the caller''s account, the latest vote first, with the caller''s own ranking and answers; "other" is null before anyone has joined.';
revoke all on function public.my_rooms from public, anon, service_role;
grant execute on function public.my_rooms to authenticated;

create function public.bind_room(secret text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
  account constant uuid := (select auth.uid());
begin
  if me.user_id = account then
    return;
  end if;
  if me.user_id is not null or exists (
    select from private.room_members where room_id = me.room_id and user_id = account
  ) then
    raise exception 'room_bound' using hint = 'Another account has this seat, or this one the other.';
  end if;
  if not private.account_has_place(account) then
    raise exception 'too_many_rooms';
  end if;
  update private.room_members set user_id = account where id = me.id;
end;
$$;
comment on function public.bind_room is
  'Binds a membership to the caller''s account; fails with "room_not_found", "room_bound" or "too_many_rooms".';
revoke all on function public.bind_room from public, anon, service_role;
grant execute on function public.bind_room to authenticated;

create function public.open_my_room(room uuid, secret text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_my_room(room);
begin
  perform private.add_room_link(secret, 'member', me.room_id, me.id);
  -- The first is in the link that the member has saved.
  update private.room_links set member_id = null where hash in (
    select hash
    from (
      select link.hash, row_number() over (order by link.created_at) as age,
        count(*) over () - row_number() over (order by link.created_at) as newer
      from private.room_links as link where link.member_id = me.id and link.kind = 'member'
    ) as numbered
    where age > 1 and newer >= 9
  );
end;
$$;
comment on function public.open_my_room is
  'Adds a secret to the caller''s own membership, of ten at most: the oldest but the first makes room. Fails with "room_not_found" or "bad_secret".';
revoke all on function public.open_my_room from public, anon, service_role;
grant execute on function public.open_my_room to authenticated;

create function public.leave_my_room(room uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_my_room(room);
begin
  delete from private.room_members where id = me.id;
end;
$$;
comment on function public.leave_my_room is
  'As leave_room, for a membership of the caller''s account.';
revoke all on function public.leave_my_room from public, anon, service_role;
grant execute on function public.leave_my_room to authenticated;


-- For the edge function --------------------------------------------------------------------------

-- It limits calls for each network and checks what people have typed.

create function public.create_room(
  secret text,
  invitation text,
  creator text,
  sex text,
  names text[],
  shared jsonb default null,
  account uuid default null
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  created uuid;
  member uuid;
  refused_table text;
begin
  -- One at a time for each secret.
  perform pg_advisory_xact_lock(hashtextextended(format('room with %s', secret), 0));
  -- An earlier call has created it, and its answer was lost.
  if (private.member_with(secret)).id is not null then
    return;
  end if;
  if account is not null and not private.account_has_place(account) then
    raise exception 'too_many_rooms';
  end if;
  if cardinality(names) > 200 then
    raise exception 'too_many_names';
  end if;
  insert into private.rooms (sex) values (create_room.sex) returning id into created;
  insert into private.room_members (room_id, seat, name, user_id, shared)
  values (created, 1, creator, account, create_room.shared)
  returning id into member;
  perform private.add_room_link(invitation, 'decider', created, member);
  perform private.add_room_link(secret, 'member', created, member);
  -- In a random order, so that the names that were typed are not the first.
  insert into private.room_names (room_id, name, places)
  select created, typed.name, array[typed.place, typed.place]
  from (
    select distinct_names.name, (row_number() over (order by random()))::integer
    from (select distinct unnest(create_room.names)) as distinct_names (name)
  ) as typed (name, place);
  if not found then
    raise exception 'bad_names' using hint = 'At least one name.';
  end if;
exception
  when check_violation or not_null_violation then
    get stacked diagnostics refused_table = table_name;
    raise exception using message = case refused_table
      when 'room_names' then 'bad_names' else 'bad_text'
    end;
end;
$$;
comment on function public.create_room is
  'Creates a room with its first decider; fails with "too_many_rooms", "too_many_names", "bad_secret", "bad_names" or "bad_text". Once for each secret.';
revoke all on function public.create_room from public, anon, authenticated;
grant execute on function public.create_room to service_role;

create function private.seat_decider(room uuid, member_name text, account uuid)
  returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  stays constant private.room_members := (
    select member from private.room_members as member
    where member.room_id = room and member.seat is not null
  );
  me private.room_members;
begin
  -- What was between the one who stays and one who left is over, and not for the next to see.
  update private.room_reveals set holds = false where member_id = stays.id;
  update private.room_members set ranking = null where id = stays.id;
  update private.rooms set left_name = null, left_at = null, left_ranking = null where id = room;
  -- The shortlist has the former matches.
  update private.room_links set member_id = null where room_id = room and kind = 'family';
  update private.room_names set in_family = false where room_id = room and in_family;
  delete from private.room_members where room_id = room and seat is null;
  insert into private.room_members (room_id, seat, name, user_id)
  values (
    room, 3 - stays.seat, member_name,
    -- One account has one seat: the other is then not bound.
    case
      when account is distinct from stays.user_id and private.account_has_place(account)
        then account
    end
  )
  returning * into me;
  return me;
end;
$$;
comment on function private.seat_decider is
  'Gives the free seat of a room to someone, and ends what was between the one who stays and one who left, with what the family was asked and answered.';

create function private.seat_guest(room uuid, member_name text, link bytea)
  returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members;
begin
  -- Those whose link is closed count too, or new links would make any number.
  if (
    select count(*) filter (where family_link = link) >= 20 or count(*) >= 100
    from private.room_members where room_id = room and seat is null
  ) then
    raise exception 'room_full';
  end if;
  insert into private.room_members (room_id, name, family_link) values (room, member_name, link)
  returning * into me;
  return me;
end;
$$;
comment on function private.seat_guest is
  'Adds a guest; fails with "room_full" for the 21st by a link, and the 101st of a room.';

create function public.join_room(
  secret text,
  invitation text,
  member_name text,
  kind text,
  account uuid default null
) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  given constant bytea := private.room_secret_hash(invitation);
  room uuid;
  me private.room_members;
begin
  perform from private.rooms
  where id = (select link.room_id from private.room_links as link where link.hash = given)
  for no key update;
  me := private.member_with(secret);
  if me.id is null then
    -- Again, since another may have used it during the wait.
    select link.room_id into room
    from private.room_links as link
    where link.hash = given and link.kind = join_room.kind and link.kind <> 'member'
      and link.member_id is not null;
    if room is null then
      raise exception 'invitation_closed';
    end if;
    me := case kind
      when 'decider' then private.seat_decider(room, member_name, account)
      else private.seat_guest(room, member_name, given)
    end;
    perform private.add_room_link(secret, 'member', room, me.id);
    -- Used up.
    update private.room_links as link set member_id = null
    where link.hash = given and link.kind = 'decider';
    perform private.changed_room(room);
  end if;
  return case when me.seat is null then 'guest' else 'decider' end;
exception
  when check_violation or not_null_violation then
    raise exception 'bad_text' using hint = 'A name of at most 40 visible characters.';
end;
$$;
comment on function public.join_room is
  'Makes the caller a decider, which uses the invitation up, or a guest, as its kind says; returns which. The membership is bound to the account if that has a place for it. Fails with "invitation_closed", "room_full", "bad_secret" or "bad_text". Once for each secret.';
revoke all on function public.join_room from public, anon, authenticated;
grant execute on function public.join_room to service_role;

-- A name that a member adds comes first for that member, and for the other after 2 to 8 names that are
-- not answered. Nothing marks it.
create function private.suggest_in_room(me private.room_members, added text[]) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  other_seat constant integer := 3 - me.seat;
  suggested text[];
begin
  with unanswered as (
    select listed.places[other_seat] as place,
      row_number() over (order by listed.places[other_seat]) - 1 as names_ahead
    from private.room_names as listed
    where listed.room_id = me.room_id and not exists (
      select from private.room_members as other
      join private.room_votes as vote on vote.member_id = other.id
      where other.room_id = me.room_id and other.seat = other_seat
        and vote.name = listed.name and vote.answer is not null
    )
  ), ends as (
    select min(places[me.seat]) as first, max(places[other_seat]) as last
    from private.room_names where room_id = me.room_id
  ), suggestions as (
    select typed.name, min(typed.number)::integer as number, floor(2 + random() * 7) as names_ahead
    from unnest(added) with ordinality as typed (name, number)
    group by typed.name
  ), placed as (
    select suggestions.name,
      ends.first - cardinality(added) + suggestions.number - 1 as own_place,
      coalesce(unanswered.place, ends.last + 1) as other_place
    from ends cross join suggestions left join unanswered using (names_ahead)
  ), inserted as (
    insert into private.room_names (room_id, name, places)
    select me.room_id, placed.name, case me.seat
      when 1 then array[placed.own_place, placed.other_place]
      else array[placed.other_place, placed.own_place]
    end
    from placed
    on conflict do nothing
    returning name
  )
  select array(select name from inserted) into suggested;
  update private.room_names as listed
  set places[other_seat] = numbered.place
  from (
    select name, row_number() over (
      order by places[other_seat], name = any (suggested) desc, random()
    ) as place
    from private.room_names where room_id = me.room_id
  ) as numbered
  where listed.room_id = me.room_id and listed.name = numbered.name;
  return cardinality(suggested);
end;
$$;
comment on function private.suggest_in_room is
  'Adds the names that are new to a room, for one of its deciders; returns how many.';

create function private.extend_deck(me private.room_members, added text[]) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  inserted integer;
begin
  insert into private.room_names (room_id, name, places)
  select me.room_id, added_name.name, array[ends.last_1 + place, ends.last_2 + place]
  from (
    select max(places[1]) as last_1, max(places[2]) as last_2
    from private.room_names where room_id = me.room_id
  ) as ends
  cross join (
    select names.name, (row_number() over (order by random()))::integer
    from (select distinct unnest(added)) as names (name)
  ) as added_name (name, place)
  on conflict do nothing;
  get diagnostics inserted = row_count;
  return inserted;
end;
$$;
comment on function private.extend_deck is
  'Adds the names that are new to a room at the end, in the same random order for both; returns how many.';

create function public.room_tastes(secret text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  return (
    select jsonb_build_object(
      'sex', (select sex from private.rooms where id = me.room_id),
      'names', jsonb_agg(listed.name),
      'matches', coalesce(
        jsonb_agg(listed.name) filter (where seen.holds and mine.answer <> 'no'), '[]'
      ),
      'mine', coalesce(
        jsonb_agg(listed.name) filter (where mine.answer = 'yes'),
        jsonb_agg(listed.name) filter (where mine.answer = 'maybe'),
        '[]'
      ),
      'theirs', coalesce(
        jsonb_agg(listed.name) filter (where theirs.answer = 'yes'),
        jsonb_agg(listed.name) filter (where theirs.answer = 'maybe'),
        '[]'
      )
    )
    from private.room_names as listed
    left join private.room_votes as mine
      on mine.member_id = me.id and mine.name = listed.name
    left join private.room_members as other
      on other.room_id = me.room_id and other.seat = 3 - me.seat
    left join private.room_votes as theirs
      on theirs.member_id = other.id and theirs.name = listed.name
    left join private.room_reveals as seen
      on seen.member_id = me.id and seen.name = listed.name
    where listed.room_id = me.room_id
  );
end;
$$;
comment on function public.room_tastes is
  'What the next names of a deck are drawn from, which no member may see: the matches, and what each decider likes most. Fails with "room_not_found".';
revoke all on function public.room_tastes from public, anon, authenticated;
grant execute on function public.room_tastes to service_role;

create function public.add_to_room(
  secret text,
  added text[],
  kind text,
  expected_names integer default null
) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
  present integer;
  inserted integer;
begin
  select count(*) into present from private.room_names where room_id = me.room_id;
  inserted := case
    when kind = 'suggestion' then private.suggest_in_room(me, added)
    -- Otherwise the other has extended it a moment ago, or an earlier call whose answer was lost.
    when present = expected_names then private.extend_deck(me, added)
    else 0
  end;
  if present + inserted > 500 then
    raise exception 'too_many_names';
  end if;
  if inserted > 0 then
    return private.changed_room(me.room_id);
  end if;
  return (
    select jsonb_build_object('version', version) from private.rooms where id = me.room_id
  );
exception
  when check_violation or not_null_violation then
    raise exception 'bad_names' using hint = 'Visible texts of at most 100 characters.';
end;
$$;
comment on function public.add_to_room is
  'Adds a decider''s own names ("suggestion"), or the next ones for both ("deck") if the room still has the expected number; fails with "room_not_found", "too_many_names" or "bad_names".';
revoke all on function public.add_to_room from public, anon, authenticated;
grant execute on function public.add_to_room to service_role;

create function public.share_in_room(secret text, shared jsonb default null) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  -- One of the two shows it for both.
  update private.room_members as member
  set shared = case when member.id = me.id then share_in_room.shared end
  where member.room_id = me.room_id and member.seat is not null;
  return private.changed_room(me.room_id);
exception
  when check_violation then
    raise exception 'bad_text' using hint = 'A surname, and an array of siblings'' names.';
end;
$$;
comment on function public.share_in_room is
  'Shares surname and siblings'' names with the other decider, instead of what the other has shared, or takes them back; fails with "room_not_found" or "bad_text".';
revoke all on function public.share_in_room from public, anon, authenticated;
grant execute on function public.share_in_room to service_role;
