-- What a decider keeps of matches with someone who has left, and since when a match is kept, so that the
-- two can go through their matches again.

alter table private.room_reveals
  add column former text,
  add column matched_at timestamptz not null default now();
comment on column private.room_reveals.former is
  'What the other was called, if that one has left and someone else has joined since; null for the two who are there.';
comment on column private.room_reveals.matched_at is
  'Since when it is a match, or when the last one began; for one from before this column, when that was added.';

create or replace function private.seat_decider(room uuid, member_name text, account uuid)
  returns private.room_members
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  stays constant private.room_members := (
    select member from private.room_members as member
    where member.room_id = room and member.seat is not null
  );
  free_seat constant smallint := 3 - stays.seat;
  former_name constant text := (select left_name from private.rooms where id = room);
  me private.room_members;
begin
  -- What was between the one who stays and one who left is over, and not for the next to see.
  update private.room_reveals as reveal
  set holds = false, former = coalesce(reveal.former, former_name)
  where reveal.member_id = stays.id;
  -- The order of the seat has the names first that the one who left had added.
  if former_name is not null then
    update private.room_names as listed
    set places[free_seat] = shuffled.place
    from (
      select name, row_number() over (order by random()) as place
      from private.room_names where room_id = room
    ) as shuffled
    where listed.room_id = room and listed.name = shuffled.name;
  end if;
  update private.room_members set ranking = null where id = stays.id;
  update private.rooms set left_name = null, left_at = null, left_ranking = null where id = room;
  -- The shortlist has the former matches.
  update private.room_links set member_id = null where room_id = room and kind = 'family';
  update private.room_names set in_family = false where room_id = room and in_family;
  delete from private.room_members where room_id = room and seat is null;
  insert into private.room_members (room_id, seat, name, user_id)
  values (
    room, free_seat, member_name,
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
  'Gives the free seat of a room to someone, with an order of names of its own if it was left, and ends what was between the one who stays and one who left, with what the family was asked and answered.';

create or replace function private.reveal_matches(me private.room_members, answered text[]) returns void
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
  insert into private.room_reveals as reveal (member_id, name, kind, holds)
  select decider.id, compared.name, compared.match, true
  from compared cross join unnest(array[me.id, other]) as decider (id)
  where compared.match is not null
  on conflict (member_id, name) do update
    set kind = excluded.kind,
      holds = true,
      former = null,
      matched_at = case when reveal.holds then reveal.matched_at else excluded.matched_at end;
end;
$$;

create or replace function private.state_of_decider(me private.room_members, room private.rooms) returns jsonb
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
        'former', seen.former,
        'keptAt', case
          when seen.holds and mine.answer <> 'no' then greatest(seen.matched_at, mine.client_time)
        end,
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

-- A function that returns other columns is another function.
drop function public.my_rooms();

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
    answers jsonb,
    left_name text,
    left_at timestamptz
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
    ),
    room.left_name,
    room.left_at
  from private.room_members as me join private.rooms as room on room.id = me.room_id
  where me.user_id = (select auth.uid()) and me.seat is not null
  order by room.last_vote_at desc;
$$;
comment on function public.my_rooms is
  'The rooms that are bound to the caller''s account, the latest vote first, with the caller''s own ranking and answers; "other" is null before anyone has joined, and after the other has left.';
revoke all on function public.my_rooms from public, anon, service_role;
grant execute on function public.my_rooms to authenticated;
