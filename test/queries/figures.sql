-- counted-requests.ts: countRequestsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  l.form,
  l.language,
  concat_ws(' ', a.first_name, a.last_name) as agent,
  coalesce(l.referrer, '') as referrer,
  coalesce(l.campaign ->> 'utm_source', '') as source,
  coalesce(l.campaign ->> 'utm_medium', '') as medium,
  count(*) as count
from
  lead l
  left join agent a on a.id = l.agent_id
where
  l.created_at >= $1
  and l.created_at < $2
  and l.status <> 'spam'
  and l.form = any ($3)
group by
  1,
  2,
  3,
  4,
  5,
  6;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]

-- counted-requests.ts: countRequestsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  l.form,
  l.language,
  concat_ws(' ', a.first_name, a.last_name) as agent,
  coalesce(l.referrer, '') as referrer,
  coalesce(l.campaign ->> 'utm_source', '') as source,
  coalesce(l.campaign ->> 'utm_medium', '') as medium,
  count(*) as count
from
  lead l
  left join agent a on a.id = l.agent_id
where
  l.created_at >= $1
  and l.created_at < $2
  and l.status <> 'spam'
  and l.form = any ($3)
  and l.property_id = $4
group by
  1,
  2,
  3,
  4,
  5,
  6;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $4 = 12

-- counted-requests.ts: countRequestsByProperty({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  l.property_id as id,
  count(*) as count
from
  lead l
where
  l.created_at >= $1
  and l.created_at < $2
  and l.status <> 'spam'
  and l.form = any ($3)
  and l.property_id is not null
group by
  l.property_id;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]

-- counted-requests.ts: countRequestsByProperty({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  l.property_id as id,
  count(*) as count
from
  lead l
where
  l.created_at >= $1
  and l.created_at < $2
  and l.status <> 'spam'
  and l.form = any ($3)
  and l.property_id = $4
  and l.property_id is not null
group by
  l.property_id;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = [ 'contact', 'contact_me', 'documents', 'project', 'free_valuation', 'demand', 'offer', 'visit' ]
-- $4 = 12

-- counted-requests.ts: countViewingsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  (
    select
      count(*)
    from
      appointment v
    where
      v.created_at >= $1
      and v.created_at < $2
  ) as requested,
  count(*) filter (
    where
      v.status = 'confirmed'
  ) as planned,
  count(*) filter (
    where
      v.status = 'carried_out'
  ) as "carriedOut",
  count(*) filter (
    where
      v.status = 'carried_out'
      and exists (
        select
        from
          lead asked
          join lead offer on lower(offer.email) = lower(asked.email)
        where
          asked.id = v.lead_id
          and offer.form = 'offer'
          and offer.status <> 'spam'
          and offer.property_id = v.property_id
          and offer.created_at >= v.starts_at
      )
  ) as "ledToOffer"
from
  appointment v
where
  v.starts_at >= $3
  and v.starts_at < $4;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = 2026-01-31T23:00:00.000Z
-- $4 = 2026-02-28T23:00:00.000Z

-- counted-requests.ts: countViewingsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  (
    select
      count(*)
    from
      appointment v
    where
      v.created_at >= $1
      and v.created_at < $2
      and v.property_id = $3
  ) as requested,
  count(*) filter (
    where
      v.status = 'confirmed'
  ) as planned,
  count(*) filter (
    where
      v.status = 'carried_out'
  ) as "carriedOut",
  count(*) filter (
    where
      v.status = 'carried_out'
      and exists (
        select
        from
          lead asked
          join lead offer on lower(offer.email) = lower(asked.email)
        where
          asked.id = v.lead_id
          and offer.form = 'offer'
          and offer.status <> 'spam'
          and offer.property_id = v.property_id
          and offer.created_at >= v.starts_at
      )
  ) as "ledToOffer"
from
  appointment v
where
  v.starts_at >= $4
  and v.starts_at < $5
  and v.property_id = $6;
-- $1 = 2026-01-31T23:00:00.000Z
-- $2 = 2026-02-28T23:00:00.000Z
-- $3 = 12
-- $4 = 2026-01-31T23:00:00.000Z
-- $5 = 2026-02-28T23:00:00.000Z
-- $6 = 12

-- counted-views.ts: countViewsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  day,
  source,
  language,
  sum(count) as count
from
  view_day
where
  day between $1 and $2
group by
  1,
  2,
  3;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'
select
  property_id as id,
  sum(count) as count
from
  (
    select
      property_id,
      count
    from
      view_week
    where
      week >= $1
      and week < $2
    union all
    select
      property_id,
      count
    from
      visit_count
    where
      day between $3 and least($4, $5::date - 1)
    union all
    select
      property_id,
      count
    from
      visit_count
    where
      day between greatest($6::date, $7::date) and $8
  ) part
group by
  property_id;
-- $1 = '2026-02-02'
-- $2 = '2026-02-23'
-- $3 = '2026-02-01'
-- $4 = '2026-02-28'
-- $5 = '2026-02-02'
-- $6 = '2026-02-02'
-- $7 = '2026-02-23'
-- $8 = '2026-02-28'

-- counted-views.ts: countViewsIn({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  day,
  source,
  language,
  sum(count) as count
from
  visit_count
where
  day between $1 and $2
  and property_id = $3
group by
  1,
  2,
  3;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'
-- $3 = 12
select
  property_id as id,
  sum(count) as count
from
  (
    select
      property_id,
      count
    from
      view_week
    where
      week >= $1
      and week < $2
      and property_id = $3
    union all
    select
      property_id,
      count
    from
      visit_count
    where
      day between $4 and least($5, $6::date - 1)
      and property_id = $7
    union all
    select
      property_id,
      count
    from
      visit_count
    where
      day between greatest($8::date, $9::date) and $10
      and property_id = $11
  ) part
group by
  property_id;
-- $1 = '2026-02-02'
-- $2 = '2026-02-23'
-- $3 = 12
-- $4 = '2026-02-01'
-- $5 = '2026-02-28'
-- $6 = '2026-02-02'
-- $7 = 12
-- $8 = '2026-02-02'
-- $9 = '2026-02-23'
-- $10 = '2026-02-28'
-- $11 = 12

-- counted-views.ts: countViewsByDay({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  day,
  sum(count) as count
from
  view_day
where
  day between $1 and $2
group by
  day;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'

-- counted-views.ts: countViewsByDay({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  day,
  sum(count) as count
from
  visit_count
where
  day between $1 and $2
  and property_id = $3
group by
  day;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'
-- $3 = 12

-- counted-views.ts: countFavouritesIn({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  property_id as id,
  sum(added) as added
from
  favourite_count
where
  day between $1 and $2
  and added > 0
group by
  property_id;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'

-- counted-views.ts: countFavouritesIn({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  property_id as id,
  sum(added) as added
from
  favourite_count
where
  day between $1 and $2
  and added > 0
  and property_id = $3
group by
  property_id;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'
-- $3 = 12

-- properties-online.ts: listPropertiesOnline([ 12, 13 ], { from: '2026-02-01', until: '2026-02-28', propertyId: undefined }, '2026-03-02')
select
  p.id as property_id,
  p.type,
  p.street,
  p.house_number,
  p.box_number,
  p.city,
  p.region,
  p.reference,
  p.publication,
  p.availability,
  p.purpose,
  greatest(0, coalesce(p.gone_on, $1::date) - (p.published_at at time zone 'Europe/Brussels')::date) as days_online,
  (
    select
      count(*)
    from
      property_price c
    where
      c.property_id = p.id
      and c.since >= $2
      and c.since < $3
      and exists (
        select
        from
          property_price b
        where
          b.property_id = p.id
          and b.since < c.since
      )
  ) as price_changes
from
  property p
where
  p.id = any ($4::int[]);
-- $1 = '2026-03-02'
-- $2 = 2026-01-31T23:00:00.000Z
-- $3 = 2026-02-28T23:00:00.000Z
-- $4 = [ 12, 13 ]

-- properties-online.ts: findDaysUntilGone({ from: '2026-02-01', until: '2026-02-28', propertyId: undefined })
select
  count(*) as count,
  percentile_disc(0.5) within group (
    order by
      greatest(0, gone_on - (published_at at time zone 'Europe/Brussels')::date)
  ) as median
from
  property
where
  gone_on between $1 and $2
  and published_at is not null;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'

-- properties-online.ts: findDaysUntilGone({ from: '2026-02-01', until: '2026-02-28', propertyId: 12 })
select
  count(*) as count,
  percentile_disc(0.5) within group (
    order by
      greatest(0, gone_on - (published_at at time zone 'Europe/Brussels')::date)
  ) as median
from
  property
where
  gone_on between $1 and $2
  and published_at is not null
  and id = $3;
-- $1 = '2026-02-01'
-- $2 = '2026-02-28'
-- $3 = 12

-- properties-online.ts: listNewestOpen(10)
(
  select
    id
  from
    property
  where
    publication = $1
    and availability = 'available'
    and project_id is null
  order by
    published_at desc nulls last,
    id desc
  limit
    $2
)
union all
(
  select
    id
  from
    property
  where
    publication = $3
    and availability = 'available'
    and project_id is null
  order by
    published_at desc nulls last,
    id desc
  limit
    $4
);
-- $1 = 'published'
-- $2 = 10
-- $3 = 'draft'
-- $4 = 10
