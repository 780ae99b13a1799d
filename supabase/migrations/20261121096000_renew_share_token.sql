-- Replaces the link to a list that has been shared too widely.

-- Security definer because no client may write share_token: the token is always generated.
create function public.renew_share_token(list uuid) returns text
  language plpgsql security definer set search_path = ''
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
revoke all on function public.renew_share_token(uuid) from public, anon;
grant execute on function public.renew_share_token(uuid) to authenticated;
