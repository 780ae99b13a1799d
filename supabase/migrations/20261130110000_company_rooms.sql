-- A room may be about names of companies. Each member has five hearts in it. A decider's sixth yes is stored as a
-- maybe, and a guest's, who has no other answer, as none: a second device that does not know of it is no error.

alter table private.rooms drop constraint rooms_sex_check;
alter table private.rooms add constraint rooms_sex_check
  check (sex in ('girls', 'boys', 'both', 'companies'));
comment on column private.rooms.sex is 'Whose names the room is about.';

create function private.limit_hearts() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  update private.room_votes as vote
  set answer = case when member.seat is not null then 'maybe' end
  from private.room_members as member, private.rooms as room
  where member.id = new.member_id and room.id = member.room_id and room.sex = 'companies'
    and vote.member_id = member.id
    and vote.name in (
      select given.name from private.room_votes as given
      where given.member_id = new.member_id and given.answer = 'yes'
      order by given.client_time, given.name
      offset 5
    );
  return null;
end;
$$;
comment on function private.limit_hearts is
  'Lets each member say yes to five names of companies in a room: the first five that were not taken back.';

-- After all answers of a call are stored: with one of them a heart may have been taken back.
create trigger limit_hearts
  after insert or update of answer on private.room_votes for each row
  when (new.answer = 'yes')
  execute function private.limit_hearts();

create or replace function private.state_of_guest(me private.room_members, room private.rooms)
  returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'role', 'guest',
    'sex', (room).sex,
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
