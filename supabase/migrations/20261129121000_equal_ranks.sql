-- A decider may rank names as equally good: they are one element of the order, on lines of their own. An array
-- of arrays cannot hold places of different lengths, and no name has a line break (private.printable_text).

comment on column private.room_members.ranking is
  'Names in the order of this decider, best first; equally good ones are lines of one element.';

create or replace function public.rank_in_room(secret text, ranked text[]) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  me private.room_members := private.enter_as_decider(secret);
  names text[];
begin
  if array_ndims(ranked) is distinct from 1 or cardinality(ranked) > 500
    or array_position(ranked, null) is not null
  then
    raise exception 'bad_ranking' using hint = 'Matches of the room, each once, and at least one.';
  end if;
  names := string_to_array(array_to_string(ranked, E'\n'), E'\n');
  -- Each of the two has seen each name as a match: the order of one shows the other nothing more.
  if exists (
    select from private.room_members as decider
    where decider.room_id = me.room_id and decider.seat is not null
      and cardinality(names) <> (
        select count(*) from private.room_reveals as seen
        where seen.member_id = decider.id and seen.name = any (names)
      )
  ) then
    raise exception 'bad_ranking' using hint = 'Matches of the room, each once, and at least one.';
  end if;
  update private.room_members set ranking = ranked where id = me.id;
  return private.changed_room(me.room_id);
end;
$$;
comment on function public.rank_in_room is
  'Stores the order of a decider, best first, of names that have been matches, equally good ones on lines of one element; fails with "room_not_found" or "bad_ranking".';
