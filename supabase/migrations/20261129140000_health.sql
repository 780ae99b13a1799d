-- What the function health answers to a monitor outside: it is to notice what nobody else does.

-- On a database without pg_cron, nobody can say whether the job ran.
create function public.open_problems() returns text[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  problems text[] := '{}';
  latest_run timestamptz;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $query$
      select max(run.start_time)
      from cron.job join cron.job_run_details as run on run.jobid = job.jobid
      where job.jobname = 'delete-expired' and run.status = 'succeeded'
    $query$ into latest_run;
    if latest_run is null or latest_run < now() - interval '2 hours' then
      problems := problems || 'the hourly job has not succeeded for two hours'::text;
    end if;
  end if;
  -- Not one in free text, which anybody can send.
  if exists (
    select from public.withdrawals
    where outcome = 'received' and session_id is not null and received_at < now() - interval '3 days'
  ) then
    problems := problems || 'a withdrawal has been open for three days'::text;
  end if;
  return problems;
end;
$$;
comment on function public.open_problems is
  'What the operator has to see to, in words without personal data; an empty array when all is well.';
revoke all on function public.open_problems from public, anon, authenticated;
grant execute on function public.open_problems to service_role;
