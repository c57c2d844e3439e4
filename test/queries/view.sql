-- count-views.ts: getViewSalt('2026-03-02')
insert into
  "visit_salt" ("day", "salt")
values
  ($1, $2)
on conflict ("day") do nothing;
-- $1 = '2026-03-02'
-- $2 = another each time
select
  "salt"
from
  "visit_salt"
where
  "day" = $1;
-- $1 = '2026-03-02'

-- count-views.ts: countViews([ { kind: 'visit', propertyId: 12, day: '2026-03-02', source: 'direct', language: 'nl', visitor: 'hash' } ])
with
  given as (
    select
      *
    from
      unnest($1::text[], $2::date[], $3::text[], $4::int[], $5::text[], $6::text[]) as given (visitor, day, kind, property_id, source, language)
    where
      exists (
        select
        from
          property
        where
          id = property_id
          and publication = 'published'
      )
  ),
  unseen as (
    insert into
      visit_seen (day, visitor)
    select
      day,
      visitor
    from
      given
    order by
      day,
      visitor
    on conflict do nothing
    returning
      day,
      visitor
  ),
  counted as (
    select
      property_id,
      day,
      source,
      language,
      count(*) filter (
        where
          kind = 'visit'
      ) as visits,
      count(*) filter (
        where
          kind = 'added'
      ) as added,
      count(*) filter (
        where
          kind = 'removed'
      ) as removed
    from
      given
      join unseen using (day, visitor)
    group by
      1,
      2,
      3,
      4
  ),
  favourites as (
    insert into
      favourite_count (property_id, day, added, removed)
    select
      property_id,
      day,
      sum(added),
      sum(removed)
    from
      counted
    where
      added + removed > 0
    group by
      property_id,
      day
    order by
      property_id,
      day
    on conflict (property_id, day) do update
    set
      added = favourite_count.added + excluded.added,
      removed = favourite_count.removed + excluded.removed
  )
insert into
  visit_count (property_id, day, source, language, count)
select
  property_id,
  day,
  source,
  language,
  visits
from
  counted
where
  visits > 0
order by
  property_id,
  day,
  source,
  language
on conflict (property_id, day, source, language) do update
set
  count = visit_count.count + excluded.count;
-- $1 = [ 'hash' ]
-- $2 = [ '2026-03-02' ]
-- $3 = [ 'visit' ]
-- $4 = [ 12 ]
-- $5 = [ 'direct' ]
-- $6 = [ 'nl' ]

-- count-views.ts: forgetVisitors('2026-03-02')
delete from "visit_salt"
where
  "day" < $1;
-- $1 = '2026-03-02'
delete from "visit_seen"
where
  "day" < $1;
-- $1 = '2026-03-02'

-- view-counts.ts: readViews([ 12, 13 ], '2026-03-02')
select
  greatest(day, $1::date) as day,
  source,
  language,
  sum(count) as count
from
  visit_count
where
  property_id = any ($2)
  and day <= $3
group by
  1,
  2,
  3;
-- $1 = '2026-01-31'
-- $2 = [ 12, 13 ]
-- $3 = '2026-03-02'
select
  property_id as id,
  coalesce(
    sum(count) filter (
      where
        day = $1
    ),
    0
  ) as today,
  coalesce(
    sum(count) filter (
      where
        day >= $2
    ),
    0
  ) as "thisWeek",
  coalesce(
    sum(count) filter (
      where
        day >= $3
    ),
    0
  ) as "thisMonth",
  sum(count) as total
from
  visit_count
where
  property_id = any ($4)
  and day <= $5
group by
  property_id;
-- $1 = '2026-03-02'
-- $2 = '2026-03-02'
-- $3 = '2026-03-01'
-- $4 = [ 12, 13 ]
-- $5 = '2026-03-02'

-- view-counts.ts: listViewTotals([ 12, 13 ], '2026-03-02')
select
  property_id as id,
  coalesce(
    sum(count) filter (
      where
        day = $1
    ),
    0
  ) as today,
  coalesce(
    sum(count) filter (
      where
        day >= $2
    ),
    0
  ) as "thisWeek",
  coalesce(
    sum(count) filter (
      where
        day >= $3
    ),
    0
  ) as "thisMonth",
  sum(count) as total
from
  visit_count
where
  property_id = any ($4)
  and day <= $5
group by
  property_id;
-- $1 = '2026-03-02'
-- $2 = '2026-03-02'
-- $3 = '2026-03-01'
-- $4 = [ 12, 13 ]
-- $5 = '2026-03-02'

-- view-counts.ts: listViewsBetween([ 12, 13 ], '2026-02-01', '2026-03-02')
select
  property_id as id,
  sum(count) as count
from
  visit_count
where
  property_id = any ($1)
  and day between $2 and $3
group by
  property_id;
-- $1 = [ 12, 13 ]
-- $2 = '2026-02-01'
-- $3 = '2026-03-02'

-- view-counts.ts: listFavouriteCounts([ 12, 13 ])
select
  property_id as id,
  sum(added) - sum(removed) as count
from
  favourite_count
where
  property_id = any ($1)
group by
  property_id;
-- $1 = [ 12, 13 ]
