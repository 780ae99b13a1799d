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
  invitation_hash bytea unique,
  family_hash bytea unique,
  shared jsonb check (octet_length(shared::text) <= 4000)
);
comment on table private.rooms is 'Rooms in which two people choose a name; kept for 12 months after the last vote.';
comment on column private.rooms.version is 'Increased by every change that a member may see.';
comment on column private.rooms.invitation_hash is
  'SHA-256 of the invitation of the other decider; null when it is used.';
comment on column private.rooms.family_hash is
  'SHA-256 of the link for the family; null while it is closed.';
comment on column private.rooms.shared is
  'Surname and siblings'' names, if a decider has shared them with the other.';
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
  ranking text[],
  joined_at timestamptz not null default now(),
  unique (room_id, seat),
  unique (room_id, user_id)
);
comment on table private.room_members is 'Who is in a room: two deciders, and guests of the family.';
comment on column private.room_members.user_id is 'The account that the membership is bound to, if any.';
comment on column private.room_members.seat is 'Null for a guest; a free seat is taken by the next decider.';
comment on column private.room_members.ranking is 'Names in the order of this decider, best first.';
create index room_members_of_user on private.room_members (user_id);

-- A secret has 128 random bits, so a plain hash cannot be guessed.
create table private.room_keys (
  hash bytea primary key,
  member_id uuid not null references private.room_members (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.room_keys is
  'SHA-256 of the secrets of a member, one for each device; the secrets are stored nowhere.';
create index room_keys_of_member on private.room_keys (member_id);

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

alter table private.rooms enable row level security;
alter table private.room_members enable row level security;
alter table private.room_keys enable row level security;
alter table private.room_names enable row level security;
alter table private.room_votes enable row level security;
revoke all on private.rooms, private.room_members, private.room_keys, private.room_names,
  private.room_votes from anon, authenticated, service_role;


-- Leaving ----------------------------------------------------------------------------------------

-- However a member goes: by leaving, or with the account. Those who stay see it, by the version.
create function private.after_leaving() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from private.room_members where room_id = old.room_id and seat is not null
  ) then
    update private.rooms set version = version + 1 where id = old.room_id;
  else
    delete from private.rooms where id = old.room_id;
  end if;
  return null;
end;
$$;
comment on function private.after_leaving is 'Deletes a room that no decider is left in.';

create trigger after_leaving
  after delete on private.room_members for each row execute function private.after_leaving();


-- Who calls --------------------------------------------------------------------------------------

create function private.room_secret_hash(secret text) returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when char_length(secret) = 22 and secret ~ '^[A-Za-z0-9_-]*$'
      then sha256(convert_to(secret, 'UTF8'))
  end;
$$;
comment on function private.room_secret_hash is
  'SHA-256 of a secret of 16 bytes in base64url; null for any other text.';

create function private.new_room_secret_hash(secret text) returns bytea
  language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  if private.room_secret_hash(secret) is null then
    raise exception 'bad_secret' using hint = 'A secret is 16 random bytes in base64url.';
  end if;
  return private.room_secret_hash(secret);
end;
$$;
comment on function private.new_room_secret_hash is
  'SHA-256 of a secret to store; fails with "bad_secret" for one that could be guessed.';

create function private.member_with(secret text) returns private.room_members
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select member.*
  from private.room_keys as key join private.room_members as member on member.id = key.member_id
  where key.hash = private.room_secret_hash(secret);
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


-- Reading ----------------------------------------------------------------------------------------

create function public.room_invitation(invitation text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'kind', case when room.invitation_hash = hash then 'decider' else 'family' end,
    'from', (
      select jsonb_agg(member.name order by member.seat)
      from private.room_members as member
      where member.room_id = room.id and member.seat is not null
    )
  )
  from private.room_secret_hash(invitation) as hash
  join private.rooms as room on hash in (room.invitation_hash, room.family_hash);
$$;
comment on function public.room_invitation is
  'Who invites, and to what; null for an invitation that is used, closed or unknown. Uses nothing up.';
revoke all on function public.room_invitation from public, service_role;
grant execute on function public.room_invitation to anon, authenticated;

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

  -- Only here and in room_tastes do one member's answers meet another's.
  select
    count(mine.answer),
    count(theirs.answer),
    jsonb_agg(
      jsonb_build_object(
        'name', listed.name,
        'answer', mine.answer,
        'note', mine.note,
        'match', seen.match,
        'otherNote', case when seen.match is not null then theirs.note end
      )
      order by listed.places[me.seat]
    )
  into my_answers, other_answers, names
  from private.room_names as listed
  left join private.room_votes as mine
    on mine.member_id = me.id and mine.name = listed.name
  left join private.room_votes as theirs
    on theirs.member_id = other.id and theirs.name = listed.name
  cross join lateral (
    select case
      when mine.answer = 'yes' and theirs.answer = 'yes' then 'yes-yes'
      when mine.answer = 'yes' and theirs.answer = 'maybe' then 'yes-maybe'
      when mine.answer = 'maybe' and theirs.answer = 'yes' then 'yes-maybe'
    end
  ) as seen (match)
  where listed.room_id = me.room_id;

  select jsonb_build_object(
    'isOpen', room.family_hash is not null,
    'names', jsonb_agg(listed.name order by listed.name),
    'guests', (
      select count(*) from private.room_members as member
      where member.room_id = me.room_id and member.seat is null
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
    'isInvitationOpen', room.invitation_hash is not null,
    'isBound', me.user_id is not null,
    'isPremium', private.room_has_family_votes(room.id),
    'shared', room.shared,
    'names', names,
    'ranking', jsonb_build_object(
      'mine', me.ranking,
      'theirs', case when me.ranking is not null then other.ranking end
    ),
    'family', family
  );
end;
$$;
comment on function private.state_of_decider is
  'What a decider may know of a room: of the other''s answers only the matches, and how many there are.';

create function private.state_of_guest(me private.room_members, room private.rooms) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'role', 'guest',
    'me', jsonb_build_object('name', (me).name, 'greeting', (me).greeting),
    'from', (
      select jsonb_agg(member.name order by member.seat)
      from private.room_members as member
      where member.room_id = (room).id and member.seat is not null
    ),
    'isOpen', (room).family_hash is not null,
    'names', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('name', listed.name, 'answer', vote.answer) order by listed.name
        )
        from private.room_names as listed
        left join private.room_votes as vote
          on vote.member_id = (me).id and vote.name = listed.name
        where listed.room_id = (room).id and listed.in_family
      ),
      '[]'
    )
  );
$$;
comment on function private.state_of_guest is
  'What a guest may know of a room: the shortlist and the own answers.';

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
  from private.room_keys as key
  join private.room_members as member on member.id = key.member_id
  join private.rooms as stored on stored.id = member.room_id
  where key.hash = private.room_secret_hash(secret);
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
  when datetime_field_overflow or invalid_datetime_format then
    raise exception 'bad_answers' using hint = 'A time in the format of ISO 8601.';
end;
$$;
comment on function private.parsed_room_answers is
  'The latest answer of a call to each name; fails with "bad_answers" for what no page sends.';

create function public.answer_in_room(secret text, answers jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_room(secret);
  is_family_open boolean;
  refused text[];
  stored_answers integer;
  current_version bigint;
begin
  select version, family_hash is not null into current_version, is_family_open
  from private.rooms where id = me.room_id;
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
          and (me.seat is not null or (listed.in_family and is_family_open))
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
    returning 1
  )
  select (select count(*) from stored), array(select sent.name from sent where not sent.is_accepted)
  into stored_answers, refused;
  if stored_answers > 0 then
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
  if cardinality(ranked) > 500 or cardinality(ranked) is distinct from (
    select count(*) from private.room_names as listed
    where listed.room_id = me.room_id and listed.name = any (ranked)
  ) then
    raise exception 'bad_answers' using hint = 'Names of the room, each once.';
  end if;
  update private.room_members set ranking = nullif(ranked, '{}') where id = me.id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.rank_in_room is
  'Stores the order of a decider, best first; none for an empty one. Fails with "room_not_found" or "bad_answers".';
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
  update private.rooms set invitation_hash = private.new_room_secret_hash(invitation)
  where id = me.room_id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.renew_invitation is
  'Replaces the invitation of the other decider; fails with "room_not_found", or "room_full" when there is one.';
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
  if cardinality(names) not between 1 and 500 or cardinality(names) is distinct from (
    select count(*) from private.room_names as listed
    where listed.room_id = me.room_id and listed.name = any (names)
  ) then
    raise exception 'bad_answers' using hint = 'Names of the room, each once, and at least one.';
  end if;
  update private.room_names as listed
  set in_family = listed.name = any (names)
  where listed.room_id = me.room_id and listed.in_family <> (listed.name = any (names));
  update private.rooms set family_hash = private.new_room_secret_hash(invitation)
  where id = me.room_id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.open_family is
  'Opens the link for the family, with these names; replaces an earlier one. Fails with "room_not_found", "premium_required" or "bad_answers".';
revoke all on function public.open_family from public, service_role;
grant execute on function public.open_family to anon, authenticated;

create function public.close_family(secret text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  update private.rooms set family_hash = null where id = me.room_id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.close_family is
  'Closes the link for the family: nobody joins or answers by it any more. Fails with "room_not_found".';
revoke all on function public.close_family from public, service_role;
grant execute on function public.close_family to anon, authenticated;

create function public.family_answers(secret text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', guest.name,
        'greeting', guest.greeting,
        'hearts', array(
          select vote.name
          from private.room_votes as vote
          join private.room_names as listed using (room_id, name)
          where vote.member_id = guest.id and vote.answer = 'yes' and listed.in_family
          order by vote.name
        )
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
  'What the guests have answered, for a decider; nothing for anyone else.';
revoke all on function public.family_answers from public, service_role;
grant execute on function public.family_answers to anon, authenticated;

create function public.greet_room(secret text, greeting text default null) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_room(secret);
begin
  if me.seat is not null then
    raise exception 'room_not_found' using hint = 'Only guests greet.';
  end if;
  update private.room_members as member set greeting = greet_room.greeting where member.id = me.id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.greet_room is
  'Stores the greeting of a guest, or removes it; fails with "room_not_found".';
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
  'Deletes a member with all answers, and the room after its last decider; fails with "room_not_found".';
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
  update private.room_members set user_id = account where id = me.id;
end;
$$;
comment on function public.bind_room is
  'Binds a membership to the caller''s account; fails with "room_not_found" or "room_bound".';
revoke all on function public.bind_room from public, anon, service_role;
grant execute on function public.bind_room to authenticated;

create function public.open_my_room(room uuid, secret text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_my_room(room);
begin
  insert into private.room_keys (hash, member_id)
  values (private.new_room_secret_hash(secret), me.id)
  on conflict (hash) do nothing;
  -- The first is in the link that the member has saved.
  delete from private.room_keys where hash in (
    select hash
    from (
      select key.hash, row_number() over (order by key.created_at) as age,
        count(*) over () - row_number() over (order by key.created_at) as newer
      from private.room_keys as key where key.member_id = me.id
    ) as numbered
    where age > 1 and newer >= 9
  );
end;
$$;
comment on function public.open_my_room is
  'Adds a secret to the caller''s own membership, of ten at most: the oldest but the first makes room. Fails with "room_not_found".';
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
  max_rooms constant integer := case
    when private.account_has_feature(account, 'family_votes') then 10 else 1
  end;
  created uuid;
  member uuid;
begin
  -- One at a time for each account, so that the count is exact, and for each secret.
  perform pg_advisory_xact_lock(hashtextextended(format('room with %s', secret), 0));
  perform pg_advisory_xact_lock(hashtextextended(format('rooms of %s', account), 0))
  where account is not null;
  -- An earlier call has created it, and its answer was lost.
  if (private.member_with(secret)).id is not null then
    return;
  end if;
  if (
    select count(*) >= max_rooms from private.room_members as stored
    where stored.user_id = account and stored.seat is not null
  ) then
    raise exception 'too_many_rooms';
  end if;
  insert into private.rooms (sex, shared, invitation_hash)
  values (create_room.sex, create_room.shared, private.new_room_secret_hash(invitation))
  returning id into created;
  insert into private.room_members (room_id, seat, name, user_id)
  values (created, 1, creator, account)
  returning id into member;
  insert into private.room_keys (hash, member_id)
  values (private.new_room_secret_hash(secret), member);
  -- In a random order, so that the names that were typed are not the first.
  insert into private.room_names (room_id, name, places)
  select created, typed.name, array[typed.place, typed.place]
  from (
    select distinct_names.name, (row_number() over (order by random()))::integer
    from (select distinct unnest(create_room.names)) as distinct_names (name)
  ) as typed (name, place);
end;
$$;
comment on function public.create_room is
  'Creates a room with its first decider, of one room for an account or ten with "family_votes"; fails with "too_many_rooms". Once for each secret.';
revoke all on function public.create_room from public, anon, authenticated;
grant execute on function public.create_room to service_role;

create function public.join_room(
  secret text,
  invitation text,
  member_name text,
  account uuid default null
) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hash constant bytea := private.room_secret_hash(invitation);
  room private.rooms;
  me private.room_members;
begin
  select stored.* into room
  from private.rooms as stored
  where hash in (stored.invitation_hash, stored.family_hash)
  for no key update;
  me := private.member_with(secret);
  if me.id is null then
    if room.id is null then
      raise exception 'invitation_closed';
    end if;
    if hash = room.invitation_hash then
      insert into private.room_members (room_id, seat, name, user_id)
      select room.id, free.seat, member_name, (
        -- One account has one seat: the other is then not bound.
        select account where not exists (
          select from private.room_members where room_id = room.id and user_id = account
        )
      )
      from (
        select case when seat = 1 then 2 else 1 end
        from private.room_members where room_id = room.id and seat is not null
      ) as free (seat)
      returning * into me;
      update private.rooms set invitation_hash = null where id = room.id;
    else
      if (
        select count(*) >= 20 from private.room_members where room_id = room.id and seat is null
      ) then
        raise exception 'room_full';
      end if;
      insert into private.room_members (room_id, name) values (room.id, member_name)
      returning * into me;
    end if;
    insert into private.room_keys (hash, member_id)
    values (private.new_room_secret_hash(secret), me.id);
    perform private.changed_room(room.id);
  end if;
  return case when me.seat is null then 'guest' else 'decider' end;
end;
$$;
comment on function public.join_room is
  'Makes the caller a decider, which uses the invitation up, or a guest; returns which. Fails with "invitation_closed", or "room_full" for the 21st guest. Once for each secret.';
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
        jsonb_agg(listed.name) filter (
          where (mine.answer, theirs.answer) in (('yes', 'yes'), ('yes', 'maybe'), ('maybe', 'yes'))
        ),
        '[]'
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
end;
$$;
comment on function public.add_to_room is
  'Adds a decider''s own names ("suggestion"), or the next ones for both ("deck") if the room still has the expected number; fails with "room_not_found" or "too_many_names".';
revoke all on function public.add_to_room from public, anon, authenticated;
grant execute on function public.add_to_room to service_role;

create function public.share_in_room(secret text, shared jsonb default null) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
begin
  update private.rooms as room set shared = share_in_room.shared where room.id = me.room_id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.share_in_room is
  'Shares surname and siblings'' names with the other decider, or takes them back; fails with "room_not_found".';
revoke all on function public.share_in_room from public, anon, authenticated;
grant execute on function public.share_in_room to service_role;
