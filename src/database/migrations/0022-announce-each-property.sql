-- Past 200 ids a statement announced 'property:*', for which every process read all properties again. It now announces
-- each id, in as many messages as it takes: a message holds 8,000 bytes at most. The tags that a list carries stand in
-- the last of them, when the search has heard of every property that changed: alone they would be the same message after
-- each statement of a transaction, and PostgreSQL sends such a message once, after the first.
create or replace function announce_changes() returns trigger language plpgsql as $$
declare
  ids text[];
  tags text[] := '{}';
begin
  if tg_nargs > 0 and tg_argv[0] <> '' then
    execute format('select array_agg(distinct %1$I::text) from changed where %1$I is not null', tg_argv[1]) into ids;
  end if;
  if cardinality(ids) > 0 or (tg_argv[0] = '' and exists (select from changed)) then
    for position in 2 .. tg_nargs - 1 loop
      tags := tags || tg_argv[position];
    end loop;
  end if;
  if tg_argv[0] = 'property' then
    for start in 1 .. coalesce(cardinality(ids), 0) by 300 loop
      perform pg_notify('gevel_changes', (
        select string_agg('property:' || id, ' ') from unnest(ids[start : start + 299]) as id)
        || case when start + 300 > cardinality(ids) and cardinality(tags) > 0
          then ' ' || array_to_string(tags, ' ') else '' end);
    end loop;
    return null;
  end if;
  if cardinality(ids) > 200 then
    tags := array[tg_argv[0] || ':*'] || tags;
  elsif cardinality(ids) > 0 then
    tags := array(select tg_argv[0] || ':' || id from unnest(ids) as id) || tags;
  end if;
  if cardinality(tags) > 0 then
    perform pg_notify('gevel_changes', array_to_string(tags, ' '));
  end if;
  return null;
end
$$;

-- Whether one row of an update moved a count is asked with 'exists': PostgreSQL then hopes for an early row and compares
-- each row with each, which for 50,000 prices takes minutes.
alter function announce_counts() set enable_nestloop = off;

-- A command asks the processes that serve the site whether they have taken over what it has changed; each answers here.
-- Nothing is lost with it.
create unlogged table caught_up (
  id integer generated always as identity primary key,
  question text not null,
  answered_at timestamptz not null default now()
);
